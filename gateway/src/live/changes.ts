import type { EventEmitter } from 'node:events';
import type { LiveTopic } from './live-topic.js';

/**
 * Changes of a company from now on. Changes between two calls of `next` are merged, so that nothing piles up for a slow client.
 * `return` ends the iteration at once, even while it waits. A generator around `on` of node:events would end only with the next event,
 * and would keep two queues of 16 kB per listener.
 */
export class Changes implements AsyncIterableIterator<LiveTopic[]> {
  private readonly pending = new Set<LiveTopic>();
  private waiting: ((result: IteratorResult<LiveTopic[]>) => void) | undefined;
  private hasEnded = false;

  constructor(
    private readonly emitter: EventEmitter,
    private readonly companyId: string,
    /** Called before every result; throws if the subscriber is no longer authorised. */
    private readonly assertAuthorised: () => Promise<void>,
    /** Topics to report; undefined: all. */
    private readonly topics?: readonly LiveTopic[],
  ) {
    emitter.on(companyId, this.receive);
  }

  async next(): Promise<IteratorResult<LiveTopic[]>> {
    const result = await this.nextTopics();
    if (result.done) return result;
    try {
      await this.assertAuthorised();
      return result;
    } catch (error) {
      await this.return();
      throw error;
    }
  }

  async return(): Promise<IteratorResult<LiveTopic[]>> {
    this.hasEnded = true;
    this.emitter.off(this.companyId, this.receive);
    const end = { done: true as const, value: undefined };
    this.waiting?.(end);
    return end;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  private nextTopics(): Promise<IteratorResult<LiveTopic[]>> {
    if (this.hasEnded) return Promise.resolve({ done: true, value: undefined });
    const topics = this.takePending();
    if (topics.length > 0) return Promise.resolve({ done: false, value: topics });
    return new Promise((resolve) => {
      this.waiting = resolve;
    });
  }

  private readonly receive = (topics: LiveTopic[]): void => {
    for (const topic of topics) if (this.topics?.includes(topic) ?? true) this.pending.add(topic);
    if (this.pending.size === 0) return;
    const { waiting } = this;
    this.waiting = undefined;
    waiting?.({ done: false, value: this.takePending() });
  };

  private takePending(): LiveTopic[] {
    const topics = [...this.pending];
    this.pending.clear();
    return topics;
  }
}
