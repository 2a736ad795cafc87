import { describe, expect, it } from 'vitest';
import { peopleToInform, stateSentence } from './inform.ts';
import type { CaseTrace } from './use-case-traces.ts';

const traced = (...ids: string[]): CaseTrace => ({
  state: 'traced',
  exposures: ids.map((id) => ({ level: 1, person: { id, isPositive: id.startsWith('positive') } })),
});

describe('the people to inform', () => {
  it('are everybody exposed by any case, once, but for those who know already', () => {
    const traces = new Map([
      ['a', traced('x', 'y', 'positive 1')],
      ['b', traced('y', 'z')],
    ]);
    expect(peopleToInform(['a', 'b'], traces)).toEqual({ count: 3, certainty: 'complete' });
  });

  it('are at least so many when a case could not be traced, and unknown while one is on its way', () => {
    const failed: CaseTrace = { state: 'failed', message: 'away' };
    const traces = new Map<string, CaseTrace>([
      ['a', traced('x')],
      ['b', failed],
    ]);
    expect(peopleToInform(['a', 'b'], traces)).toEqual({ count: 1, certainty: 'atLeast' });
    expect(peopleToInform(['a', 'b', 'c'], traces).certainty).toBe('pending');
  });
});

it('says the state of the morning in one sentence', () => {
  expect(stateSentence(3, { count: 14, certainty: 'complete' })).toBe(
    '3 positive cases, 14 people to inform',
  );
  expect(stateSentence(1, { count: 1, certainty: 'complete' })).toBe(
    '1 positive case, 1 person to inform',
  );
  expect(stateSentence(1, { count: 0, certainty: 'complete' })).toBe(
    '1 positive case, nobody to inform',
  );
  expect(stateSentence(2, { count: 5, certainty: 'atLeast' })).toBe(
    '2 positive cases, at least 5 people to inform',
  );
  expect(stateSentence(2, { count: 5, certainty: 'pending' })).toBe(
    '2 positive cases, following their contacts…',
  );
});
