import { describe, expect, it } from 'vitest';
import { lastDays, readDayRange, validateDayRange, writeDayRange } from './day-range.ts';

const today = '2026-03-10';
const read = (query: string) => readDayRange(new URLSearchParams(query), today, 31);

describe('readDayRange', () => {
  it('returns the range that the address names', () =>
    expect(read('from=2026-02-10&to=2026-02-12')).toEqual({
      from: '2026-02-10',
      to: '2026-02-12',
    }));

  it.each([
    '',
    'from=2026-02-10',
    'from=soon&to=later',
    'from=2026-02-12&to=2026-02-10',
    'from=2026-02-30x&to=2026-03-01',
    'from=2026-03-11&to=2026-03-12',
    'from=2026-03-01&to=2026-03-11',
    'from=2026-01-01&to=2026-03-01',
  ])('returns null for the invalid range ‘%s’', (query) => expect(read(query)).toBeNull());
});

describe('writeDayRange', () => {
  const usual = lastDays(7, today);
  const params = new URLSearchParams('a=1&from=2026-02-10&to=2026-02-12');

  it('leaves out the default range and keeps other parameters', () => {
    expect(usual).toEqual({ from: '2026-03-04', to: today });
    expect(writeDayRange(params, usual, usual).toString()).toBe('a=1');
  });

  it('writes any other range', () => {
    const range = { from: '2026-03-01', to: '2026-03-02' };
    expect(writeDayRange(params, range, usual).toString()).toBe(
      'a=1&from=2026-03-01&to=2026-03-02',
    );
  });
});

describe('validateDayRange', () => {
  it.each([
    ['', '2026-03-01', { from: 'Please enter the first day' }],
    ['2026-03-01', '', { to: 'Please enter the last day' }],
    ['2026-03-11', '2026-03-11', { from: 'The first day must not be in the future' }],
    ['2026-03-09', '2026-03-11', { to: 'The last day must not be in the future' }],
    ['2026-03-02', '2026-03-01', { to: 'The last day must not be before the first' }],
    ['2026-02-01', '2026-03-04', { to: 'At most 31 days' }],
    ['2026-02-01', '2026-03-03', {}],
  ])('from %s to %s returns %j', (from, to, errors) =>
    expect(validateDayRange({ from, to }, today, 31)).toEqual(errors),
  );
});
