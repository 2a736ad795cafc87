/** Smallest group of people about which somebody without the right to see names gets a figure. */
export const minGroupSize = 5;

/**
 * Rounds a count of people down to a multiple of `minGroupSize`, so that differences of counts say nothing exact about fewer people.
 * @returns null for fewer people.
 */
export function coarsenCount(count: number): number | null {
  return count < minGroupSize ? null : count - (count % minGroupSize);
}

/** A group of people with its size. */
interface Group {
  name: string;
  people: number;
}

/**
 * Finds which of the named groups have to be counted together, so that none that is shown has fewer than `minGroupSize` people and
 * the rest of a total is no smaller group either.
 * @param known groups with their sizes.
 * @param named names in a figure; null and unknown names stand for people who are in no known group.
 */
export function findMergedGroups(
  known: readonly Group[],
  named: ReadonlySet<string | null>,
): Set<string | null> {
  const sizes = new Map(known.map(({ name, people }) => [name, people]));
  const sizeOf = (name: string | null) => (name === null ? 0 : (sizes.get(name) ?? 0));
  const merged = new Set([...named].filter((name) => sizeOf(name) < minGroupSize));
  if (merged.size === 0) return merged;
  let people = [...merged].reduce((sum, name) => sum + sizeOf(name), 0);
  const next = [...named]
    .filter((name) => !merged.has(name))
    .toSorted((one, other) => sizeOf(one) - sizeOf(other));
  for (const name of next) {
    if (people >= minGroupSize) break;
    merged.add(name);
    people += sizeOf(name);
  }
  return merged;
}
