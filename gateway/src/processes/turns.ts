import pLimit from 'p-limit';

/** Who may have a turn. */
interface Taker {
  /** Tells it that its turn has come. Answers whether it is still there. */
  call(): boolean;
}

/** Turns of all processes together at what takes a whole core: first come, first served. */
export class Turns {
  private readonly limit;
  private readonly held = new Map<Taker, (() => void)[]>();

  /** @param atOnce turns at a time. */
  constructor(atOnce: number) {
    this.limit = pLimit(atOnce);
  }

  /** Calls the taker when its turn has come. */
  want(taker: Taker): void {
    void this.limit(() => {
      if (!taker.call()) return undefined;
      return new Promise<void>((resolve) => {
        this.held.set(taker, [...(this.held.get(taker) ?? []), resolve]);
      });
    });
  }

  /** One turn of the taker is over. */
  over(taker: Taker): void {
    this.held.get(taker)?.shift()?.();
  }

  /** The taker is gone, and all that it had. */
  gone(taker: Taker): void {
    for (const release of this.held.get(taker) ?? []) release();
    this.held.delete(taker);
  }
}
