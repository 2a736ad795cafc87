import { describe, expect, it } from 'vitest';
import { blankContest, contestInput, findContestErrors } from './contest-form.ts';

const singapore = 'Asia/Singapore';
/** Saturday 10 May 2025, 12:00 in Singapore. */
const now = Date.parse('2025-05-10T04:00:00Z');
const values = {
  ...blankContest,
  from: '2025-05-08T09:30',
  until: '2025-05-08T17:00',
  reason: 'PHONE_LEFT_BEHIND',
} as const;

describe('contestInput', () => {
  it('returns the instants of the company’s wall times', () => {
    expect(contestInput({ ...values, note: ' at home ' }, singapore, now)).toEqual({
      from: '2025-05-08T01:30:00.000Z',
      until: '2025-05-08T09:00:00.000Z',
      reason: 'PHONE_LEFT_BEHIND',
      note: 'at home',
    });
  });

  it('uses whole days without times, and ends today at the current time', () => {
    const day = { ...blankContest, from: '2025-05-08T', until: '2025-05-08T' };
    expect(contestInput(day, singapore, now)).toMatchObject({
      from: '2025-05-07T16:00:00.000Z',
      until: '2025-05-08T16:00:00.000Z',
      note: null,
    });
    const today = { ...day, until: '2025-05-10T' };
    expect(contestInput(today, singapore, now).until).toBe('2025-05-10T04:00:00.000Z');
  });
});

describe('findContestErrors', () => {
  it.each([
    [values, {}],
    [{ ...values, reason: '' }, { reason: 'Please choose what happened' }],
    [
      { ...values, from: 'T', until: 'T09:00' },
      { from: 'Please choose a day', until: 'Please choose a day' },
    ],
    [{ ...values, until: '2025-05-08T09:30' }, { until: 'The end must be after the start' }],
    [{ ...values, until: '2025-05-10T12:01' }, { until: 'This is in the future' }],
    [{ ...values, from: '2025-05-11T', until: '2025-05-11T' }, { from: 'This is in the future' }],
    [{ ...values, reason: 'OTHER', note: ' ' }, { note: 'Please write what happened' }],
    [{ ...values, reason: 'OTHER', note: 'I was ill' }, {}],
  ] as const)('of %j returns %j', (entered, errors) => {
    expect(findContestErrors(entered, singapore, now)).toEqual(errors);
  });
});
