import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

/** Who asks, where, and whom the phone meets. */
export interface Caller {
  url: string;
  phoneToken: string;
  adminToken: string;
  crossEmployeeId: string;
}

/** What came of the requests since the last look. */
export interface Seen {
  good: number;
  /** 503 with Retry-After, at GraphQL with the code UNAVAILABLE. */
  unavailable: number;
  /** Everything else that went wrong, by what it was. */
  other: Map<string, number>;
  /** Milliseconds that the slowest answer took. */
  slowest: number;
  goodUploads: number;
  goodReads: number;
}

const list = '{ employees(pageSize: 10) { items { id name department } } }';
const recordsOfUpload = 5;

/** Phones that upload over REST and officers who read over GraphQL, at the same time, until they are stopped. */
export class TwoDoors {
  /** Records that the gateway said it has. */
  readonly acknowledged: string[] = [];
  private seen = nothing();
  private isOver = false;
  private asking: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly caller: Caller,
    private readonly options: { callers: number; pause: number; patience?: number },
  ) {}

  start(): void {
    const loops = Array.from({ length: this.options.callers }, (_, at) =>
      this.loop(at % 2 === 0 ? () => this.upload() : () => this.read()),
    );
    this.asking = Promise.all(loops);
  }

  /** What was seen since the last look. */
  look(): Seen {
    const { seen } = this;
    this.seen = nothing();
    return seen;
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await this.asking;
  }

  private async loop(ask: () => Promise<boolean>): Promise<void> {
    while (!this.isOver) {
      const started = performance.now();
      const isGood = await ask().catch((error: unknown) => this.note(reasonOf(error)));
      this.seen.slowest = Math.max(this.seen.slowest, performance.now() - started);
      if (isGood) this.seen.good += 1;
      await wait(this.options.pause);
    }
  }

  private async upload(): Promise<boolean> {
    const now = Date.now();
    const records = Array.from({ length: recordsOfUpload }, (_, at) => ({
      id: randomUUID(),
      cross_employee_id: this.caller.crossEmployeeId,
      since: 1,
      date: new Date(now - (at + 1) * 60_000).toISOString(),
    }));
    const answer = await this.post('/api/contacts', this.caller.phoneToken, { records });
    const body = (await answer.json()) as { data?: { accepted?: number } };
    if (answer.status === 503) return this.away(answer);
    if (body.data?.accepted !== recordsOfUpload) return this.note(`REST ${answer.status}`);
    this.acknowledged.push(...records.map(({ id }) => id));
    this.seen.goodUploads += 1;
    return true;
  }

  private async read(): Promise<boolean> {
    const answer = await this.post('/graphql', this.caller.adminToken, { query: list });
    const text = await answer.text();
    if (answer.status === 503 && !text.includes('"UNAVAILABLE"') && text.includes('errors'))
      return this.note('GraphQL 503 of another code');
    if (answer.status === 503) return this.away(answer);
    if (answer.status !== 200 || text.includes('"errors"'))
      return this.note(`GraphQL ${answer.status}`);
    this.seen.goodReads += 1;
    return true;
  }

  private post(path: string, token: string, body: unknown): Promise<Response> {
    return fetch(`${this.caller.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(this.options.patience ?? 60_000),
    });
  }

  private away(answer: Response): false {
    if (!answer.headers.get('retry-after')) return this.note('503 without Retry-After');
    this.seen.unavailable += 1;
    return false;
  }

  private note(what: string): false {
    this.seen.other.set(what, (this.seen.other.get(what) ?? 0) + 1);
    return false;
  }
}

function nothing(): Seen {
  return { good: 0, unavailable: 0, other: new Map(), slowest: 0, goodUploads: 0, goodReads: 0 };
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string')
    return cause.code;
  return cause instanceof Error ? cause.name : String(cause);
}
