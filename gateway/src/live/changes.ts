import type { EventEmitter } from 'node:events';
import type { LiveTopic } from './live.js';

/**
 * What moves of a company from now on. What moves before it is asked for again is told at once, so that nothing piles up for a
 * client who hardly listens; `return` ends it at once, also while it waits. (`on` of node:events keeps two queues of 16 kB for
 * each listener, and a generator around it ends only with the next event.)
 */
export class Changes implements AsyncIterableIterator<LiveTopic[]> {
  private readonly gathered = new Set<LiveTopic>();
  private waiting: ((result: IteratorResult<LiveTopic[]>) => void) | undefined;
  private isOver = false;

  constructor(
    private readonly moved: EventEmitter,
    private readonly companyId: string,
    /** Asked before anything is told. It throws when nothing may be told any more. */
    private readonly expectRight: () => Promise<void>,
  ) {
    moved.on(companyId, this.hear);
  }

  async next(): Promise<IteratorResult<LiveTopic[]>> {
    const heard = await this.heard();
    if (heard.done) return heard;
    try {
      await this.expectRight();
      return heard;
    } catch (error) {
      await this.return();
      throw error;
    }
  }

  async return(): Promise<IteratorResult<LiveTopic[]>> {
    this.isOver = true;
    this.moved.off(this.companyId, this.hear);
    const over = { done: true as const, value: undefined };
    this.waiting?.(over);
    return over;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  private heard(): Promise<IteratorResult<LiveTopic[]>> {
    if (this.isOver) return Promise.resolve({ done: true, value: undefined });
    const topics = this.taken();
    if (topics.length > 0) return Promise.resolve({ done: false, value: topics });
    return new Promise((resolve) => {
      this.waiting = resolve;
    });
  }

  private readonly hear = (topics: LiveTopic[]): void => {
    for (const topic of topics) this.gathered.add(topic);
    const { waiting } = this;
    this.waiting = undefined;
    waiting?.({ done: false, value: this.taken() });
  };

  private taken(): LiveTopic[] {
    const topics = [...this.gathered];
    this.gathered.clear();
    return topics;
  }
}
