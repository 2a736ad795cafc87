import { indicatorQuestions, listQuestions, traceQuestions } from '../../speed/questions.js';

/** Between two reads, and between two looks at /readyz, in milliseconds. */
const readIntervalMs = 50;
const probeIntervalMs = 200;
const daysOfTrace = 2;
const maxKeptErrors = 5;

export interface NeighbourWork {
  url: string;
  /** Session of the admin. */
  token: string;
  /** People of the company, who are traced in turn. */
  people: readonly string[];
}

/** How a neighbour was served. */
export interface Served {
  /** Milliseconds that each read took. */
  times: number[];
  failed: number;
  /** The first answers that were errors. */
  errors: string[];
  /** Answers of /readyz by status. */
  readyz: Record<string, number>;
}

/**
 * A company's admin who reads the directory, the safety indicator and a trace in turn, and a load balancer that asks /readyz. Once
 * started, both ask at a steady pace: a slow answer does not delay the next request.
 */
export class Neighbour {
  private served = nothing();
  private readonly pending = new Set<Promise<void>>();
  private readonly bodies: readonly string[];
  private sent = 0;

  constructor(private readonly work: NeighbourWork) {
    const lists = listQuestions(work.people.length);
    const traces = traceQuestions(work.people, daysOfTrace, new Date());
    this.bodies = traces.flatMap((trace, at) =>
      [lists[at], ...indicatorQuestions, trace].map((question) => JSON.stringify(question)),
    );
  }

  /** Asks at its pace from now on. */
  start(): void {
    this.repeat(() => this.read(), readIntervalMs);
    this.repeat(() => this.probe(), probeIntervalMs);
  }

  /** How it was served since the last call; waits for what is under way. */
  async collect(): Promise<Served> {
    await Promise.all(this.pending);
    const { served } = this;
    this.served = nothing();
    return served;
  }

  /** Reads once. */
  async read(): Promise<void> {
    const { url, token } = this.work;
    const body = this.bodies[this.sent++ % this.bodies.length] ?? '';
    const started = performance.now();
    const error = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body,
    }).then(
      async (answer) => {
        const text = await answer.text();
        return answer.ok && !text.includes('"errors"') ? undefined : `${answer.status} ${text}`;
      },
      (reason: unknown) => String(reason),
    );
    const { served } = this;
    served.times.push(performance.now() - started);
    if (error === undefined) return;
    served.failed += 1;
    if (served.errors.length < maxKeptErrors) served.errors.push(error.slice(0, 300));
  }

  /** Asks /readyz once. */
  async probe(): Promise<void> {
    const status = await fetch(`${this.work.url}/readyz`).then(
      async (answer) => {
        await answer.arrayBuffer();
        return String(answer.status);
      },
      () => 'none',
    );
    this.served.readyz[status] = (this.served.readyz[status] ?? 0) + 1;
  }

  private repeat(ask: () => Promise<void>, intervalMs: number): void {
    setInterval(() => {
      const request = ask();
      this.pending.add(request);
      void request.finally(() => this.pending.delete(request));
    }, intervalMs);
  }
}

function nothing(): Served {
  return { times: [], failed: 0, errors: [], readyz: {} };
}
