import { describe, expect, it } from 'vitest';
import { describePreview, listChangedDates } from './preview-words.ts';

const zone = 'Asia/Singapore';
const aCase = {
  case: { id: 'case-12', number: 12, person: { id: 'ana', name: 'Ana Lim' } },
  windowBefore: { from: '2026-05-01T16:00:00.000Z', until: '2026-05-14T16:00:00.000Z' },
  windowAfter: { from: '2026-05-01T16:00:00.000Z', until: '2026-05-14T16:00:00.000Z' },
  isolationBefore: { until: '2026-05-14', reason: '' },
  isolationAfter: { until: '2026-05-14', reason: '' },
};

describe('describePreview', () => {
  const nobody = {
    newlyToInform: 0,
    noLongerExposed: 0,
    newlyOwedCorrection: 0,
    changedDates: 0,
    changedSteps: 0,
    quarantines: [],
  };

  it('counts the open cases that would change', () => {
    const describeCases = (openCases: number, changedCases: number) =>
      describePreview({ openCases, changedCases, cases: [], people: nobody });
    expect(describeCases(0, 0)).toEqual(['No case of this disease is open, so no date changes.']);
    expect(describeCases(3, 0)).toEqual([
      'Open cases of this disease: 3. None of their dates would change.',
    ]);
    expect(describeCases(3, 2)).toEqual(['The dates of 2 cases (of 3 open) would change.']);
  });

  it('counts the exposed people affected by a change', () => {
    const describePeople = (people: typeof nobody | null) =>
      describePreview({ openCases: 0, changedCases: 0, cases: [], people });
    expect(describePeople({ ...nobody, newlyToInform: 1, changedDates: 2 })).toEqual([
      '1 person newly to inform.',
      '2 dates of quarantines change.',
    ]);
    expect(describePeople({ ...nobody, changedSteps: 2 })).toEqual([
      'The steps of 2 people would change.',
    ]);
    expect(describePeople(null)).toEqual([expect.stringContaining('could not be counted')]);
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
