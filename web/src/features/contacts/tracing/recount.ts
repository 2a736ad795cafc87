import { MINUTE } from '../../../lib/durations.ts';
import type { ContestState } from '../../../generated/graphql.ts';

/** Recalculates a contact's length or sum from its records, so that somebody can check it with pencil and paper. */

export interface CountedRecord {
  countedFrom: string;
  countedUntil: string;
  contests: readonly { from: string; until: string; state: ContestState }[];
}

/** A span of time. Instants in milliseconds. */
export interface TimePart {
  start: number;
  end: number;
}

/** Returns the parts of a record that count, without what is contested. */
export const findCountedParts = ({
  countedFrom,
  countedUntil,
  contests,
}: CountedRecord): TimePart[] => {
  let parts = [{ start: Date.parse(countedFrom), end: Date.parse(countedUntil) }];
  for (const { from, until, state } of contests) {
    if (state !== 'IN_FORCE') continue;
    parts = parts.flatMap(({ start, end }) => [
      { start, end: Math.min(end, Date.parse(from)) },
      { start: Math.max(start, Date.parse(until)), end },
    ]);
    parts = parts.filter(({ start, end }) => end > start);
  }
  return parts;
};

/** Returns whether no part of a record counts because it is contested. */
export const isContested = (record: CountedRecord): boolean =>
  record.contests.some(({ state }) => state === 'IN_FORCE') &&
  findCountedParts(record).length === 0;

export interface CountedSpan {
  spanStart: string;
  spanEnd: string;
}

/** One span of time together, without gaps. */
export interface CoveredStretch extends TimePart {
  /** Milliseconds of this span, and of all up to it. */
  runningTotal: number;
}

/** Lists where the records' counted parts cover the span: overlapping and touching parts count once. */
export const findCoveredStretches = (
  records: readonly CountedRecord[],
  span: CountedSpan,
): CoveredStretch[] => {
  const spanStart = Date.parse(span.spanStart);
  const spanEnd = Date.parse(span.spanEnd);
  const parts = records
    .flatMap(findCountedParts)
    .map(({ start, end }) => ({
      start: Math.max(start, spanStart),
      end: Math.min(end, spanEnd),
    }))
    .filter((part) => part.end > part.start)
    .toSorted((a, b) => a.start - b.start);

  const stretches: CoveredStretch[] = [];
  let last: CoveredStretch | undefined;
  for (const part of parts) {
    if (last !== undefined && part.start <= last.end) {
      const added = Math.max(0, part.end - last.end);
      last.end += added;
      last.runningTotal += added;
    } else {
      last = { ...part, runningTotal: (last?.runningTotal ?? 0) + part.end - part.start };
      stretches.push(last);
    }
  }
  return stretches;
};

/** Returns when the running total reaches the threshold; undefined if never. */
export const findThresholdMoment = (
  stretches: readonly CoveredStretch[],
  thresholdMinutes: number,
): number | undefined => {
  const threshold = thresholdMinutes * MINUTE;
  const stretch = stretches.find((candidate) => candidate.runningTotal >= threshold);
  return stretch && stretch.end - (stretch.runningTotal - threshold);
};
