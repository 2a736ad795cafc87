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
 * The tries at one subject's password that a caller has: those of known networks where the right password was given in its network
 * lately, else those that everybody else shares. So a stranger who uses up the shared ones locks nobody's own office or phone out.
 */
export class Tries {
  /** @param key of the budget that the caller draws on. */
  constructor(
    private readonly limits: Budgets,
    private readonly budget: GuessBudget,
    private readonly key: string,
  ) {}

  /** Takes one; returns the seconds to wait, 0 if the try may go on. */
  take(): Promise<number> {
    return this.limits.take(this.budget, this.key);
  }

  /** @throws RateLimited with the seconds to wait. */
  async takeOrRefuse(): Promise<void> {
    await this.limits.takeOrRefuse(this.budget, this.key);
  }

  /** Gives one back: a right password costs nothing. */
  async giveBack(): Promise<void> {
    await this.limits.giveBack(this.budget, this.key);
  }

  /**
   * Refuses where nothing is left, and takes nothing.
   * @throws RateLimited with the seconds to wait.
   */
  async refuseIfSpent(): Promise<void> {
    const seconds = await this.limits.secondsUntilFree(this.budget, this.key);
    if (seconds > 0) throw new RateLimited(seconds);
  }
}
