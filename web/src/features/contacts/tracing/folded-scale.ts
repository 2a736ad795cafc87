/**
 * A time axis that folds hours in which nothing is drawn (nights, the days between two meetings): time is linear inside a
 * stretch, and everything between two stretches shares the narrow gap between them.
 */

/** A span of time that is drawn. Instants in milliseconds, width in pixels. */
export interface Stretch {
  start: number;
  end: number;
  width: number;
}

export interface PlacedStretch extends Stretch {
  x: number;
}

export interface FoldedScale {
  stretches: PlacedStretch[];
  width: number;
  /** Pixels from the left edge; monotonic, and inside the width for any instant. */
  at(instant: number): number;
}

/** Stretches must be in order and must not overlap. */
export const foldedScale = (stretches: readonly Stretch[], gap: number): FoldedScale => {
  const placed: PlacedStretch[] = [];
  let x = 0;
  for (const stretch of stretches) {
    placed.push({ ...stretch, x });
    x += stretch.width + gap;
  }
  const width = Math.max(0, x - gap);

  const at = (instant: number): number => {
    let earlier: PlacedStretch | undefined;
    for (const stretch of placed) {
      if (instant < stretch.start) {
        if (earlier === undefined) return 0;
        const share = (instant - earlier.end) / (stretch.start - earlier.end);
        return earlier.x + earlier.width + share * gap;
      }
      if (instant <= stretch.end) {
        const length = stretch.end - stretch.start;
        return (
          stretch.x + (length === 0 ? 0 : ((instant - stretch.start) / length) * stretch.width)
        );
      }
      earlier = stretch;
    }
    return width;
  };

  return { stretches: placed, width, at };
};
