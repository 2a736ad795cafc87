import { describe, expect, it } from 'vitest';
import { aReporting, nothingReported } from '../../contacts/reporting/reporting.factory.ts';
import {
  type CaseTrace,
  type ExposedPeople,
  findExposedPeople,
  formatState,
} from './exposed-people.ts';

const traced = (...ids: string[]): CaseTrace => ({
  person: { id: 'positive' },
  reporting: aReporting(),
  exposures: ids.map((id) => ({ level: 1, person: { id, isPositive: id.startsWith('positive') } })),
});

describe('exposed people', () => {
  it('include everybody exposed by any case, once, without positive people', () => {
    expect(findExposedPeople([traced('x', 'y', 'positive 1'), traced('y', 'z')]).count).toBe(3);
  });

  it('are not known for a case without exposures whose phone detected nobody', () => {
    const silent = (...ids: string[]): CaseTrace => ({
      ...traced(...ids),
      reporting: aReporting({ phone: 'SILENT', recordedBy: [] }),
    });
    const dark: CaseTrace = { ...traced(), reporting: nothingReported() };
    expect(findExposedPeople([traced(), silent(), silent('x'), dark])).toEqual({
      count: 1,
      unmeasuredCases: 2,
      isEveryPhoneSilent: false,
    });
    expect(findExposedPeople([dark])).toMatchObject({
      unmeasuredCases: 1,
      isEveryPhoneSilent: true,
    });
  });
});

describe('stateSentence', () => {
  const inform = (given: Partial<ExposedPeople>): ExposedPeople => ({
    count: 0,
    unmeasuredCases: 0,
    isEveryPhoneSilent: false,
    ...given,
  });

  it.each<[number, Partial<ExposedPeople>, string]>([
    [3, { count: 14 }, '3 positive cases, 14 people exposed'],
    [1, { count: 1 }, '1 positive case, 1 person exposed'],
    [1, {}, '1 positive case, nobody exposed'],
    [1, { unmeasuredCases: 1 }, '1 positive case, not known who was exposed'],
    [
      1,
      { unmeasuredCases: 1, isEveryPhoneSilent: true },
      '1 positive case, not known who was exposed: no phone reported',
    ],
    [3, { unmeasuredCases: 1 }, '3 positive cases, not known who was exposed for 1'],
    [3, { count: 14, unmeasuredCases: 1 }, '3 positive cases, 14 people exposed; not known for 1'],
  ])('describes %i cases with %o', (cases, given, sentence) => {
    expect(formatState(cases, inform(given))).toBe(sentence);
  });

  it('says that nothing is known while traces load, and after a failure', () => {
    expect(formatState(2, 'pending')).toBe('2 positive cases, tracing their contacts…');
    expect(formatState(1, 'failed')).toBe('1 positive case, not known who was exposed');
  });
});
