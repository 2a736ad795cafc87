import { Agent } from 'node:http';
import {
  errorCode,
  graphqlRequest,
  type HttpRequest,
  jsonRequest,
  sendRequest,
} from '../../test/http-client.js';
import { indicatorQueries, listQueries, traceQueries } from '../speed/scenarios.js';

const readIntervalMs = 50;
const probeIntervalMs = 200;
const signInIntervalMs = 250;
const tracedDays = 2;
const maxErrors = 5;
/** People of a page of the directory. */
const pageSize = 50;

export interface NeighbourWork {
  url: string;
  /** Session of the admin. */
  token: string;
  /** People who are traced in turn. */
  people: readonly string[];
  /** A phone that signs in again and again. */
  signIn?: Record<string, string>;
}

/** Starts a neighbour's work, or asks how it was served. */
export type NeighbourMessage = NeighbourWork | 'collect';

/** How a neighbour was served. */
export interface Served {
  /** Milliseconds of each read. */
  times: number[];
  /** Milliseconds of each sign-in. */
  signInTimes: number[];
  failed: number;
  /** The first failures. */
  errors: string[];
  /** Answers of /readyz by status. */
  readyz: Record<string, number>;
}

/**
 * An admin of a company who reads the directory, the safety indicator and a trace in turn, and a load balancer that asks /readyz.
 * Once started, both send at a steady pace: a slow answer does not delay the next request.
 */
export class Neighbour {
  private served = emptyResult();
  private readonly pending = new Set<Promise<void>>();
  private readonly agent = new Agent({ keepAlive: true });
  private readonly reads: readonly HttpRequest[];
  private sent = 0;
  private isSigningIn = false;

  constructor(private readonly work: NeighbourWork) {
    const { people, token } = work;
    const lists = listQueries(pageSize * people.length);
    const traces = traceQueries(people, tracedDays, new Date());
    this.reads = traces.flatMap((trace, at) =>
      [lists[at % lists.length]!, ...indicatorQueries, trace].map(({ query, variables }) =>
        graphqlRequest(query, variables, token),
      ),
    );
  }

  /** Sends at its pace from now on. */
  start(): void {
    const { signIn } = this.work;
    this.repeat(() => this.read(), readIntervalMs);
    this.repeat(() => this.probe(), probeIntervalMs);
    if (signIn) this.repeat(() => this.signIn(signIn), signInIntervalMs);
  }

  /** How it was served since the last call; waits for running requests. */
  async collect(): Promise<Served> {
    await Promise.all(this.pending);
    const { served } = this;
    this.served = emptyResult();
    return served;
  }

  /** Reads once. */
  async read(): Promise<void> {
    const request = this.reads[this.sent++ % this.reads.length]!;
    this.served.times.push(await this.send(request));
  }

  /** Asks /readyz once. */
  async probe(): Promise<void> {
    const status = await sendRequest(this.work.url, { method: 'GET', path: '/readyz' }).then(
      (answer) => String(answer.status),
      () => 'none',
    );
    this.served.readyz[status] = (this.served.readyz[status] ?? 0) + 1;
  }

  /** Signs in, unless the last time still takes. */
  private async signIn(credentials: Record<string, string>): Promise<void> {
    if (this.isSigningIn) return;
    this.isSigningIn = true;
    const request = jsonRequest('/api/employee/login', credentials);
    this.served.signInTimes.push(await this.send(request));
    this.isSigningIn = false;
  }

  /** Sends a request and notes a failure. @returns how long it took, in milliseconds. */
  private async send(request: HttpRequest): Promise<number> {
    const started = performance.now();
    const error = await sendRequest(this.work.url, request, { agent: this.agent }).then(
      ({ status, text }) =>
        status === 200 && !text.includes('"errors"') ? undefined : `${status} ${text}`,
      errorCode,
    );
    const { served } = this;
    if (error !== undefined) {
      served.failed += 1;
      if (served.errors.length < maxErrors) served.errors.push(error.slice(0, 300));
    }
    return performance.now() - started;
  }

  private repeat(send: () => Promise<void>, intervalMs: number): void {
    setInterval(() => {
      const request = send();
      this.pending.add(request);
      void request.finally(() => this.pending.delete(request));
    }, intervalMs);
  }
}

const emptyResult = (): Served => ({
  times: [],
  signInTimes: [],
  failed: 0,
  errors: [],
  readyz: {},
});
