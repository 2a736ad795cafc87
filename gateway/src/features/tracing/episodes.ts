import { MINUTE } from '../../durations.js';

/** Records of a pair that lie at most this many milliseconds apart are one meeting. */
export const LARGEST_GAP = 5 * MINUTE;

/** A stretch of time, epoch milliseconds; it has a length, so `end` is after `start`. */
export interface Span {
  start: number;
  end: number;
}

/** One meeting of a pair: from its first record's start to its last record's end. */
export interface Episode extends Span {
  /** Milliseconds that records cover, gaps left out. */
  covered: number;
  /** The covered time itself: in order, apart from each other. */
  pieces: Span[];
}

/** The part of a span inside [from, until], or null when nothing with a length is left. */
export function cutSpan(span: Span, from: number, until: number): Span | null {
  const start = Math.max(span.start, from);
  const end = Math.min(span.end, until);
  return start < end ? { start, end } : null;
}

/** The parts of spans inside [from, until]; those outside are left out. */
export function cutSpans(spans: readonly Span[], from: number, until: number): Span[] {
  return spans.map((span) => cutSpan(span, from, until)).filter((span) => span !== null);
}

/** The union of spans, in order: those that overlap or touch have become one piece. */
function coveredPieces(spans: readonly Span[]): Span[] {
  const pieces: Span[] = [];
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    const last = pieces.at(-1);
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end);
    else pieces.push({ start, end });
  }
  return pieces;
}

/** The meetings that records of one pair and one source make up, oldest first. */
export function episodesOf(records: readonly Span[]): Episode[] {
  const episodes: Episode[] = [];
  for (const piece of coveredPieces(records)) {
    const { start, end } = piece;
    const last = episodes.at(-1);
    if (last !== undefined && start - last.end <= LARGEST_GAP) {
      last.end = end;
      last.covered += end - start;
      last.pieces.push(piece);
    } else {
      episodes.push({ start, end, covered: end - start, pieces: [piece] });
    }
  }
  return episodes;
}
