import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import PQueue from 'p-queue';
import { Unavailable } from '../errors.js';
import { hashesAtOnce } from './hashes-at-once.js';
import { networkOf } from './network.js';
import { Standings } from './standings.js';
import { Standing, type TurnOptions, Turns } from './turns.js';

/** Most tries of one network that wait for their hash: a whole office signs in within seconds all the same, once it is known. */
const maxOfKnown = 50;
const maxOfUnknown = 20;
/**
 * Most tries that wait. Beyond it only networks that have none waiting are let in, beyond twice as many only those of them that are
 * known, and beyond three times as many nobody.
 */
const maxWaiting = 400;

/**
 * Hashes passwords with Argon2id; the pepper lives outside the database, so a stolen table alone cannot be guessed at. A hash takes
 * a core for some hundredths of a second, so they stand in a line: networks in which somebody has signed in lately go first, those
 * that have only failed last, and among equals they take turns. Who guesses much waits behind everybody who tries once.
 */
export class Passwords {
  /** How many passwords have been compared with a stored hash since the start. */
  verifications = 0;
  /** How many have taken the same time without a stored hash, for nobody has the name or the account is locked. */
  dummyVerifications = 0;
  /** How many of them were right. */
  rightOnes = 0;
  private readonly secret: Uint8Array;
  private absent: Promise<string> | undefined;
  private readonly line = new PQueue<Turns, TurnOptions>({
    concurrency: hashesAtOnce,
    queueClass: Turns,
  });
  /** So few at a time that jobs take no room from people who wait to sign in. */
  private readonly background = pLimit(hashesAtOnce);
  private readonly waiting = new Map<string, number>();
  private readonly standings = new Standings();

  constructor(pepper: string) {
    this.secret = new TextEncoder().encode(pepper);
  }

  /** How many wait for their hash or are at it. */
  get waitingTries(): number {
    return this.line.size + this.line.pending;
  }

  hash(password: string): Promise<string> {
    return this.line.add(() => this.hashNow(password));
  }

  /** Hashes for a job: behind everybody who signs in, but for every fourth turn. */
  hashInBackground(password: string): Promise<string> {
    const work = () => this.hashNow(password);
    return this.background(() => this.line.add(work, { standing: Standing.BACKGROUND }));
  }

  /**
   * Whether the password is right. Takes as long when there is no hash to compare with.
   * @param address who asks, by network address; without one it is the program itself, which is never refused.
   * @param account whose password it is, the same text each time: a right one makes the network known.
   * @throws Unavailable when too many wait, this network's or all.
   */
  async matches(
    kept: string | null | undefined,
    password: string,
    address?: string,
    account?: string,
  ): Promise<boolean> {
    const compare = async () => {
      this.absent ??= this.hashNow('nobody has this password');
      const against = kept ?? (await this.absent);
      if (kept) this.verifications += 1;
      else this.dummyVerifications += 1;
      const right = await verify(against, password, { secret: this.secret });
      if (!right || !kept) return false;
      this.rightOnes += 1;
      return true;
    };
    return address === undefined ? this.line.add(compare) : this.inTurn(address, account, compare);
  }

  /**
   * To be asked before a try is counted: who is sent away has not tried.
   * @throws Unavailable when too many wait, this network's or all.
   */
  expectRoom(address: string): void {
    const network = networkOf(address);
    const own = this.waiting.get(network) ?? 0;
    const isKnown = this.standings.of(network) === Standing.KNOWN;
    const inLine = own > 0 ? maxWaiting : maxWaiting * (isKnown ? 3 : 2);
    if (own >= (isKnown ? maxOfKnown : maxOfUnknown) || this.line.size >= inLine)
      throw new Unavailable();
  }

  private async inTurn(
    address: string,
    account: string | undefined,
    work: () => Promise<boolean>,
  ): Promise<boolean> {
    this.expectRoom(address);
    const network = networkOf(address);
    const own = this.waiting.get(network) ?? 0;
    this.waiting.set(network, own + 1);
    try {
      const standing = this.standings.of(network);
      const right = await this.line.add(work, { standing, before: own });
      if (!right) this.standings.noteWrong(network);
      else if (account !== undefined) this.standings.noteRight(network, account);
      return right;
    } finally {
      const left = (this.waiting.get(network) ?? 1) - 1;
      if (left === 0) this.waiting.delete(network);
      else this.waiting.set(network, left);
    }
  }

  private hashNow(password: string): Promise<string> {
    // The library's default algorithm is Argon2id. 19 MiB and 2 passes: the smallest that OWASP's password storage cheat sheet recommends for Argon2id.
    return hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1, secret: this.secret });
  }
}
