import { MINUTE } from '../../durations.ts';

/** Writes a contact's length or sum out from its records, so that somebody can check it with pencil and paper. */

export interface CountedRecord {
  countedFrom: string;
  countedUntil: string;
}

export interface CountedSpan {
  spanStart: string;
  spanEnd: string;
}

/** One stretch of time together, gaps left out. Instants in milliseconds. */
export interface CoveredStretch {
  start: number;
  end: number;
  /** Milliseconds of this stretch and of all before it. */
  runningTotal: number;
}

/** Where the records' counted parts cover the span: overlapping and touching parts count once. */
export const coveredStretches = (
  records: readonly CountedRecord[],
  span: CountedSpan,
): CoveredStretch[] => {
  const spanStart = Date.parse(span.spanStart);
  const spanEnd = Date.parse(span.spanEnd);
  const parts = records
    .map((record) => ({
      start: Math.max(Date.parse(record.countedFrom), spanStart),
      end: Math.min(Date.parse(record.countedUntil), spanEnd),
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

/** The moment at which the running total reaches the threshold; undefined when it never does. */
export const momentReached = (
  stretches: readonly CoveredStretch[],
  thresholdMinutes: number,
): number | undefined => {
  const threshold = thresholdMinutes * MINUTE;
  const stretch = stretches.find((candidate) => candidate.runningTotal >= threshold);
  return stretch && stretch.end - (stretch.runningTotal - threshold);
};
