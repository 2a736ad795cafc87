import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import { type RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { DAY, HOUR, MINUTE } from '../durations.js';
import { RateLimited } from '../errors.js';
import { type GuessBudget, KnownNetworks } from './known-networks.js';
import { getNetwork } from './network.js';
import { makeRateLimiter } from './rate-limiter.js';
import { PasswordAttempts } from './password-attempts.js';

/** How long a refusal is cached, so that floods do not reach the database. */
const refusalTtlMs = 1000;
const maxRefusals = 10_000;

export type BudgetName =
  | GuessBudget
  | 'ownPassword'
  | 'address'
  | 'passkey-challenges'
  | 'provider-sign-ins'
  | 'notice'
  | 'notices'
  | 'mailbox'
  | 'mailing'
  | 'own-reports'
  | 'resent-notices'
  | 'device-mail'
  | 'photo'
  | 'app-codes'
  | 'invitations'
  | 'webhooks'
  | 'identity-provider'
  | 'mail-domains'
  | 'client-errors';

/** Budgets of sign-ins, mails and other costly work, counted in the database for all processes. */
export class Limits {
  private readonly budgets: Record<BudgetName, RateLimiterPostgres[]>;
  /** Recent refusals, and when their budgets are free again. The limiter's own memory has no maximum, and keeps a refusal that was lifted elsewhere. */
  private readonly refusals = new LRUCache<string, number>({ max: maxRefusals, ttl: refusalTtlMs });
  private readonly networks: KnownNetworks;

  /**
   * @param pool connections that requests do not use, so that budgets work while all of those are busy.
   * @param secret key of the hashes of known networks.
   * @param onRefused counts refusals by budget.
   */
  constructor(
    private readonly pool: Pool,
    secret: string,
    private readonly onRefused: (budget: BudgetName) => void = () => undefined,
  ) {
    this.networks = new KnownNetworks(pool, secret);
    const budget = (keyPrefix: string, points: number, durationMs: number) =>
      makeRateLimiter(pool, keyPrefix, points, durationMs);
    this.budgets = {
      // A six-digit password has few values: at this rate guessing one takes years, also by spraying a whole company.
      employee: [budget('employee-quarter', 5, 15 * MINUTE), budget('employee-day', 20, DAY)],
      company: [budget('company-day', 1000, DAY)],
      // Companies and the provider have separate budgets, so that wrong passwords at one do not lock the other.
      account: [budget('account-quarter', 5, 15 * MINUTE)],
      administrator: [budget('administrator-quarter', 5, 15 * MINUTE)],
      // Codes of authenticator apps: at this rate guessing one takes years, even with the right password.
      secondFactor: [
        budget('second-factor-quarter', 5, 15 * MINUTE),
        budget('second-factor-day', 20, DAY),
      ],
      // Passwords of people who are signed in.
      ownPassword: [budget('own-password-quarter', 5, 15 * MINUTE)],
      address: [budget('address-quarter', 100, 15 * MINUTE)],
      // Sign-ins that were begun and not finished, per network. They guess nothing, so an office behind one address has room for all.
      'passkey-challenges': [budget('passkey-challenges-quarter', 2000, 15 * MINUTE)],
      'provider-sign-ins': [budget('provider-sign-ins-quarter', 1000, 15 * MINUTE)],
      // Audit entries that strangers can cause: per account or employee, and per company.
      notice: [budget('notice-quarter', 1, 15 * MINUTE)],
      notices: [budget('notices-hour', 50, HOUR)],
      // Mails that anybody may request: per mailbox, and per network.
      mailbox: [budget('mailbox-quarter', 3, 15 * MINUTE)],
      mailing: [budget('mailing-quarter', 30, 15 * MINUTE)],
      // Runs of app codes per company: each may hash and mail for all its people.
      'app-codes': [budget('app-codes-hour', 20, HOUR)],
      // Requests to webhooks that a member triggers.
      webhooks: [budget('webhooks-quarter', 60, 15 * MINUTE)],
      // DNS lookups that a member triggers.
      'mail-domains': [budget('mail-domains-quarter', 60, 15 * MINUTE)],
      // Tests of a company's identity provider, which send some requests each.
      'identity-provider': [budget('identity-provider-quarter', 30, 15 * MINUTE)],
      // Invitations of members per company.
      invitations: [budget('invitations-day', 50, DAY)],
      // Reports from the own file, because each is work for the company.
      'own-reports': [budget('own-reports-hour', 10, HOUR)],
      // Runs per company that resend failed notices: each may mail to 1000 people.
      'resent-notices': [budget('resent-notices-hour', 20, HOUR)],
      // Mails about new devices per account.
      'device-mail': [budget('device-mail-day', 10, DAY)],
      // Photos per person, because decoding one keeps a core busy.
      photo: [budget('photo-quarter', 60, 15 * MINUTE)],
      // Errors that browsers report, per network: each is a line of the log.
      'client-errors': [budget('client-errors-quarter', 30, 15 * MINUTE)],
    };
  }

  /**
   * Takes an attempt; call it before the password is checked, so that concurrent attempts cannot exceed the budget. Addresses of a
   * network share a budget.
   * @returns the seconds to wait, 0 if the attempt may continue.
   */
  async take(budget: BudgetName, key: string): Promise<number> {
    const seconds = await this.consume(budget, key);
    if (seconds > 0) this.onRefused(budget);
    return seconds;
  }

  /** Takes an audit entry that strangers can cause from its budgets. Returns false if they are used up. */
  async mayAudit(companyId: string, key: string): Promise<boolean> {
    return (
      (await this.consume('notice', `${companyId}:${key}`)) === 0 &&
      (await this.consume('notices', companyId)) === 0
    );
  }

  private async consume(budget: BudgetName, key: string): Promise<number> {
    const subject = getNetwork(key);
    const name = `${budget} ${subject}`;
    const refusedUntil = this.refusals.get(name);
    if (refusedUntil !== undefined) return secondsUntil(refusedUntil);
    for (const limiter of this.budgets[budget]) {
      try {
        await limiter.consume(subject);
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        const endsAt = Date.now() + refused.msBeforeNext;
        this.refusals.set(name, endsAt, { ttl: Math.min(refusalTtlMs, refused.msBeforeNext) });
        return secondsUntil(endsAt);
      }
    }
    return 0;
  }

  /** @throws RateLimited with the seconds to wait. */
  async takeOrRefuse(budget: BudgetName, key: string): Promise<void> {
    const wait = await this.take(budget, key);
    if (wait > 0) throw new RateLimited(wait);
  }

  /** Returns the seconds until an attempt is free, 0 if one is. Does not take it. */
  async secondsUntilFree(budget: BudgetName, key: string): Promise<number> {
    for (const limiter of this.budgets[budget]) {
      const stored = await limiter.get(getNetwork(key));
      if (stored && stored.remainingPoints <= 0)
        return secondsUntil(Date.now() + stored.msBeforeNext);
    }
    return 0;
  }

  /** Finds the budget of attempts at a subject's password that a caller from this address has. */
  async findPasswordAttempts(
    budget: GuessBudget,
    subject: string,
    address: string,
  ): Promise<PasswordAttempts> {
    if (!(await this.networks.has(budget, subject, address)))
      return new PasswordAttempts(this, budget, subject);
    // All known networks of a company share one budget, or an insider could guess 1000 times from each of many networks.
    const key =
      budget === 'company' ? `${subject} known` : this.networks.makeKey(budget, subject, address);
    return new PasswordAttempts(this, budget, key);
  }

  /** Gives the network of this address its own budget, after the right password was used or replaced there. */
  async rememberNetwork(budget: GuessBudget, subject: string, address: string): Promise<void> {
    await this.networks.remember(budget, subject, address);
  }

  /** Resets the budgets of subjects, including those of their known networks, after an authorised change of the password. */
  async clear(budget: BudgetName, subjects: readonly string[]): Promise<void> {
    const prefixes = this.budgets[budget].map(({ keyPrefix }) => keyPrefix);
    await this.pool.query(
      `DELETE FROM rate_limit WHERE split_part(key, ':', 1) = ANY ($1)
        AND split_part(substr(key, position(':' IN key) + 1), ' ', 1) = ANY ($2)`,
      [prefixes, subjects],
    );
    const cleared = new Set(subjects);
    for (const name of this.refusals.keys()) {
      const [refused, subject = ''] = name.split(' ');
      if (refused === budget && cleared.has(subject)) this.refusals.delete(name);
    }
  }

  /** Returns an attempt, because a right password costs nothing. */
  async giveBack(budget: BudgetName, key: string): Promise<void> {
    const subject = getNetwork(key);
    this.refusals.delete(`${budget} ${subject}`);
    await Promise.all(this.budgets[budget].map((limiter) => limiter.reward(subject)));
  }
}

function secondsUntil(moment: number): number {
  return Math.max(1, Math.ceil((moment - Date.now()) / 1000));
}
