import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import { DAY, MINUTE } from '../durations.js';
import { Unavailable } from '../errors.js';
import { getNetwork } from './network.js';

/** Leaves one core to responses, and one of libuv's four threads to files and DNS. */
const maxHashes = Math.max(1, Math.min(3, availableParallelism() - 1));
/** Maximum waiting attempts of one network: enough for an office in which everybody signs in at nine. */
const maxWaitingPerNetwork = 50;
/** Waiting attempts at which networks with wrong passwords are refused; new networks at twice, known ones at three times as many. */
const maxWaiting = 200;
/** Wrong passwords in 15 minutes after which a network is no longer known. */
const maxWrongPasswords = 5;
const maxNetworks = 10_000;

/** Standing of a network, from the lowest to the highest priority of its attempts. */
enum Standing {
  BACKGROUND,
  /** Networks with wrong passwords in the last 15 minutes. */
  FAILING,
  NEW,
  /** Networks with a sign-in within a day. */
  KNOWN,
}

/**
 * Hashes passwords with Argon2id. The pepper is not in the database, so a stolen table is not enough for guessing. A hash occupies a core
 * for some hundredths of a second, so attempts are queued. The order depends on the network and never on the account, so that
 * waiting does not reveal which accounts exist.
 */
export class Passwords {
  /** Comparisons with a stored hash since the start. */
  verifications = 0;
  /** Comparisons for unknown or locked accounts, which only take the same time. */
  dummyVerifications = 0;
  /** Right passwords. */
  matchCount = 0;
  private readonly secret: Uint8Array;
  private dummyHash: Promise<string> | undefined;
  private readonly queue = new PQueue({ concurrency: maxHashes });
  /** Limits the hashes of jobs in the queue. */
  private readonly background = new PQueue({ concurrency: maxHashes });
  private readonly waitingByNetwork = new Map<string, number>();
  private readonly signedIn = new LRUCache<string, true>({ max: maxNetworks, ttl: DAY });
  private readonly wrongByNetwork = new LRUCache<string, number>({
    max: maxNetworks,
    ttl: 15 * MINUTE,
    noUpdateTTL: true,
  });

  constructor(pepper: string) {
    this.secret = new TextEncoder().encode(pepper);
  }

  /** Attempts that wait or are being hashed. */
  get waitingAttempts(): number {
    return this.queue.size + this.queue.pending;
  }

  hash(password: string): Promise<string> {
    return this.queue.add(() => this.hashNow(password), { priority: getPriority(Standing.KNOWN) });
  }

  /** Hashes for a job, after all sign-ins. */
  hashInBackground(password: string): Promise<string> {
    const priority = getPriority(Standing.BACKGROUND);
    return this.background.add(() => this.queue.add(() => this.hashNow(password), { priority }));
  }

  /**
   * Returns whether the password is right. Takes the same time if there is no stored hash.
   * @param address network address of the caller; undefined for the program itself, which is never refused.
   * @throws Unavailable if too many attempts wait, of this network or in all.
   */
  async matches(
    stored: string | null | undefined,
    password: string,
    address?: string,
  ): Promise<boolean> {
    if (address === undefined)
      return this.queue.add(() => this.verify(stored, password), {
        priority: getPriority(Standing.KNOWN),
      });
    this.assertRoom(address);
    const network = getNetwork(address);
    const waiting = this.waitingByNetwork.get(network) ?? 0;
    this.waitingByNetwork.set(network, waiting + 1);
    try {
      const isRight = await this.queue.add(() => this.verify(stored, password), {
        priority: getPriority(this.getStanding(network), waiting),
      });
      if (isRight) this.signedIn.set(network, true);
      else this.wrongByNetwork.set(network, (this.wrongByNetwork.get(network) ?? 0) + 1);
      return isRight;
    } finally {
      const left = (this.waitingByNetwork.get(network) ?? 1) - 1;
      if (left === 0) this.waitingByNetwork.delete(network);
      else this.waitingByNetwork.set(network, left);
    }
  }

  /**
   * Call it before an attempt is counted, so that a refused one costs nothing.
   * @throws Unavailable if too many attempts wait, of this network or in all.
   */
  assertRoom(address: string): void {
    const network = getNetwork(address);
    const isFull = this.queue.size >= maxWaiting * this.getStanding(network);
    if (isFull || (this.waitingByNetwork.get(network) ?? 0) >= maxWaitingPerNetwork)
      throw new Unavailable();
  }

  private getStanding(network: string): Standing {
    const wrong = this.wrongByNetwork.get(network) ?? 0;
    if (this.signedIn.has(network) && wrong <= maxWrongPasswords) return Standing.KNOWN;
    return wrong > 0 ? Standing.FAILING : Standing.NEW;
  }

  private async verify(stored: string | null | undefined, password: string): Promise<boolean> {
    this.dummyHash ??= this.hashNow('no account has this password');
    const against = stored ?? (await this.dummyHash);
    if (stored) this.verifications += 1;
    else this.dummyVerifications += 1;
    const isRight = await verify(against, password, { secret: this.secret });
    if (!isRight || !stored) return false;
    this.matchCount += 1;
    return true;
  }

  private hashNow(password: string): Promise<string> {
    // The minimum of OWASP's password storage cheat sheet for Argon2id, the library's default: 19 MiB and 2 passes.
    return hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1, secret: this.secret });
  }
}

/** @param waiting attempts of the same network that wait already: networks of equal standing take turns. */
function getPriority(standing: Standing, waiting = 0): number {
  return standing * maxWaitingPerNetwork - waiting;
}
