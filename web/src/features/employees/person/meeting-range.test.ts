import { describe, expect, it } from 'vitest';
import { meetingRangeFaults, readMeetingRange, writeMeetingRange } from './meeting-range.ts';

const today = '2026-03-10';
const usual = { from: '2026-03-04', to: '2026-03-10' };
const read = (query: string) => readMeetingRange(new URLSearchParams(query), today);

describe('the days of the address', () => {
  it('are the last 7, today included, without a choice', () => expect(read('')).toEqual(usual));

  it('are those that it names', () =>
    expect(read('from=2026-02-10&to=2026-02-12')).toEqual({
      from: '2026-02-10',
      to: '2026-02-12',
    }));

  it.each([
    'from=2026-02-10',
    'from=2026-02-12&to=2026-02-10',
    'from=2026-02-30x&to=2026-03-01',
    'from=2026-03-11&to=2026-03-12',
    'from=2026-01-01&to=2026-03-01',
  ])('are the last 7 where %s makes no sense', (query) => expect(read(query)).toEqual(usual));

  it('are left out when they are the last 7, and leave the rest alone', () => {
    const params = new URLSearchParams('a=1&from=2026-02-10&to=2026-02-12');
    expect(writeMeetingRange(params, usual, today).toString()).toBe('a=1');
    const chosen = { from: '2026-03-01', to: '2026-03-02' };
    expect(writeMeetingRange(params, chosen, today).toString()).toBe(
      'a=1&from=2026-03-01&to=2026-03-02',
    );
  });
});

describe('what is wrong with days', () => {
  it.each([
    ['', '2026-03-01', { from: 'Please enter the first day' }],
    ['2026-03-01', '', { to: 'Please enter the last day' }],
    ['2026-03-11', '2026-03-11', { from: 'The first day must not be in the future' }],
    ['2026-03-02', '2026-03-01', { to: 'The last day must not be before the first' }],
    ['2026-02-01', '2026-03-04', { to: 'At most 31 days' }],
    ['2026-02-01', '2026-03-03', {}],
  ])('from %s to %s', (from, to, faults) =>
    expect(meetingRangeFaults({ from, to }, today)).toEqual(faults),
  );
});
