import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { BenchDatabase } from '../lib/database.js';
import {
  errorCode,
  graphqlRequest,
  type HttpAnswer,
  jsonRequest,
  sendRequest,
} from '../../test/http-client.js';
import { signInCompany, signInPhones } from '../lib/sessions.js';

const recordsPerUpload = 5;
const pauseMs = 10;
const retryPauseMs = 300;
const list = '{ employees(pageSize: 10) { items { id name department } } }';

interface Sessions {
  phoneToken: string;
  adminToken: string;
  /** The person that the phone meets. */
  crossEmployeeId: string;
}

/** Results of the clients since the last report. */
export interface LoadResult {
  uploads: number;
  reads: number;
  /** Requests without success after all attempts. */
  failed: number;
  /** Failed attempts by reason; '503' has a Retry-After. */
  refusals: Map<string, number>;
  /** Milliseconds of the slowest request, all its attempts included. */
  slowestMs: number;
}

/** Clients on persistent connections: half of them upload over REST, half read over GraphQL, all the time. */
export class LoadClients {
  /** Ids of all acknowledged records. */
  readonly acknowledged: string[] = [];
  private result = emptyResult();
  private isStopping = false;
  private readonly agent = new Agent({ keepAlive: true });
  private readonly running: Promise<unknown>;

  /** @param options.maxTries a request is sent again after a 503 or a lost connection, as phones do. */
  constructor(
    private readonly url: string,
    private readonly sessions: Sessions,
    private readonly options: { clients: number; maxTries?: number; timeoutMs?: number },
  ) {
    this.running = Promise.all(
      Array.from({ length: options.clients }, (_, at) => this.loop(at % 2 === 0)),
    );
  }

  /** Returns the results since the last call. */
  takeResult(): LoadResult {
    const { result } = this;
    this.result = emptyResult();
    return result;
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    await this.running;
    this.agent.destroy();
  }

  private async loop(uploads: boolean): Promise<void> {
    while (!this.isStopping) {
      const started = performance.now();
      const isServed = await this.sendUntilServed(uploads ? this.makeUpload() : () => this.read());
      const { result } = this;
      if (!isServed) result.failed += 1;
      else if (uploads) result.uploads += 1;
      else result.reads += 1;
      result.slowestMs = Math.max(result.slowestMs, performance.now() - started);
      await wait(pauseMs);
    }
  }

  /** @param attempt returns why it was refused, or undefined. */
  private async sendUntilServed(attempt: () => Promise<string | undefined>): Promise<boolean> {
    const { maxTries = 1 } = this.options;
    for (let tries = 1; ; tries += 1) {
      const reason = await attempt().catch(errorCode);
      if (reason === undefined) return true;
      const { refusals } = this.result;
      refusals.set(reason, (refusals.get(reason) ?? 0) + 1);
      const canRetry = reason === '503' || /^[A-Z]/.test(reason);
      if (!canRetry || tries === maxTries) return false;
      await wait(retryPauseMs);
    }
  }

  /** Each attempt sends the same records, so that they count once. */
  private makeUpload(): () => Promise<string | undefined> {
    const now = Date.now();
    const records = Array.from({ length: recordsPerUpload }, (_, at) => ({
      id: randomUUID(),
      cross_employee_id: this.sessions.crossEmployeeId,
      since: 1,
      date: new Date(now - (at + 1) * 60_000).toISOString(),
    }));
    return async () => {
      const { phoneToken } = this.sessions;
      const answer = await this.send(jsonRequest('/api/contacts', { records }, phoneToken));
      if (answer.status === 503) return unavailable(answer);
      if (answer.status !== 200) return `answer ${answer.status} to an upload`;
      const { accepted, duplicates } = JSON.parse(answer.text).data;
      if (accepted + duplicates !== recordsPerUpload) return 'upload with rejected records';
      this.acknowledged.push(...records.map(({ id }) => id));
      return undefined;
    };
  }

  private async read(): Promise<string | undefined> {
    const answer = await this.send(graphqlRequest(list, {}, this.sessions.adminToken));
    const { status, text } = answer;
    if (status === 503 && text.includes('"errors"') && !text.includes('"UNAVAILABLE"'))
      return 'answer 503 to a query without the code UNAVAILABLE';
    if (status === 503) return unavailable(answer);
    if (status !== 200 || text.includes('"errors"')) return `answer ${status} to a query`;
    return undefined;
  }

  private send(request: Parameters<typeof sendRequest>[1]): Promise<HttpAnswer> {
    const { agent, options } = this;
    return sendRequest(this.url, request, { agent, timeoutMs: options.timeoutMs });
  }
}

const unavailable = ({ retryAfter }: HttpAnswer) =>
  retryAfter === undefined ? 'answer 503 without Retry-After' : '503';

const emptyResult = (): LoadResult => ({
  uploads: 0,
  reads: 0,
  failed: 0,
  refusals: new Map(),
  slowestMs: 0,
});

/** Signs in an admin and a phone of the largest company. */
export async function signInClients(database: BenchDatabase): Promise<Sessions> {
  const { id, tokens, people } = await signInCompany(database, database.filled.companies[0]);
  const [phoneToken = ''] = await signInPhones(database, id, people.slice(0, 1));
  return { phoneToken, adminToken: tokens[0] ?? '', crossEmployeeId: people[1]?.id ?? '' };
}

/** Counts how many of these records are stored. */
export async function countStored(database: BenchDatabase, ids: readonly string[]) {
  const [row] = await database.query<{ count: number }>(
    'SELECT count(DISTINCT id)::int AS count FROM contact WHERE company_id = $1 AND id = ANY ($2::uuid[])',
    [database.filled.companies[0], ids],
  );
  return row?.count ?? 0;
}
