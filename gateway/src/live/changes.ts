import type { EventEmitter } from 'node:events';
import type { LiveTopic } from './live-topic.js';

/**
 * Changes of a company from now on. Changes between two calls of `next` are merged, so that nothing piles up for a slow client.
 * `return` ends the iteration at once, even while it waits: a generator around `on` of node:events would end with the next event only,
 * and keeps two queues of 16 kB per listener.
 */
export class Changes implements AsyncIterableIterator<LiveTopic[]> {
  private readonly gathered = new Set<LiveTopic>();
  private waiting: ((result: IteratorResult<LiveTopic[]>) => void) | undefined;
  private isOver = false;

  constructor(
    private readonly moved: EventEmitter,
    private readonly companyId: string,
    /** Called before every result; throws if the subscriber is no longer authorised. */
    private readonly assertRight: () => Promise<void>,
    /** The topics to report; every one without it. */
    private readonly wanted?: readonly LiveTopic[],
  ) {
    moved.on(companyId, this.receive);
  }

  async next(): Promise<IteratorResult<LiveTopic[]>> {
    const result = await this.nextTopics();
    if (result.done) return result;
    try {
      await this.assertRight();
      return result;
    } catch (error) {
      await this.return();
      throw error;
    }
  }

  async return(): Promise<IteratorResult<LiveTopic[]>> {
    this.isOver = true;
    this.moved.off(this.companyId, this.receive);
    const over = { done: true as const, value: undefined };
    this.waiting?.(over);
    return over;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  private nextTopics(): Promise<IteratorResult<LiveTopic[]>> {
    if (this.isOver) return Promise.resolve({ done: true, value: undefined });
    const topics = this.takePending();
    if (topics.length > 0) return Promise.resolve({ done: false, value: topics });
    return new Promise((resolve) => {
      this.waiting = resolve;
    });
  }

  private readonly receive = (topics: LiveTopic[]): void => {
    for (const topic of topics) if (this.wanted?.includes(topic) ?? true) this.gathered.add(topic);
    if (this.gathered.size === 0) return;
    const { waiting } = this;
    this.waiting = undefined;
    waiting?.({ done: false, value: this.takePending() });
  };

  private takePending(): LiveTopic[] {
    const topics = [...this.gathered];
    this.gathered.clear();
    return topics;
  }
}
