/** Threshold until the company first changes its time metric. */
export const defaultThresholdMinutes = 15;

/** A threshold in force from a moment on. */
export interface ThresholdPeriod {
  /** Epoch milliseconds; -Infinity for the first one. */
  from: number;
  minutes: number;
}

/**
 * Builds the threshold history of a company, oldest first and without gaps.
 * @param changes time metrics with the moments at which they came into force, in any order.
 */
export function buildThresholdHistory(changes: readonly ThresholdPeriod[]): ThresholdPeriod[] {
  const inOrder = changes.toSorted((a, b) => a.from - b.from);
  return [{ from: -Infinity, minutes: defaultThresholdMinutes }, ...inOrder];
}

/** Lists the periods of a history that overlap the time between `from` and `until`, oldest first. */
export function listThresholdsBetween(
  history: readonly ThresholdPeriod[],
  from: number,
  until: number,
): ThresholdPeriod[] {
  return history.filter((period, index) => {
    const next = history[index + 1];
    return period.from < until && (next === undefined || next.from > from);
  });
}

/** Returns the threshold in force at a moment, in minutes. A period includes its first millisecond. */
export function getThresholdAt(history: readonly ThresholdPeriod[], moment: number): number {
  const period = history.findLast((candidate) => candidate.from <= moment);
  if (period === undefined) throw new RangeError('The threshold history begins after this moment');
  return period.minutes;
}
