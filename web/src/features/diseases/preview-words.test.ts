import { describe, expect, it } from 'vitest';
import { formatPreview, listChangedDates } from './preview-words.ts';

const zone = 'Asia/Singapore';
const aCase = {
  case: { id: 'case-12', number: 12, person: { id: 'ana', name: 'Ana Lim' } },
  windowBefore: { from: '2026-05-01T16:00:00.000Z', until: '2026-05-14T16:00:00.000Z' },
  windowAfter: { from: '2026-05-01T16:00:00.000Z', until: '2026-05-14T16:00:00.000Z' },
  isolationBefore: { until: '2026-05-14' },
  isolationAfter: { until: '2026-05-14' },
};

describe('formatPreview', () => {
  it('counts the open cases that would change', () => {
    const say = (openCases: number, changedCases: number, changedQuarantines: number) =>
      formatPreview({ openCases, changedCases, cases: [], changedQuarantines, quarantines: [] });
    expect(say(0, 0, 0)).toBe('No case of this disease is open, so no date changes.');
    expect(say(3, 0, 0)).toBe('Open cases of this disease: 3. None of their dates would change.');
    expect(say(3, 2, 1)).toMatch(
      /^The dates of 2 cases \(of 3 open\) and of 1 quarantine would change\./,
    );
    expect(say(0, 0, 2)).toMatch(/^The dates of 0 cases \(of 0 open\) and of 2 quarantines/);
  });
});

describe('listChangedDates', () => {
  it('lists nothing for an unchanged case', () => {
    expect(listChangedDates(aCase, zone)).toEqual([]);
  });

  it('shows the first and last day of a window in the company’s time zone', () => {
    const windowAfter = { from: '2026-04-30T16:00:00.000Z', until: '2026-05-12T16:00:00.000Z' };
    expect(listChangedDates({ ...aCase, windowAfter }, zone)).toEqual([
      {
        key: 'case-12 window',
        what: 'C-12 Ana Lim, window',
        now: '2/5/2026 to 14/5/2026',
        proposed: '1/5/2026 to 12/5/2026',
      },
    ]);
  });

  it('names an empty window, and an isolation that would end', () => {
    const windowAfter = { from: '2026-05-14T16:00:00.000Z', until: '2026-05-14T16:00:00.000Z' };
    const [window, isolation] = listChangedDates(
      { ...aCase, windowAfter, isolationAfter: null },
      zone,
    );
    expect(window?.proposed).toBe('empty');
    expect(isolation).toMatchObject({ now: 'until 14/5/2026', proposed: 'none' });
  });
});
