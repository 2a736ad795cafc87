import { MINUTE } from '../../../durations.js';

/** Records of a pair that lie at most this far apart are one episode. */
export const maxGapMs = 5 * MINUTE;

/** A span of time in epoch milliseconds; `end` is after `start`. */
export interface Span {
  start: number;
  end: number;
}

/** An episode of a pair: merged records, from the first one's start to the last one's end. */
export interface Episode extends Span {
  /** Milliseconds covered by records, without the gaps. */
  covered: number;
  /** The covered spans: in order and disjoint. */
  coveredSpans: Span[];
}

/** Cuts a span to [from, until]; null if nothing with a length is left. */
export function cutSpan(span: Span, from: number, until: number): Span | null {
  const start = Math.max(span.start, from);
  const end = Math.min(span.end, until);
  return start < end ? { start, end } : null;
}

/** Cuts spans to [from, until]; drops those outside. */
export function cutSpans(spans: readonly Span[], from: number, until: number): Span[] {
  return spans.map((span) => cutSpan(span, from, until)).filter((span) => span !== null);
}

/** Removes contested times from spans. A span may be split or disappear. */
export function cutContested(spans: readonly Span[], contested: readonly Span[]): Span[] {
  return contested.reduce<readonly Span[]>(
    (left, { start, end }) =>
      left.flatMap((span) => [
        ...cutSpans([span], -Infinity, start),
        ...cutSpans([span], end, Infinity),
      ]),
    spans,
  ) as Span[];
}

/** Merges spans that overlap or touch; returns their union in order. */
function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged;
}

/** The window in which records of a pair count, and the contested times that do not count. */
export interface CountedTime {
  from: number;
  until: number;
  contested?: readonly Span[];
}

/** Finds the episodes of one pair and one source in the counted time, oldest first. */
export function findEpisodes(
  records: readonly Span[],
  { from, until, contested = [] }: CountedTime,
): Episode[] {
  return mergeIntoEpisodes(cutContested(cutSpans(records, from, until), contested));
}

/** Merges the records of one pair and one source into episodes, oldest first. */
export function mergeIntoEpisodes(records: readonly Span[]): Episode[] {
  const episodes: Episode[] = [];
  for (const covered of mergeSpans(records)) {
    const { start, end } = covered;
    const last = episodes.at(-1);
    if (last !== undefined && start - last.end <= maxGapMs) {
      last.end = end;
      last.covered += end - start;
      last.coveredSpans.push(covered);
    } else {
      episodes.push({ start, end, covered: end - start, coveredSpans: [covered] });
    }
  }
  return episodes;
}
