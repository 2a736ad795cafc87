import { DAY, MINUTE } from '../../src/durations.js';
import type { ContactRecord } from '../../src/features/contacts/tracing/record-step.js';
import type { ThresholdPeriod } from '../../src/features/company/settings/thresholds.js';

/*
 * A simple implementation of the definitions without any of the product's code. All records, windows and thresholds are multiples of a
 * tick, which is covered or not; every result is found by counting ticks. It is slow, but easy to check against the definitions.
 */

const FIVE_MINUTES = 5 * MINUTE;

export interface Clock {
  /** Milliseconds of a tick. */
  tick: number;
  thresholds: ThresholdPeriod[];
  /** Where sliding windows start: at every tick, or for long data only at covered ticks. */
  windows: 'everywhere' | 'covered';
}

export interface Meeting {
  start: number;
  end: number;
  covered: number;
}

export interface Moment {
  rule: 'CONTINUOUS' | 'CUMULATIVE';
  reachedAt: number;
  thresholdMinutes: number;
  minutes: number;
  spanStart: number;
  spanEnd: number;
}

/** Lists the ticks in [from, until] that any record covers, in order. Tick k is [k * tick, (k + 1) * tick). */
function coveredTicks(
  records: ContactRecord[],
  from: number,
  until: number,
  clock: Clock,
): number[] {
  const ticks = new Set<number>();
  for (const { start, end } of records) {
    for (let time = start; time < end; time += clock.tick) {
      if (time >= from && time + clock.tick <= until) ticks.add(time / clock.tick);
    }
  }
  return [...ticks].toSorted((a, b) => a - b);
}

/** Finds meetings: covered ticks with at most 5 uncovered minutes between them. */
export function meetingsByTicks(
  records: ContactRecord[],
  from: number,
  until: number,
  clock: Clock,
): Meeting[] {
  const meetings: Meeting[] = [];
  let before: number | null = null;
  for (const tick of coveredTicks(records, from, until, clock)) {
    const start = tick * clock.tick;
    const uncovered = before === null ? Infinity : start - (before + 1) * clock.tick;
    if (uncovered > FIVE_MINUTES) meetings.push({ start, end: start, covered: 0 });
    meetings.at(-1)!.end = start + clock.tick;
    meetings.at(-1)!.covered += clock.tick;
    before = tick;
  }
  return meetings;
}

function thresholdInForce(clock: Clock, moment: number): number {
  let minutes = NaN;
  for (const period of clock.thresholds) if (period.from <= moment) minutes = period.minutes;
  return minutes;
}

/** Finds meetings that lasted the threshold in force when they began. */
export function continuousByTicks(
  records: ContactRecord[],
  from: number,
  until: number,
  clock: Clock,
): Moment[] {
  const found: Moment[] = [];
  for (const { start, end } of meetingsByTicks(records, from, until, clock)) {
    const thresholdMinutes = thresholdInForce(clock, start);
    if (end - start >= thresholdMinutes * MINUTE) {
      const reachedAt = start + thresholdMinutes * MINUTE;
      const minutes = (end - start) / MINUTE;
      found.push({
        rule: 'CONTINUOUS',
        reachedAt,
        thresholdMinutes,
        minutes,
        spanStart: start,
        spanEnd: end,
      });
    }
  }
  return found;
}

/**
 * Finds all 24 hours whose covered time reaches the threshold that was in force when the meeting of their first covered time began.
 * `spanStart` is that first covered time.
 */
export function cumulativeByTicks(
  records: ContactRecord[],
  from: number,
  until: number,
  clock: Clock,
): Moment[] {
  const ticks = coveredTicks(records, from, until, clock);
  if (ticks.length === 0) return [];
  const meetings = meetingsByTicks(records, from, until, clock);
  const dayOfTicks = DAY / clock.tick;
  const begins: number[] = [];
  if (clock.windows === 'covered') begins.push(...ticks);
  else
    for (let begin = ticks[0]! - dayOfTicks; begin <= ticks.at(-1)!; begin += 1) begins.push(begin);

  const found: Moment[] = [];
  for (const begin of begins) {
    const inside: number[] = [];
    for (let index = firstAtOrAfter(ticks, begin); index < ticks.length; index += 1) {
      if (ticks[index]! >= begin + dayOfTicks) break;
      inside.push(ticks[index]!);
    }
    if (inside.length === 0) continue;
    const spanStart = inside[0]! * clock.tick;
    const meeting = meetings.find(({ start, end }) => start <= spanStart && spanStart < end)!;
    const thresholdMinutes = thresholdInForce(clock, meeting.start);
    const needed = (thresholdMinutes * MINUTE) / clock.tick;
    if (inside.length < needed) continue;
    found.push({
      rule: 'CUMULATIVE',
      reachedAt: (inside[needed - 1]! + 1) * clock.tick,
      thresholdMinutes,
      minutes: (inside.length * clock.tick) / MINUTE,
      spanStart,
      spanEnd: spanStart + DAY,
    });
  }
  return found;
}

function firstAtOrAfter(ticks: number[], begin: number): number {
  const index = ticks.findIndex((tick) => tick >= begin);
  return index === -1 ? ticks.length : index;
}

/** Finds the window with the largest sum; of equal ones, the one whose covered time begins first. */
export function maxByTicks(windows: Moment[]): Moment | null {
  const [best] = windows.toSorted((a, b) => b.minutes - a.minutes || a.spanStart - b.spanStart);
  return best ?? null;
}

/**
 * Finds the first moment at which a pair's records within [from, until] reach a threshold. Of windows that reach it at the same moment,
 * the one whose covered time begins first counts, and of those the one with the most minutes.
 */
export function firstMomentByTicks(
  records: ContactRecord[],
  from: number,
  until: number,
  clock: Clock,
): Moment | null {
  const moments = [
    ...continuousByTicks(records, from, until, clock),
    ...cumulativeByTicks(records, from, until, clock),
  ];
  const [first] = moments.toSorted(
    (a, b) =>
      a.reachedAt - b.reachedAt ||
      Number(a.rule === 'CUMULATIVE') - Number(b.rule === 'CUMULATIVE') ||
      a.spanStart - b.spanStart ||
      b.minutes - a.minutes,
  );
  return first ?? null;
}

/**
 * Finds the last moment at which a pair's records within [from, until] count: the end of a continuous meeting, or the end of consecutive
 * covered ticks with which 24 hours reach the threshold. Null if there is none.
 */
export function lastMomentByTicks(
  records: ContactRecord[],
  from: number,
  until: number,
  clock: Clock,
): number | null {
  const ticks = coveredTicks(records, from, until, clock);
  const meetings = meetingsByTicks(records, from, until, clock);
  const moments = continuousByTicks(records, from, until, clock).map(({ spanEnd }) => spanEnd);
  for (const [last, tick] of ticks.entries()) {
    if (ticks[last + 1] === tick + 1) continue;
    for (const [first, begin] of ticks.entries()) {
      if (first > last || begin <= tick - DAY / clock.tick) continue;
      const meeting = meetings.find(
        ({ start, end }) => start <= begin * clock.tick && begin * clock.tick < end,
      )!;
      const needed = (thresholdInForce(clock, meeting.start) * MINUTE) / clock.tick;
      if (last - first + 1 >= needed) moments.push((tick + 1) * clock.tick);
    }
  }
  return moments.length === 0 ? null : Math.max(...moments);
}
