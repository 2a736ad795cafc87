import { Unavailable } from '../errors.js';

/** What a database says of values that it can't take: the fault of one piece of work, not of its company. */
const faultOfValues = /^2[23]/;

interface Options {
  /** Groups of one key that are under way at once, at most. */
  atOnce: number;
  /** Most pieces of a group. */
  largest: number;
  /** Most pieces that wait, of all keys together: what comes on top is refused, and keeps no memory. */
  maxWaiting: number;
}

/**
 * Does pieces of work in groups, so that what a transaction costs is paid once for many. Nothing waits for others to come:
 * a piece goes at once while few groups of its key are under way, and else with the next one.
 */
export class Batcher<Piece, Result> {
  private readonly lines = new Map<string, Line<Piece, Result>>();
  private waiting = 0;

  /** @param work answers in the order of its pieces, after its commit. */
  constructor(
    private readonly work: (key: string, pieces: Piece[]) => Promise<Result[]>,
    private readonly options: Options,
  ) {}

  /** @throws Unavailable where too many wait already. */
  do(key: string, piece: Piece): Promise<Result> {
    if (this.waiting >= this.options.maxWaiting) return Promise.reject(new Unavailable());
    this.waiting += 1;
    return new Promise((resolve, reject) => {
      const line = this.lines.get(key) ?? { waiting: [], running: 0 };
      this.lines.set(key, line);
      line.waiting.push({ piece, resolve, reject });
      // What comes within one turn of the event loop goes together.
      if (line.waiting.length === 1) setImmediate(() => this.run(key, line));
    });
  }

  private run(key: string, line: Line<Piece, Result>): void {
    const { atOnce, largest } = this.options;
    while (line.waiting.length > 0 && line.running < atOnce) {
      line.running += 1;
      const group = line.waiting.splice(0, largest);
      this.waiting -= group.length;
      void this.runGroup(key, line, group);
    }
  }

  private async runGroup(
    key: string,
    line: Line<Piece, Result>,
    group: Asked<Piece, Result>[],
  ): Promise<void> {
    await this.answer(key, group);
    line.running -= 1;
    if (line.running === 0 && line.waiting.length === 0) this.lines.delete(key);
    else this.run(key, line);
  }

  private async answer(key: string, group: Asked<Piece, Result>[]): Promise<void> {
    try {
      const results = await this.work(
        key,
        group.map(({ piece }) => piece),
      );
      for (const [at, { resolve }] of group.entries()) resolve(results[at]!);
    } catch (error) {
      if (group.length === 1 || !isFaultOfValues(error))
        for (const { reject } of group) reject(error);
      // One of them spoils the others: each has its own try.
      else for (const asked of group) await this.answer(key, [asked]);
    }
  }
}

interface Asked<Piece, Result> {
  piece: Piece;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

interface Line<Piece, Result> {
  waiting: Asked<Piece, Result>[];
  running: number;
}

function isFaultOfValues(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    faultOfValues.test(error.code)
  );
}
