import { Unavailable } from './errors.js';

interface Limits {
  /** Maximum amount that one key holds at a time. */
  maxPerKey: number;
  /** Maximum amount that all keys hold; absent: any. */
  max?: number;
  /** Maximum wait of `acquire`. */
  timeoutMs?: number;
}

interface Waiting {
  key: string;
  start: () => void;
}

/** Limits how much of a scarce resource of this process, such as connections or memory, each key and all keys together hold at a time. */
export class Limiter {
  private held = 0;
  private readonly heldByKey = new Map<string, number>();
  /** In the order of arrival. */
  private readonly waiting = new Set<Waiting>();

  constructor(private readonly limits: Limits) {}

  get waitingCount(): number {
    return this.waiting.size;
  }

  /**
   * Takes an amount. Call the returned function to release it.
   * @throws Unavailable if too little is left, for the key or in all.
   */
  take(key: string, amount = 1): () => void {
    this.assertLeft(key, amount);
    this.add(key, amount);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      this.add(key, -amount);
      for (const next of this.waiting) if (this.isLeft(next.key)) next.start();
    };
  }

  /**
   * Takes one, and waits until it is left. Call the returned function to release it.
   * @throws Unavailable after the timeout.
   */
  async acquire(key: string): Promise<() => void> {
    if (this.isLeft(key)) return this.take(key);
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timeout);
        this.waiting.delete(waiting);
      };
      const waiting: Waiting = {
        key,
        start: () => {
          leave();
          resolve(this.take(key));
        },
      };
      const timeout = setTimeout(() => {
        leave();
        reject(new Unavailable());
      }, this.limits.timeoutMs);
      this.waiting.add(waiting);
    });
  }

  /** @throws Unavailable if too little is left, for the key or in all. */
  assertLeft(key: string, amount = 1): void {
    if (!this.isLeft(key, amount)) throw new Unavailable();
  }

  private isLeft(key: string, amount = 1): boolean {
    const { maxPerKey, max = Infinity } = this.limits;
    const heldByKey = this.heldByKey.get(key) ?? 0;
    return this.held + amount <= max && heldByKey + amount <= maxPerKey;
  }

  private add(key: string, amount: number): void {
    this.held += amount;
    const heldByKey = (this.heldByKey.get(key) ?? 0) + amount;
    if (heldByKey === 0) this.heldByKey.delete(key);
    else this.heldByKey.set(key, heldByKey);
  }
}
