import { RateLimited } from '../errors.js';
import type { GuessBudget } from './known-networks.js';

/** What `Tries` needs of `Limits`. */
interface Budgets {
  take(budget: GuessBudget, key: string): Promise<number>;
  takeOrRefuse(budget: GuessBudget, key: string): Promise<void>;
  giveBack(budget: GuessBudget, key: string): Promise<void>;
  secondsUntilFree(budget: GuessBudget, key: string): Promise<number>;
}

/**
 * Attempts at one subject's password. A network from which the subject has signed in lately has a budget apart from all others, so that
 * strangers cannot lock people out of their own office or phone.
 */
export class Tries {
  /** @param key of the caller's budget. */
  constructor(
    private readonly limits: Budgets,
    private readonly budget: GuessBudget,
    private readonly key: string,
  ) {}

  /** Takes one attempt; returns the seconds to wait, 0 if it may continue. */
  take(): Promise<number> {
    return this.limits.take(this.budget, this.key);
  }

  /** @throws RateLimited with the seconds to wait. */
  async takeOrRefuse(): Promise<void> {
    await this.limits.takeOrRefuse(this.budget, this.key);
  }

  /** Returns an attempt, because a right password costs nothing. */
  async giveBack(): Promise<void> {
    await this.limits.giveBack(this.budget, this.key);
  }

  /**
   * Asserts that an attempt is left; takes none.
   * @throws RateLimited with the seconds to wait.
   */
  async refuseIfSpent(): Promise<void> {
    const seconds = await this.limits.secondsUntilFree(this.budget, this.key);
    if (seconds > 0) throw new RateLimited(seconds);
  }
}
