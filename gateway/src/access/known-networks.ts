import { createHmac } from 'node:crypto';
import type { Pool } from 'pg';
import { type RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { DAY } from '../durations.js';
import { getNetwork } from './network.js';
import { makeRateLimiter } from './rate-limiter.js';

/** How long a network is known after the last right password. */
const knownMs = 90 * DAY;
/** A network is renewed when less than this is left, so that most sign-ins write nothing. */
const renewMs = 60 * DAY;
/** Maximum new networks of one subject within `newNetworksMs`. For a company, those of all its people count. */
const maxNewNetworks = {
  account: 20,
  administrator: 20,
  secondFactor: 20,
  employee: 20,
  company: 1000,
};
const newNetworksMs = 30 * DAY;

/** Budgets of guesses at passwords and codes. */
export type GuessBudget = keyof typeof maxNewNetworks;

/**
 * Networks from which subjects have signed in, stored in the database for all processes. They are keyed hashes, which do not reveal where
 * people are.
 */
export class KnownNetworks {
  private readonly known: RateLimiterPostgres;
  private readonly added: Record<GuessBudget, RateLimiterPostgres>;

  /** @param secret key of the hashes; after a change no network is known. */
  constructor(
    pool: Pool,
    private readonly secret: string,
  ) {
    this.known = makeRateLimiter(pool, 'known-network', 1, knownMs);
    const added = (budget: GuessBudget) =>
      makeRateLimiter(pool, `new-networks-${budget}`, maxNewNetworks[budget], newNetworksMs);
    this.added = {
      account: added('account'),
      administrator: added('administrator'),
      secondFactor: added('secondFactor'),
      employee: added('employee'),
      company: added('company'),
    };
  }

  /** Returns the key of a subject and its network: the subject, a space and a hash. */
  makeKey(budget: GuessBudget, subject: string, address: string): string {
    const network = getNetwork(address);
    const hash = createHmac('sha256', this.secret).update(`${budget} ${subject} ${network}`);
    return `${subject} ${hash.digest('base64url').slice(0, 22)}`;
  }

  async has(budget: GuessBudget, subject: string, address: string): Promise<boolean> {
    return (await this.known.get(this.makeKey(budget, subject, address))) !== null;
  }

  /** Stores a network after a right password, unless the subject has too many new ones. */
  async remember(budget: GuessBudget, subject: string, address: string): Promise<void> {
    const key = this.makeKey(budget, subject, address);
    const stored = await this.known.get(key);
    if (stored && stored.msBeforeNext > renewMs) return;
    if (!stored && !(await this.canAdd(budget, subject))) return;
    await this.known.set(key, 1, knownMs / 1000);
  }

  private async canAdd(budget: GuessBudget, subject: string): Promise<boolean> {
    try {
      await this.added[budget].consume(subject);
      return true;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return false;
    }
  }
}
