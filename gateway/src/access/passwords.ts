import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import PQueue from 'p-queue';
import { Unavailable } from '../errors.js';
import { networkOf } from './network.js';

const minute = 60_000;
const day = 24 * 60 * minute;
/** One core stays free for answers, and one of libuv's four threads for files and names. */
const maxHashes = Math.max(1, Math.min(3, availableParallelism() - 1));
/** Attempts of one network that may wait: enough for an office in which everybody signs in at nine. */
const maxOfNetwork = 50;
/** Attempts that may wait before networks with wrong passwords are refused; new ones are at twice, known ones at three times as many. */
const maxWaiting = 200;
/** Wrong passwords in 15 minutes after which a network is no longer known. */
const maxWrongOfKnown = 5;
const maxNetworks = 10_000;

/** What decides the order of attempts, the lowest last. */
enum Standing {
  BACKGROUND,
  /** Networks with wrong passwords in the last 15 minutes. */
  FAILING,
  NEW,
  /** Networks in which somebody has signed in within a day. */
  KNOWN,
}

/**
 * Hashes passwords with Argon2id. The pepper lives outside the database, so a stolen table alone cannot be guessed at. A hash takes a core
 * for some hundredths of a second, so attempts wait in a queue. Their order depends on their network only, never on the account, so that
 * nobody learns from waiting which accounts exist.
 */
export class Passwords {
  /** Comparisons with a stored hash since the start. */
  verifications = 0;
  /** Comparisons for unknown names and locked accounts, which only take as long. */
  dummyVerifications = 0;
  /** Right passwords. */
  matchCount = 0;
  private readonly secret: Uint8Array;
  private dummyHash: Promise<string> | undefined;
  private readonly queue = new PQueue({ concurrency: maxHashes });
  /** Jobs put so few into the queue that people have room. */
  private readonly background = pLimit(maxHashes);
  private readonly waitingOf = new Map<string, number>();
  private readonly signedIn = new LRUCache<string, true>({ max: maxNetworks, ttl: day });
  private readonly wrongOf = new LRUCache<string, number>({
    max: maxNetworks,
    ttl: 15 * minute,
    noUpdateTTL: true,
  });

  constructor(pepper: string) {
    this.secret = new TextEncoder().encode(pepper);
  }

  /** Attempts in the queue or being hashed. */
  get waitingAttempts(): number {
    return this.queue.size + this.queue.pending;
  }

  hash(password: string): Promise<string> {
    return this.queue.add(() => this.hashNow(password), { priority: priorityOf(Standing.KNOWN) });
  }

  /** Hashes for a job, after everybody who signs in. */
  hashInBackground(password: string): Promise<string> {
    const priority = priorityOf(Standing.BACKGROUND);
    return this.background(() => this.queue.add(() => this.hashNow(password), { priority }));
  }

  /**
   * Returns whether the password is right. Takes as long when there is no hash to compare with.
   * @param address network address of the caller; without one it is the program itself, which is never refused.
   * @throws Unavailable when too many wait, of this network or in all.
   */
  async matches(
    stored: string | null | undefined,
    password: string,
    address?: string,
  ): Promise<boolean> {
    if (address === undefined)
      return this.queue.add(() => this.verify(stored, password), {
        priority: priorityOf(Standing.KNOWN),
      });
    this.assertRoom(address);
    const network = networkOf(address);
    const before = this.waitingOf.get(network) ?? 0;
    this.waitingOf.set(network, before + 1);
    try {
      const isRight = await this.queue.add(() => this.verify(stored, password), {
        priority: priorityOf(this.standingOf(network), before),
      });
      if (isRight) this.signedIn.set(network, true);
      else this.wrongOf.set(network, (this.wrongOf.get(network) ?? 0) + 1);
      return isRight;
    } finally {
      const left = (this.waitingOf.get(network) ?? 1) - 1;
      if (left === 0) this.waitingOf.delete(network);
      else this.waitingOf.set(network, left);
    }
  }

  /**
   * Call it before an attempt is counted: an attempt that is turned away costs nothing.
   * @throws Unavailable when too many wait, of this network or in all.
   */
  assertRoom(address: string): void {
    const network = networkOf(address);
    const isFull = this.queue.size >= maxWaiting * this.standingOf(network);
    if (isFull || (this.waitingOf.get(network) ?? 0) >= maxOfNetwork) throw new Unavailable();
  }

  private standingOf(network: string): Standing {
    const wrong = this.wrongOf.get(network) ?? 0;
    if (this.signedIn.has(network) && wrong <= maxWrongOfKnown) return Standing.KNOWN;
    return wrong > 0 ? Standing.FAILING : Standing.NEW;
  }

  private async verify(stored: string | null | undefined, password: string): Promise<boolean> {
    this.dummyHash ??= this.hashNow('nobody has this password');
    const against = stored ?? (await this.dummyHash);
    if (stored) this.verifications += 1;
    else this.dummyVerifications += 1;
    const isRight = await verify(against, password, { secret: this.secret });
    if (!isRight || !stored) return false;
    this.matchCount += 1;
    return true;
  }

  private hashNow(password: string): Promise<string> {
    // The library's default algorithm is Argon2id. 19 MiB and 2 passes: the smallest that OWASP's password storage cheat sheet recommends for Argon2id.
    return hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1, secret: this.secret });
  }
}

/** @param before attempts of the same network that wait already: among equals, networks take turns. */
function priorityOf(standing: Standing, before = 0): number {
  return standing * maxOfNetwork - before;
}
