import type { Outcome } from './under-fire.js';

/** Answers that a phone may get while something is away. */
const allowed = new Set([200, 503]);

/** Tells the figures; whether they are as they must be. */
export function verdictOf(
  { downTimes, comparison, acknowledged, ended, answers, withoutRetryAfter }: Outcome,
  limits: { longestAway: number; ended: number },
  tell: (text: string) => void,
): boolean {
  const sorted = downTimes.toSorted((a, b) => a - b);
  const seconds = (milliseconds = 0) => `${(milliseconds / 1000).toFixed(1)} s`;
  const worst = sorted.at(-1) ?? 0;
  tell(
    `struck ${downTimes.length} times, serving again after ${seconds(sorted[Math.floor(sorted.length / 2)])} (median), ${seconds(worst)} at most`,
  );
  tell(`the gateway's process ended ${ended} times`);
  const problems = [
    ...(comparison.isEqual ? [] : ['what was acknowledged is not what is there']),
    ...(worst <= limits.longestAway
      ? []
      : [`it was away for more than ${seconds(limits.longestAway)}`]),
    ...(ended === limits.ended ? [] : [`the gateway should have ended ${limits.ended} times`]),
    ...[...answers.keys()]
      .filter((status) => !allowed.has(status))
      .map((status) => `${answers.get(status)} uploads were answered ${status}`),
    ...(withoutRetryAfter === 0
      ? []
      : [`${withoutRetryAfter} answers of 503 did not say when to come again`]),
  ];
  for (const problem of problems) tell(`NOT GOOD: ${problem}`);
  if (problems.length === 0)
    tell(`good: ${acknowledged} acknowledged records, none lost, none doubled`);
  return problems.length === 0;
}
