import type { Queue, QueueAddOptions } from 'p-queue';

type Run = () => Promise<unknown>;

/**
 * Whom a try comes from, in the order in which they go: people whom we know, people of whom we know nothing, who has failed lately;
 * and jobs, for which nobody waits.
 */
export enum Standing {
  KNOWN,
  NEW,
  FAILING,
  BACKGROUND,
}

/** What decides about a try's turn. */
export interface TurnOptions extends QueueAddOptions {
  standing?: Standing;
  /** Tries of the same network that wait already. */
  before?: number;
}

interface Waiting {
  run: Run;
  standing: Standing;
  before: number;
}

/** Tries of a known network that go ahead at a time: enough for whoever signs in, and no more than that for one who guesses there. */
const mostAhead = 2;
/** Each of so many turns is for who waits longest, so that everybody's comes. */
const turnOfLongest = 4;

/**
 * A line in which the better standing goes first, among equals the networks take turns, and every fourth turn is for who waits
 * longest. What a known network has beyond two waits as if it were new.
 */
export class Turns implements Queue<Run, TurnOptions> {
  /** In the order of their coming. */
  private readonly waiting: Waiting[] = [];
  private taken = 0;

  get size(): number {
    return this.waiting.length;
  }

  enqueue(run: Run, { standing = Standing.KNOWN, before = 0 }: Partial<TurnOptions> = {}): void {
    const isBeyond = standing === Standing.KNOWN && before >= mostAhead;
    this.waiting.push({ run, standing: isBeyond ? Standing.NEW : standing, before });
  }

  dequeue(): Run | undefined {
    this.taken += 1;
    if (this.taken % turnOfLongest === 0) return this.waiting.shift()?.run;
    let next = 0;
    for (const [at, each] of this.waiting.entries())
      if (goesBefore(each, this.waiting[next])) next = at;
    return this.waiting.splice(next, 1)[0]?.run;
  }

  remove(run: Run | string): void {
    const at = this.waiting.findIndex((each) => each.run === run);
    if (at >= 0) this.waiting.splice(at, 1);
  }

  filter({ standing }: Readonly<Partial<TurnOptions>>): Run[] {
    return this.waiting.filter((each) => each.standing === standing).map(({ run }) => run);
  }

  setPriority(): never {
    throw new Error('Turns follow from the standing alone');
  }
}

function goesBefore(one: Waiting, other: Waiting | undefined): boolean {
  if (!other) return false;
  return one.standing === other.standing
    ? one.before < other.before
    : one.standing < other.standing;
}
