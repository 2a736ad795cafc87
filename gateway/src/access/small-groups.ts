/** Viewers who may not see names get figures about groups of at least this many people. */
export const minGroupSize = 5;

/**
 * Rounds a count of people down to a multiple of `minGroupSize`, so that differences of counts reveal nothing about fewer people.
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
 * Finds which of the named groups have to be counted together, so that neither a shown group nor the rest of the total has fewer than
 * `minGroupSize` people.
 * @param known groups with their sizes.
 * @param named names in a figure; null and unknown names stand for people who are in no known group.
 */
export function findMergedGroups(
  known: readonly Group[],
  named: ReadonlySet<string | null>,
): Set<string | null> {
  const sizes = new Map(known.map(({ name, people }) => [name, people]));
  const getSize = (name: string | null) => (name === null ? 0 : (sizes.get(name) ?? 0));
  const merged = new Set([...named].filter((name) => getSize(name) < minGroupSize));
  if (merged.size === 0) return merged;
  let people = [...merged].reduce((sum, name) => sum + getSize(name), 0);
  const next = [...named]
    .filter((name) => !merged.has(name))
    .toSorted((one, other) => getSize(one) - getSize(other));
  for (const name of next) {
    if (people >= minGroupSize) break;
    merged.add(name);
    people += getSize(name);
  }
  return merged;
}
