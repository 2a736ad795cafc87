import { describe, expect, it } from 'vitest';
import {
  findComparisonStart,
  daysOfRange,
  readBreachRange,
  formatPeriodBefore,
  writeBreachRange,
  type BreachRange,
} from './breach-range.ts';

const today = '2026-11-20';
const own = (from: string, to: string): BreachRange => ({ kind: 'own', from, to });

describe('range in the address', () => {
  it.each<[BreachRange, string]>([
    [{ kind: 'days', days: 7 }, 'page=2'],
    [{ kind: '24h' }, 'page=2&range=24h'],
    [{ kind: 'days', days: 30 }, 'page=2&range=30'],
    [own('2026-10-01', '2026-10-31'), 'page=2&range=own&from=2026-10-01&to=2026-10-31'],
  ])('reads %j as it was written', (range, address) => {
    const search = new URLSearchParams('page=2&range=14&from=1&to=2');
    const written = writeBreachRange(search, range);
    expect(written.toString()).toBe(address);
    expect(readBreachRange(written, today)).toEqual(range);
  });

  it.each([
    'range=9',
    'range=own',
    'range=own&from=2026-11-02&to=2026-11-01',
    'range=own&from=2026-11-02&to=2026-11-21',
    'range=own&from=1&to=2',
  ])('reads invalid %s as the last 7 days', (address) => {
    expect(readBreachRange(new URLSearchParams(address), today)).toEqual({ kind: 'days', days: 7 });
  });
});

it('daysOfRange ends today, has custom days, or is null', () => {
  expect(daysOfRange({ kind: 'days', days: 7 }, today)).toEqual({ from: '2026-11-14', to: today });
  expect(daysOfRange(own('2026-10-01', '2026-10-02'), today)).toEqual({
    from: '2026-10-01',
    to: '2026-10-02',
  });
  expect(daysOfRange({ kind: '24h' }, today)).toBeNull();
});

it('is compared with as many days before', () => {
  expect(formatPeriodBefore({ kind: '24h' })).toBe('in the 24 hours before');
  expect(formatPeriodBefore({ kind: 'days', days: 14 })).toBe('in the 14 days before');
  expect(formatPeriodBefore(own('2026-10-01', '2026-10-01'))).toBe('on the day before');
  expect(formatPeriodBefore(own('2026-10-24', '2026-10-26'))).toBe('in the 3 days before');
});

it('compares from the first of those days', () => {
  expect(findComparisonStart({ kind: '24h' }, today)).toBe('2026-11-18');
  expect(findComparisonStart({ kind: 'days', days: 14 }, today)).toBe('2026-10-24');
  expect(findComparisonStart(own('2026-10-24', '2026-10-26'), today)).toBe('2026-10-21');
});
