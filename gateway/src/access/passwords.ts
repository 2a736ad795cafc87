import { hash, verify } from '@node-rs/argon2';
import PQueue from 'p-queue';
import { Unavailable } from '../errors.js';
import { hashesAtOnce } from './hashes-at-once.js';
import { networkOf } from './network.js';

/** Most tries of one network that wait for their hash; a whole office signs in within seconds all the same. */
const mostOfNetwork = 50;
/** Most tries that wait. Beyond it only networks that have none waiting are let in, and beyond twice as many nobody. */
const mostWaiting = 400;

/** The processes of one machine, which share its cores. */
interface SharedCores {
  processes: number;
  /** Waits for a turn among all of them; answers how to end it. */
  takeTurn(): Promise<() => void>;
}

/**
 * Hashes passwords with Argon2id; the pepper lives outside the database, so a stolen table alone cannot be guessed at. A hash takes
 * a core for some hundredths of a second, so they stand in a line in which the networks take turns: who guesses much waits
 * behind everybody who tries once.
 */
export class Passwords {
  /** How many passwords have been compared with a hash since the start. */
  verifications = 0;
  /** How many of them were right. */
  rightOnes = 0;
  private readonly secret: Uint8Array;
  private absent: Promise<string> | undefined;
  private readonly line = new PQueue({ concurrency: hashesAtOnce });
  private readonly waiting = new Map<string, number>();
  private readonly mostOfNetwork: number;
  private readonly mostWaiting: number;

  /** @param cores where other processes hash on the same machine: turns are taken, and room to wait is divided, among all. */
  constructor(
    pepper: string,
    private readonly cores?: SharedCores,
  ) {
    this.secret = new TextEncoder().encode(pepper);
    const { processes = 1 } = cores ?? {};
    this.mostOfNetwork = Math.ceil(mostOfNetwork / processes);
    this.mostWaiting = Math.ceil(mostWaiting / processes);
  }

  /** How many wait for their hash or are at it. */
  get waitingTries(): number {
    return this.line.size + this.line.pending;
  }

  hash(password: string): Promise<string> {
    return this.line.add(() => this.inTurnOfCores(() => this.hashNow(password)));
  }

  /**
   * Whether the password is right. Takes as long when there is no hash to compare with.
   * @param address who asks, by network address; without one it is the program itself, which is never refused.
   * @throws Unavailable when too many wait, this network's or all.
   */
  async matches(
    kept: string | null | undefined,
    password: string,
    address?: string,
  ): Promise<boolean> {
    const compareNow = async () => {
      this.absent ??= this.hashNow('nobody has this password');
      const against = kept ?? (await this.absent);
      this.verifications += 1;
      const right = await verify(against, password, { secret: this.secret });
      if (!right || !kept) return false;
      this.rightOnes += 1;
      return true;
    };
    const compare = () => this.inTurnOfCores(compareNow);
    return address === undefined ? this.line.add(compare) : this.inTurn(address, compare);
  }

  /**
   * To be asked before a try is counted: who is sent away has not tried.
   * @throws Unavailable when too many wait, this network's or all.
   */
  expectRoom(address: string): void {
    const own = this.waiting.get(networkOf(address)) ?? 0;
    const most = own === 0 ? 2 * this.mostWaiting : this.mostWaiting;
    if (own >= this.mostOfNetwork || this.line.size >= most) throw new Unavailable();
  }

  private async inTurn(address: string, work: () => Promise<boolean>): Promise<boolean> {
    this.expectRoom(address);
    const network = networkOf(address);
    const own = this.waiting.get(network) ?? 0;
    this.waiting.set(network, own + 1);
    try {
      return await this.line.add(work, { priority: -own });
    } finally {
      const left = (this.waiting.get(network) ?? 1) - 1;
      if (left === 0) this.waiting.delete(network);
      else this.waiting.set(network, left);
    }
  }

  private async inTurnOfCores<Result>(work: () => Promise<Result>): Promise<Result> {
    const end = await this.cores?.takeTurn();
    try {
      return await work();
    } finally {
      end?.();
    }
  }

  private hashNow(password: string): Promise<string> {
    // The library's default algorithm is Argon2id. 19 MiB and 2 passes: the smallest that OWASP's password storage cheat sheet recommends for Argon2id.
    return hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1, secret: this.secret });
  }
}
