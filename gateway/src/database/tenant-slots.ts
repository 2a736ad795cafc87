import { Unavailable } from '../errors.js';

interface Queue {
  held: number;
  waiting: (() => void)[];
}

/** Limits how many connections one tenant holds at a time. Its further requests wait in the order of arrival. */
export class TenantSlots {
  private readonly queues = new Map<string, Queue>();
  /** Requests of all tenants that wait for a slot. */
  waitingCount = 0;

  /** @param timeoutMs maximum wait for a slot. */
  constructor(
    private readonly maxPerTenant: number,
    private readonly timeoutMs: number,
  ) {}

  /**
   * Waits for a slot. Call the returned function once to free it.
   * @throws Unavailable after the timeout.
   */
  async acquire(tenant: string): Promise<() => void> {
    const queue = this.queues.get(tenant) ?? { held: 0, waiting: [] };
    this.queues.set(tenant, queue);
    if (queue.held < this.maxPerTenant) queue.held += 1;
    else await this.waitIn(queue);
    return () => this.release(tenant, queue);
  }

  private async waitIn(queue: Queue): Promise<void> {
    this.waitingCount += 1;
    try {
      await new Promise<void>((resolve, reject) => {
        const onTurn = () => {
          clearTimeout(timeout);
          resolve();
        };
        const timeout = setTimeout(() => {
          queue.waiting.splice(queue.waiting.indexOf(onTurn), 1);
          reject(new Unavailable());
        }, this.timeoutMs);
        queue.waiting.push(onTurn);
      });
    } finally {
      this.waitingCount -= 1;
    }
  }

  /** Hands the slot to the next in the queue. */
  private release(tenant: string, queue: Queue): void {
    const next = queue.waiting.shift();
    if (next) next();
    else {
      queue.held -= 1;
      if (queue.held === 0) this.queues.delete(tenant);
    }
  }
}
