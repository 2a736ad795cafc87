import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoOf } from '../../../lib/dates/dates.ts';
import type { ContestState } from '../../../generated/graphql.ts';
import {
  findCoveredStretches,
  isContested,
  findThresholdMoment,
  type CountedRecord,
} from './recount.ts';

const MINUTE = 60_000;
const start = Date.parse('2026-11-17T02:00:00.000Z');
const minuteOf = (minute: number) => isoOf(start + minute * MINUTE);
const record = (from: number, until: number, ...contests: CountedRecord['contests']) => ({
  countedFrom: minuteOf(from),
  countedUntil: minuteOf(until),
  contests,
});
const contest = (from: number, until: number, state: ContestState = 'IN_FORCE') => ({
  from: minuteOf(from),
  until: minuteOf(until),
  state,
});
const span = { spanStart: minuteOf(0), spanEnd: minuteOf(24 * 60) };

describe('recount', () => {
  it('counts overlapping records once, and leaves out gaps', () => {
    const stretches = findCoveredStretches([record(0, 5), record(3, 8), record(20, 30)], span);
    expect(stretches.map((stretch) => (stretch.end - stretch.start) / MINUTE)).toEqual([8, 10]);
    expect(stretches.map((stretch) => stretch.runningTotal / MINUTE)).toEqual([8, 18]);
  });

  it('cuts contested time out of a record, unless it is unconfirmed', () => {
    const contested = record(0, 20, contest(5, 8), contest(18, 30), contest(9, 10, 'TAKEN_BACK'));
    const stretches = findCoveredStretches([contested], span);
    expect(stretches.map(({ runningTotal }) => runningTotal / MINUTE)).toEqual([5, 15]);
    const waiting = record(0, 20, contest(0, 20, 'AWAITING_CONFIRMATION'));
    expect(findCoveredStretches([waiting], span)).toHaveLength(1);
    expect(isContested(waiting)).toBe(false);
    expect(isContested(contested)).toBe(false);
    expect(isContested(record(0, 20, contest(0, 12), contest(10, 20)))).toBe(true);
  });

  it('joins records that touch', () => {
    expect(findCoveredStretches([record(5, 9), record(0, 5)], span)).toHaveLength(1);
  });

  it('cuts records at the ends of the 24 hours', () => {
    const stretches = findCoveredStretches(
      [record(-10, 4), record(24 * 60 - 3, 24 * 60 + 9)],
      span,
    );
    expect(stretches.at(-1)?.runningTotal).toBe(7 * MINUTE);
  });

  it('finds when the threshold was reached', () => {
    const stretches = findCoveredStretches([record(0, 8), record(20, 30)], span);
    expect(findThresholdMoment(stretches, 15)).toBe(start + 27 * MINUTE);
    expect(findThresholdMoment(stretches, 18)).toBe(start + 30 * MINUTE);
    expect(findThresholdMoment(stretches, 19)).toBeUndefined();
  });

  it('agrees with counting minute by minute', () => {
    const anyRecord = fc
      .tuple(fc.integer({ min: 0, max: 120 }), fc.integer({ min: 1, max: 30 }))
      .map(([from, length]) => ({ from, until: from + length }));
    fc.assert(
      fc.property(
        fc.array(anyRecord, { maxLength: 12 }),
        fc.integer({ min: 1, max: 60 }),
        (records, threshold) => {
          let together = 0;
          let reached: number | undefined;
          for (let minute = 0; minute < 200; minute += 1) {
            if (records.some(({ from, until }) => from <= minute && minute < until)) together += 1;
            if (together === threshold) reached ??= start + (minute + 1) * MINUTE;
          }
          const stretches = findCoveredStretches(
            records.map(({ from, until }) => record(from, until)),
            span,
          );
          expect(stretches.at(-1)?.runningTotal ?? 0).toBe(together * MINUTE);
          expect(findThresholdMoment(stretches, threshold)).toBe(reached);
        },
      ),
    );
  });
});
