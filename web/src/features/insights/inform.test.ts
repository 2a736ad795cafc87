import { describe, expect, it } from 'vitest';
import { aReporting, nothingReported } from '../../domain/coverage/reporting.factory.ts';
import { type PeopleToInform, peopleToInform, stateSentence } from './inform.ts';
import type { CaseTrace } from './use-case-traces.ts';

type TracedCase = Extract<CaseTrace, { state: 'traced' }>;
const traced = (...ids: string[]): TracedCase => ({
  state: 'traced',
  windowRule: 'POSITIVE_DATE',
  reporting: aReporting(),
  exposures: ids.map((id) => ({ level: 1, person: { id, isPositive: id.startsWith('positive') } })),
});

describe('the people to inform', () => {
  it('are everybody exposed by any case, once, but for those who know already', () => {
    const traces = new Map([
      ['a', traced('x', 'y', 'positive 1')],
      ['b', traced('y', 'z')],
    ]);
    expect(peopleToInform(['a', 'b'], traces)).toMatchObject({ count: 3, certainty: 'complete' });
  });

  it('are at least so many when a case could not be traced, and unknown while one is on its way', () => {
    const failed: CaseTrace = { state: 'failed', message: 'away' };
    const traces = new Map<string, CaseTrace>([
      ['a', traced('x')],
      ['b', failed],
    ]);
    expect(peopleToInform(['a', 'b'], traces)).toMatchObject({ count: 1, certainty: 'atLeast' });
    expect(peopleToInform(['a', 'b', 'c'], traces).certainty).toBe('pending');
  });

  it('are not known of a case without exposures whose phone noticed nobody', () => {
    const silent = (...ids: string[]): CaseTrace => ({
      ...traced(...ids),
      reporting: aReporting({ phone: 'SILENT', recordedBy: [] }),
    });
    const dark: CaseTrace = { ...traced(), reporting: nothingReported() };
    const traces = new Map([
      ['measured', traced()],
      ['silent', silent()],
      ['seen by others', silent('x')],
      ['dark', dark],
    ]);
    expect(peopleToInform([...traces.keys()], traces)).toEqual({
      count: 1,
      certainty: 'complete',
      unmeasuredCases: 2,
      isEveryPhoneSilent: false,
    });
    expect(peopleToInform(['dark'], traces)).toMatchObject({
      unmeasuredCases: 1,
      isEveryPhoneSilent: true,
    });
  });
});

describe('stateSentence', () => {
  const inform = (given: Partial<PeopleToInform>): PeopleToInform => ({
    count: 0,
    certainty: 'complete',
    unmeasuredCases: 0,
    isEveryPhoneSilent: false,
    ...given,
  });

  it.each<[number, Partial<PeopleToInform>, string]>([
    [3, { count: 14 }, '3 positive cases, 14 people to inform'],
    [1, { count: 1 }, '1 positive case, 1 person to inform'],
    [1, {}, '1 positive case, nobody to inform'],
    [2, { count: 5, certainty: 'atLeast' }, '2 positive cases, at least 5 people to inform'],
    [2, { count: 5, certainty: 'pending' }, '2 positive cases, following their contacts…'],
    [1, { unmeasuredCases: 1 }, '1 positive case, not known whom to inform'],
    [
      1,
      { unmeasuredCases: 1, isEveryPhoneSilent: true },
      '1 positive case, not known whom to inform: no phone reported',
    ],
    [3, { unmeasuredCases: 1 }, '3 positive cases, not known whom to inform for 1'],
    [
      3,
      { count: 14, unmeasuredCases: 1 },
      '3 positive cases, 14 people to inform; not known for 1',
    ],
  ])('of %i cases with %o', (cases, given, sentence) => {
    expect(stateSentence(cases, inform(given))).toBe(sentence);
  });
});
