import PQueue from 'p-queue';

/** Runs work for each item, with at most `concurrency` at a time. @returns the results in the order of the items. */
export function mapConcurrently<Item, Result>(
  items: Iterable<Item>,
  concurrency: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const queue = new PQueue({ concurrency });
  return queue.addAll([...items].map((item) => () => work(item)));
}
