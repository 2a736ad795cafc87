import { createHmac } from 'node:crypto';
import type { Pool } from 'pg';
import { type RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { networkOf } from './network.js';
import { makeRateLimiter } from './rate-limiter.js';

const day = 24 * 60 * 60;
/** How long a network is known after the last right password, in seconds. */
const knownSeconds = 90 * day;
/** A network is extended when less than this is left, so that most sign-ins write nothing. */
const renewSeconds = 60 * day;
/** Maximum new networks of one subject within `newNetworksSeconds`. A company has those of all its people. */
const maxNewNetworks = {
  account: 20,
  administrator: 20,
  secondFactor: 20,
  employee: 20,
  company: 1000,
};
const newNetworksSeconds = 30 * day;

/** A budget of guesses at passwords. */
export type GuessBudget = keyof typeof maxNewNetworks;

/**
 * Networks from which subjects have signed in, stored in the database for all processes. As keyed hashes they do not reveal where people
 * are.
 */
export class KnownNetworks {
  private readonly known: RateLimiterPostgres;
  private readonly added: Record<GuessBudget, RateLimiterPostgres>;

  /** @param secret key of the hashes; with another secret no network is known. */
  constructor(
    pool: Pool,
    private readonly secret: string,
  ) {
    this.known = makeRateLimiter(pool, 'known-network', 1, knownSeconds);
    const added = (budget: GuessBudget) =>
      makeRateLimiter(pool, `new-networks-${budget}`, maxNewNetworks[budget], newNetworksSeconds);
    this.added = {
      account: added('account'),
      administrator: added('administrator'),
      secondFactor: added('secondFactor'),
      employee: added('employee'),
      company: added('company'),
    };
  }

  /** Returns a key of this subject and network: the subject, a space and a hash. */
  keyOf(budget: GuessBudget, subject: string, address: string): string {
    const network = networkOf(address);
    const hash = createHmac('sha256', this.secret).update(`${budget} ${subject} ${network}`);
    return `${subject} ${hash.digest('base64url').slice(0, 22)}`;
  }

  async has(budget: GuessBudget, subject: string, address: string): Promise<boolean> {
    return (await this.known.get(this.keyOf(budget, subject, address))) !== null;
  }

  /** Stores a network after a right password, unless the subject has too many new ones. */
  async remember(budget: GuessBudget, subject: string, address: string): Promise<void> {
    const key = this.keyOf(budget, subject, address);
    const kept = await this.known.get(key);
    if (kept && kept.msBeforeNext > renewSeconds * 1000) return;
    if (!kept && !(await this.mayAdd(budget, subject))) return;
    await this.known.set(key, 1, knownSeconds);
  }

  private async mayAdd(budget: GuessBudget, subject: string): Promise<boolean> {
    try {
      await this.added[budget].consume(subject);
      return true;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return false;
    }
  }
}
