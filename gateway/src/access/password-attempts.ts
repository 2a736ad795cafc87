import { RateLimited } from '../errors.js';
import type { GuessBudget } from './known-networks.js';

/** The part of `Limits` that `PasswordAttempts` uses. */
interface Budgets {
  take(budget: GuessBudget, key: string): Promise<number>;
  takeOrRefuse(budget: GuessBudget, key: string): Promise<void>;
  giveBack(budget: GuessBudget, key: string): Promise<void>;
  secondsUntilFree(budget: GuessBudget, key: string): Promise<number>;
}

/**
 * The budget of attempts at one subject's password. A network from which the subject has signed in lately has its own budget, so that
 * strangers cannot lock people out of their own office or phone.
 */
export class PasswordAttempts {
  /** @param key of the caller's budget. */
  constructor(
    private readonly limits: Budgets,
    private readonly budget: GuessBudget,
    private readonly key: string,
  ) {}

  /** Takes an attempt; returns the seconds to wait, 0 if it may continue. */
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
   * Asserts that an attempt is left, without taking it.
   * @throws RateLimited with the seconds to wait.
   */
  async assertAttemptLeft(): Promise<void> {
    const seconds = await this.limits.secondsUntilFree(this.budget, this.key);
    if (seconds > 0) throw new RateLimited(seconds);
  }
}
