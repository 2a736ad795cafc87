import { describe, expect, it } from 'vitest';
import { lastTwoDays, rangeErrors, readRange, writeRange } from './contact-range.ts';

const today = '2026-11-20';
const read = (address: string) => readRange(new URLSearchParams(address), today);

describe('the range of the contacts', () => {
  it('is none without an address, and with one that makes no sense', () => {
    for (const address of [
      '',
      'from=2026-11-01',
      'from=soon&to=later',
      'from=2026-11-18&to=2026-11-17',
      'from=2026-11-31&to=x',
      'from=2027-01-01&to=2027-01-02',
    ])
      expect(read(address)).toBeNull();
  });

  it('is what the address says', () => {
    expect(read('from=2026-11-01&to=2026-11-05')).toEqual({ from: '2026-11-01', to: '2026-11-05' });
  });

  it('sets the tables back to their first page and keeps the person', () => {
    const search = new URLSearchParams('person=7&continuous=3&cumulative=2');
    const range = { from: '2026-11-01', to: '2026-11-05' };
    const usual = lastTwoDays(today);
    expect(usual).toEqual({ from: '2026-11-19', to: today });
    expect(writeRange(search, range, usual).toString()).toBe(
      'person=7&from=2026-11-01&to=2026-11-05',
    );
    expect(writeRange(search, usual, usual).toString()).toBe('person=7');
  });

  it('says which end is wrong', () => {
    expect(rangeErrors({ from: '', to: today }, today)).toHaveProperty('from');
    expect(rangeErrors({ from: '2026-11-18', to: '' }, today)).toHaveProperty('to');
    expect(rangeErrors({ from: '2026-11-18', to: '2026-11-17' }, today)).toEqual({
      to: 'The last day must not be before the first',
    });
    expect(rangeErrors({ from: '2025-11-20', to: today }, today)).toEqual({});
    expect(rangeErrors({ from: '2025-11-19', to: today }, today)).toHaveProperty('to');
  });
});
