import { sqlStateOf, Unavailable } from '../errors.js';

/** SQLSTATE classes of values that the database cannot store: one item is at fault, not its whole batch. */
const invalidValue = /^2[23]/;

interface Options<Item> {
  /** Maximum batches of one key that run at a time. */
  concurrency: number;
  maxBatchSize: number;
  /** Maximum weight of a batch of several items, which bounds how long it keeps the event loop; absent: any. */
  maxWeight?: { of: (item: Item) => number; max: number };
  /** Maximum waiting items of all keys. Further ones are refused, so that they take no memory. */
  maxWaiting: number;
}

interface PendingItem<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

interface Queue<Item, Result> {
  waiting: PendingItem<Item, Result>[];
  running: number;
}

/**
 * Processes items in batches, so that many share the cost of one transaction. It never delays an item to fill a batch: an item
 * starts at once while its key has a free batch, otherwise with the next one.
 *
 * It joins items of different requests, and bounds the batches of a company and the items that wait. Reads within one request are
 * batched by the DataLoaders of its context instead (`request/loaders.ts`), which bound neither.
 */
export class Batcher<Item, Result> {
  private readonly queues = new Map<string, Queue<Item, Result>>();
  private waiting = 0;

  /** @param work processes a batch of one key, commits, and returns the results in the order of the items. */
  constructor(
    private readonly work: (key: string, items: Item[]) => Promise<Result[]>,
    private readonly options: Options<Item>,
  ) {}

  /** Processes an item. @throws Unavailable if too many items wait already. */
  add(key: string, item: Item): Promise<Result> {
    if (this.waiting >= this.options.maxWaiting) return Promise.reject(new Unavailable());
    this.waiting += 1;
    return new Promise((resolve, reject) => {
      const queue = this.queues.get(key) ?? { waiting: [], running: 0 };
      this.queues.set(key, queue);
      queue.waiting.push({ item, resolve, reject });
      // Items of the same turn of the event loop share a batch.
      if (queue.waiting.length === 1) setImmediate(() => this.startBatches(key, queue));
    });
  }

  private startBatches(key: string, queue: Queue<Item, Result>): void {
    const { concurrency } = this.options;
    while (queue.waiting.length > 0 && queue.running < concurrency) {
      const batch = queue.waiting.splice(0, this.findBatchSize(queue.waiting));
      queue.running += 1;
      this.waiting -= batch.length;
      void this.process(key, batch).finally(() => {
        queue.running -= 1;
        if (queue.running === 0 && queue.waiting.length === 0) this.queues.delete(key);
        else this.startBatches(key, queue);
      });
    }
  }

  private findBatchSize(waiting: readonly PendingItem<Item, Result>[]): number {
    const { maxBatchSize, maxWeight } = this.options;
    if (!maxWeight) return maxBatchSize;
    let weight = 0;
    const tooHeavy = waiting.findIndex(({ item }, at) => {
      weight += maxWeight.of(item);
      return at > 0 && weight > maxWeight.max;
    });
    return tooHeavy === -1 ? maxBatchSize : Math.min(tooHeavy, maxBatchSize);
  }

  private async process(key: string, batch: PendingItem<Item, Result>[]): Promise<void> {
    try {
      const items = batch.map(({ item }) => item);
      const results = await this.work(key, items);
      for (const [index, { resolve }] of batch.entries()) resolve(results[index]!);
    } catch (error) {
      if (batch.length === 1 || !invalidValue.test(sqlStateOf(error) ?? ''))
        for (const { reject } of batch) reject(error);
      // One invalid item failed the batch, so each item is tried alone.
      else for (const pending of batch) await this.process(key, [pending]);
    }
  }
}
