import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  contestFormOf,
  contestInput,
  findContestErrors,
  previewInput,
  type ContestableContact,
  type ContestFormValues,
} from './contest-form.ts';

const timeZone = 'Asia/Singapore';
const now = Date.parse('2025-11-18T04:00:30.000Z');
const place = { timeZone, now };

const contact: ContestableContact = {
  person: { id: 'a', name: 'Ana' },
  other: { id: 'b', name: 'Ben' },
  source: 'MOBILE',
  from: '2025-11-17T02:05:20.000Z',
  until: '2025-11-17T02:27:40.000Z',
};
const values: ContestFormValues = {
  from: '2025-11-17T10:05',
  until: '2025-11-17T10:28',
  reason: 'WALL_BETWEEN',
  note: '',
};

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now }));
afterEach(() => vi.useRealTimers());

describe('contest form', () => {
  it('is prefilled with whole minutes around the contact', () => {
    expect(contestFormOf(contact, timeZone)).toEqual({ ...values, reason: '' });
  });

  it('is prefilled with at most 24 hours', () => {
    const from = '2025-11-16T02:05:20.000Z';
    const until = '2025-11-17T02:05:20.000Z';
    expect(contestFormOf({ from, until }, timeZone).until).toBe('2025-11-17T10:05');
  });

  it('sends instants, and a reason with its note', () => {
    expect(
      contestInput(contact, { ...values, reason: 'OTHER', note: ' Glass ' }, timeZone),
    ).toEqual({
      person: { id: 'a' },
      other: { id: 'b' },
      source: 'MOBILE',
      from: '2025-11-17T02:05:00.000Z',
      until: '2025-11-17T02:28:00.000Z',
      reason: 'OTHER',
      note: 'Glass',
    });
  });

  it('ends a contact in the current minute now, because no contest may end in the future', () => {
    const recent = { from: '2025-11-18T11:30', until: '2025-11-18T12:01' };
    expect(previewInput(contact, recent, place)?.until).toBe('2025-11-18T04:00:30.000Z');
  });

  it('sends no preview for an invalid span', () => {
    expect(previewInput(contact, { ...values, until: '2025-11-17T' }, place)).toBeNull();
    expect(previewInput(contact, { ...values, until: values.from }, place)).toBeNull();
  });

  it.each([
    [{ from: 'T10:05' }, { from: 'Please enter day and time' }],
    [{ until: '2025-11-17T10:05' }, { until: 'The end must be after the start' }],
    [{ until: '2025-11-18T10:06' }, { until: 'At most 24 hours' }],
    [
      { from: '2025-11-18T11:00', until: '2025-11-18T12:02' },
      { until: 'The end cannot be in the future' },
    ],
    [{ reason: '' as const }, { reason: 'Please choose a reason' }],
    [{ reason: 'OTHER' as const }, { note: 'Please say in the note what happened' }],
    [{ note: 'x'.repeat(2001) }, { note: 'At most 2000 characters' }],
    [{}, {}],
  ])('names what is wrong with %j', (change, errors) => {
    expect(findContestErrors({ ...values, ...change }, timeZone)).toEqual(errors);
  });
});
