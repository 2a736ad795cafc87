import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { RateLimited } from '../errors.js';
import { refusedTries } from '../metrics/metrics.js';

const minute = 60;
const day = 24 * 60 * minute;

/** Budgets of wrong passwords and of mails asked for, counted in the database so that every process sees them. */
export class Limits {
  private readonly budgets;

  constructor(pool: Pool) {
    const budget = (keyPrefix: string, points: number, duration: number) =>
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limit',
        tableCreated: true,
        keyPrefix,
        points,
        duration,
      });
    this.budgets = {
      // Six digits are few: so few tries that guessing one takes years, and so few for a company that spraying does too.
      employee: [budget('employee-quarter', 5, 15 * minute), budget('employee-day', 20, day)],
      company: [budget('company-day', 1000, day)],
      account: [budget('account-quarter', 10, 15 * minute)],
      address: [budget('address-quarter', 100, 15 * minute)],
      // Entries of the audit log that strangers can bring about: of one account or employee, and of a whole company.
      notice: [budget('notice-quarter', 1, 15 * minute)],
      notices: [budget('notices-hour', 50, 60 * minute)],
      // Mails that anybody may ask for: to one mailbox, and from one network address to all mailboxes.
      mailbox: [budget('mailbox-quarter', 3, 15 * minute)],
      mailing: [budget('mailing-quarter', 30, 15 * minute)],
    };
  }

  /**
   * Takes one try before the password is looked at, so that tries sent side by side cannot pass together.
   * @returns seconds to wait, 0 when the try may go on.
   */
  async take(budget: keyof Limits['budgets'], key: string): Promise<number> {
    const seconds = await this.consume(budget, key);
    if (seconds > 0) refusedTries.inc({ budget });
    return seconds;
  }

  /** Whether something that strangers can bring about is still to be written down, which each asking counts as. */
  async mayNote(companyId: string, key: string): Promise<boolean> {
    return (
      (await this.consume('notice', `${companyId}:${key}`)) === 0 &&
      (await this.consume('notices', companyId)) === 0
    );
  }

  private async consume(budget: keyof Limits['budgets'], key: string): Promise<number> {
    for (const limiter of this.budgets[budget]) {
      try {
        await limiter.consume(key);
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
      }
    }
    return 0;
  }

  /** @throws RateLimited with the seconds to wait. */
  async takeOrRefuse(budget: keyof Limits['budgets'], key: string): Promise<void> {
    const wait = await this.take(budget, key);
    if (wait > 0) throw new RateLimited(wait);
  }

  /** A right password costs nothing: gives the try back. */
  async giveBack(budget: keyof Limits['budgets'], key: string): Promise<void> {
    await Promise.all(this.budgets[budget].map((limiter) => limiter.reward(key)));
  }
}
