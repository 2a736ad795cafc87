/** Does the work for each item, so many at a time; answers in the order of the items. The first failure ends it. */
export async function eachOf<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const left = items.entries();
  let failed = false;
  const worker = async () => {
    for (const [at, item] of left) {
      if (failed) return;
      try {
        // A worker does one thing after the other.
        // oxlint-disable-next-line no-await-in-loop
        results[at] = await work(item);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}
