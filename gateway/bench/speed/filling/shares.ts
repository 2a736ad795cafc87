/** How much larger a company is than those behind it: with 200, the first has a fifth of all and the second a tenth. */
const steepness = 1.1;

/**
 * Divides an amount among companies as unevenly as companies are: by Zipf's law, the one at place k has 1 / k^1.1 of what
 * the first has. Largest first; rounded, so that the sum may differ by a few.
 */
export function unevenly(amount: number, companies: number, least = 0): number[] {
  const weights = Array.from({ length: companies }, (_, at) => (at + 1) ** -steepness);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => Math.max(least, Math.round((amount * weight) / sum)));
}
