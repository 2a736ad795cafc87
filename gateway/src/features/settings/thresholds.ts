/** Minutes that a contact must last or add up to until the company first changes its time metric. */
export const DEFAULT_THRESHOLD_MINUTES = 15;

/** From `from` on (epoch milliseconds, -Infinity for the first one) contacts need `minutes` minutes. */
export interface ThresholdPeriod {
  from: number;
  minutes: number;
}

/**
 * The whole threshold history of a company, oldest first and without holes.
 * `changes` are its time metrics with the moment each came into force, in any order.
 */
export function thresholdHistory(changes: readonly ThresholdPeriod[]): ThresholdPeriod[] {
  const inOrder = changes.toSorted((a, b) => a.from - b.from);
  return [{ from: -Infinity, minutes: DEFAULT_THRESHOLD_MINUTES }, ...inOrder];
}

/** The periods of a history that are in force at some moment between `from` and `until`, oldest first. */
export function thresholdsBetween(
  history: readonly ThresholdPeriod[],
  from: number,
  until: number,
): ThresholdPeriod[] {
  return history.filter((period, index) => {
    const next = history[index + 1];
    return period.from < until && (next === undefined || next.from > from);
  });
}

/** Minutes in force at a moment. A period counts from its very first millisecond. */
export function thresholdAt(history: readonly ThresholdPeriod[], moment: number): number {
  const period = history.findLast((candidate) => candidate.from <= moment);
  if (period === undefined) throw new RangeError('The threshold history begins after the moment.');
  return period.minutes;
}
