import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY, MINUTE } from '../../../durations.js';
import { buildThresholdHistory } from '../../company/settings/thresholds.js';
import { findLastContact } from './last-contact.js';
import { pairCases } from '../../../../test/tracing-oracle/arbitraries.js';
import { lastMomentByTicks } from '../../../../test/tracing-oracle/pair-by-ticks.js';

const fifteen = buildThresholdHistory([]);
const midnight = Date.UTC(2026, 5, 9);
const span = (start: number, end: number) => ({
  start: midnight + start * MINUTE,
  end: midnight + end * MINUTE,
});
const last = (...records: { start: number; end: number }[]) =>
  findLastContact(records, { from: midnight - DAY, until: midnight + 2 * DAY }, fifteen);

describe('findLastContact', () => {
  it('returns the end of the last continuous contact', () => {
    expect(last(span(-60, 60), span(100, 110))).toEqual({
      endedAt: midnight + 110 * MINUTE,
      minutes: 130,
    });
    expect(last(span(-60, 60))).toEqual({ endedAt: midnight + 60 * MINUTE, minutes: 120 });
  });

  it('returns the last short meeting with which 24 hours reach the threshold', () => {
    const records = [span(0, 8), span(60, 68), span(600, 602), span(600 + 24 * 60, 603 + 24 * 60)];
    expect(last(...records)).toEqual({ endedAt: midnight + 602 * MINUTE, minutes: 18 });
  });

  it('returns the length of the continuous contact if short meetings before it count until the same moment', () => {
    expect(last(span(0, 10), span(60, 80))).toEqual({
      endedAt: midnight + 80 * MINUTE,
      minutes: 20,
    });
  });

  it('ignores the lower threshold of a meeting that ended 24 hours before', () => {
    const dayLater = 24 * 60;
    const thresholds = [
      { from: -Infinity, minutes: 5 },
      { from: midnight + 60 * MINUTE, minutes: 15 },
    ];
    const time = { from: midnight, until: midnight + 2 * DAY };
    const later = span(dayLater - 7, dayLater + 3);
    expect(findLastContact([span(0, 3), later], time, thresholds)).toBeNull();
    expect(findLastContact([span(0, 4), later], time, thresholds)).toEqual({
      endedAt: later.end,
      minutes: 11,
    });
  });

  it('returns null if nothing reaches the threshold', () => {
    expect(last(span(0, 8))).toBeNull();
    expect(last()).toBeNull();
  });

  it('finds the same moment as a count of ticks', () => {
    fc.assert(
      fc.property(pairCases, ({ records, from, until, thresholds }) => {
        const clock = { tick: MINUTE, windows: 'covered' as const, thresholds };
        const short = records.filter(({ start, end }) => end - start < 600 * MINUTE);
        expect(findLastContact(short, { from, until }, thresholds)?.endedAt ?? null).toBe(
          lastMomentByTicks(short, from, until, clock),
        );
      }),
      { numRuns: 300 },
    );
  });
});
