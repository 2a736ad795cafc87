import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import { type RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { RateLimited } from '../errors.js';
import { type GuessBudget, KnownNetworks } from './known-networks.js';
import { networkOf } from './network.js';
import { makeRateLimiter } from './rate-limiter.js';
import { Tries } from './tries.js';

const minute = 60;
const day = 24 * 60 * minute;
/** How long a refusal is cached, in milliseconds, so that floods do not reach the database. */
const refusalTtl = 1000;
const maxRefusals = 10_000;

export type BudgetName =
  | GuessBudget
  | 'ownPassword'
  | 'address'
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
  /** Recent refusals, and when their budgets are free again. */
  private readonly refusals = new LRUCache<string, number>({ max: maxRefusals, ttl: refusalTtl });
  private readonly networks: KnownNetworks;

  /**
   * @param pool connections that requests do not use, so that budgets work while all of theirs are busy.
   * @param secret keys the hashes of known networks.
   * @param onRefused counts refusals by budget.
   */
  constructor(
    private readonly pool: Pool,
    secret: string,
    private readonly onRefused: (budget: BudgetName) => void = () => undefined,
  ) {
    this.networks = new KnownNetworks(pool, secret);
    const budget = (keyPrefix: string, points: number, duration: number) =>
      makeRateLimiter(pool, keyPrefix, points, duration);
    this.budgets = {
      // A six-digit password has few values: at this rate guessing one takes years, also by spraying a whole company.
      employee: [budget('employee-quarter', 5, 15 * minute), budget('employee-day', 20, day)],
      company: [budget('company-day', 1000, day)],
      // Companies and the provider have separate budgets, so that wrong passwords at one do not lock the other.
      account: [budget('account-quarter', 5, 15 * minute)],
      administrator: [budget('administrator-quarter', 5, 15 * minute)],
      // Codes of authenticator apps: at this rate guessing one takes years, for whoever has the password already.
      secondFactor: [
        budget('second-factor-quarter', 5, 15 * minute),
        budget('second-factor-day', 20, day),
      ],
      // Attempts of signed-in people at their own password.
      ownPassword: [budget('own-password-quarter', 5, 15 * minute)],
      address: [budget('address-quarter', 100, 15 * minute)],
      // Audit entries that strangers can cause: of one account or employee, and of a whole company.
      notice: [budget('notice-quarter', 1, 15 * minute)],
      notices: [budget('notices-hour', 50, 60 * minute)],
      // Mails that anybody may request: to one mailbox, and from one network.
      mailbox: [budget('mailbox-quarter', 3, 15 * minute)],
      mailing: [budget('mailing-quarter', 30, 15 * minute)],
      // Runs of app codes per company: each may hash and mail for all its people.
      'app-codes': [budget('app-codes-hour', 20, 60 * minute)],
      // Requests to webhooks that somebody of a company asks for.
      webhooks: [budget('webhooks-quarter', 60, 15 * minute)],
      // Lookups in the DNS that somebody of a company asks for.
      'mail-domains': [budget('mail-domains-quarter', 60, 15 * minute)],
      // Tests of a company's identity provider, each some requests to it.
      'identity-provider': [budget('identity-provider-quarter', 30, 15 * minute)],
      // Mails per company that invite members.
      invitations: [budget('invitations-day', 50, day)],
      // Reports from the own file, because each is work for the company.
      'own-reports': [budget('own-reports-hour', 10, 60 * minute)],
      // Runs per company that send failed notices again: each may mail to 1000 people.
      'resent-notices': [budget('resent-notices-hour', 20, 60 * minute)],
      // Mails about new devices of one account.
      'device-mail': [budget('device-mail-day', 10, day)],
      // Photos that one person uploads, because decoding keeps a core busy.
      photo: [budget('photo-quarter', 60, 15 * minute)],
      // Errors that the browsers of a network report, each a line of the log.
      'client-errors': [budget('client-errors-quarter', 30, 15 * minute)],
    };
  }

  /**
   * Takes one attempt; call it before the password is checked, so that concurrent attempts cannot exceed the budget. An address counts
   * as its network.
   * @returns the seconds to wait, 0 if the attempt may continue.
   */
  async take(budget: BudgetName, key: string): Promise<number> {
    const seconds = await this.consume(budget, key);
    if (seconds > 0) this.onRefused(budget);
    return seconds;
  }

  /** Returns whether an audit entry that strangers can cause may still be written. Each call counts as one. */
  async mayNote(companyId: string, key: string): Promise<boolean> {
    return (
      (await this.consume('notice', `${companyId}:${key}`)) === 0 &&
      (await this.consume('notices', companyId)) === 0
    );
  }

  private async consume(budget: BudgetName, key: string): Promise<number> {
    const counted = networkOf(key);
    const name = `${budget} ${counted}`;
    const refusedUntil = this.refusals.get(name);
    if (refusedUntil !== undefined) return secondsUntil(refusedUntil);
    for (const limiter of this.budgets[budget]) {
      try {
        await limiter.consume(counted);
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        const endsAt = Date.now() + refused.msBeforeNext;
        this.refusals.set(name, endsAt, { ttl: Math.min(refusalTtl, refused.msBeforeNext) });
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

  /** Returns the seconds until an attempt is free, 0 if one is. Takes none. */
  async secondsUntilFree(budget: BudgetName, key: string): Promise<number> {
    for (const limiter of this.budgets[budget]) {
      const kept = await limiter.get(networkOf(key));
      if (kept && kept.remainingPoints <= 0) return secondsUntil(Date.now() + kept.msBeforeNext);
    }
    return 0;
  }

  /** Finds the attempts at a subject's password that a caller from this address has. */
  async findTries(budget: GuessBudget, subject: string, address: string): Promise<Tries> {
    if (!(await this.networks.has(budget, subject, address)))
      return new Tries(this, budget, subject);
    // All known networks of a company share one budget, or an insider could guess 1000 times from each of many networks.
    const own =
      budget === 'company' ? `${subject} known` : this.networks.keyOf(budget, subject, address);
    return new Tries(this, budget, own);
  }

  /** Gives the network of this address attempts of its own, after the right password was used or replaced there. */
  async rememberNetwork(budget: GuessBudget, subject: string, address: string): Promise<void> {
    await this.networks.remember(budget, subject, address);
  }

  /** Resets the budgets of these subjects, those of known networks too, after an authorised change of the password. */
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
    const counted = networkOf(key);
    this.refusals.delete(`${budget} ${counted}`);
    await Promise.all(this.budgets[budget].map((limiter) => limiter.reward(counted)));
  }
}

function secondsUntil(moment: number): number {
  return Math.max(1, Math.ceil((moment - Date.now()) / 1000));
}
