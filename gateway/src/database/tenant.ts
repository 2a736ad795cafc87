import type { Pool, QueryConfig } from 'pg';
import type { DataSource, EntityManager } from 'typeorm';
import { isOutdatedPlan, sqlStateOf } from '../errors.js';
import { isUuid } from '../validation/reference.js';
import { Connections, type AcquiredConnection } from './connections.js';

/** A prepared statement: the same name always carries the same text. */
export interface Statement {
  name: string;
  text: string;
}

/** Runs statements. */
export interface Rows {
  /** The time that the demo simulates, for acts and for what is computed from them; undefined: the present. */
  simulatedNow?: Date | undefined;
  rows<Row>(statement: Statement, values?: unknown[]): Promise<Row[]>;
  /** Returns the first row; undefined if there is none. */
  row<Row>(statement: Statement, values?: unknown[]): Promise<Row | undefined>;
}

/** Returns the time at which the acts of a transaction happen. */
export function getNow({ simulatedNow }: Rows): Date {
  return simulatedNow ?? new Date();
}

/** PostgreSQL's code for a statement of a transaction that has failed already. */
const transactionFailed = '25P02';
/** If a commit or rollback takes longer, its connection is closed. */
const closingTimeoutMs = 10_000;

/** The provider's tenant: it owns its administrators' sessions, its mails and its audit entries. No company has this id. */
export const providerTenant = '00000000-0000-0000-0000-000000000000';

/**
 * The transaction of a request. It opens with the first statement, and row level security shows it only the rows of its company, or
 * none. Statements of concurrent fields are pipelined.
 */
export class TenantTransaction implements Rows {
  simulatedNow: Date | undefined;
  private opening: Promise<Opened> | undefined;
  private hasEnded = false;
  private entered: string | null;
  /** Error of the first statement that failed. */
  private failure: unknown;
  /** Whether a statement was refused because another one had failed. PgBouncer does not allow its client to prepare it again. */
  private hasRefusedStatement = false;

  constructor(
    private readonly dataSource: DataSource,
    companyId: string | null,
    private readonly readOnly = false,
  ) {
    this.entered = companyId;
  }

  async rows<Row>(statement: Statement, values: unknown[] = []): Promise<Row[]> {
    const { client, begun } = await this.open();
    try {
      const [{ rows }] = await Promise.all([client.query({ ...statement, values }), begun]);
      return rows as Row[];
    } catch (error) {
      // Point the stack trace at the caller, not the socket.
      if (error instanceof Error) Error.captureStackTrace(error);
      if (isOutdatedPlan(error)) Connections.of(this.dataSource).outdate();
      // Statements that were sent together fail together: only the first error names the cause.
      if (sqlStateOf(error) === transactionFailed) {
        this.hasRefusedStatement = true;
        throw this.failure ?? error;
      }
      this.failure ??= error;
      throw error;
    }
  }

  async row<Row>(statement: Statement, values?: unknown[]): Promise<Row | undefined> {
    const [row] = await this.rows<Row>(statement, values);
    return row;
  }

  /** Runs a statement without preparing it, for libraries that give it no name. */
  async unnamed<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
    const { client, begun } = await this.open();
    const [{ rows }] = await Promise.all([client.query(text, values), begun]);
    return rows as Row[];
  }

  /** Reads the rows of a query in batches. The server prepares one batch ahead of the caller, and no more. */
  async *batches<Row>(
    { name, text }: Statement,
    values: unknown[] = [],
    size = 500,
  ): AsyncGenerator<Row[]> {
    const cursor = `"${name}"`;
    await this.unnamed(`DECLARE ${cursor} NO SCROLL CURSOR FOR ${text}`, values);
    const fetched = () => {
      const rows = this.unnamed<Row>(`FETCH ${size} FROM ${cursor}`);
      // A caller that stops early does not await this batch.
      rows.catch(() => undefined);
      return rows;
    };
    for (let rows = fetched(), got = size; got === size;) {
      // Requested ahead, so that the server does not wait for a round trip.
      const next = fetched();
      // oxlint-disable-next-line no-await-in-loop
      const found = await rows;
      got = found.length;
      if (got > 0) yield found;
      rows = next;
    }
    await this.unnamed(`CLOSE ${cursor}`);
  }

  /** Returns TypeORM's manager for this transaction. */
  async manager(): Promise<EntityManager> {
    const { runner, begun } = await this.open();
    await begun;
    return runner.manager;
  }

  /**
   * Runs work in another company within the same transaction, for example to sign it up, and then returns to the caller's. Nothing may
   * run beside it, so call it in mutations, or in queries that `assertOnlyField`. After an error only a rollback may follow.
   */
  async within<Result>(companyId: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.entered;
    await this.enter(companyId);
    const result = await work();
    await this.enter(before);
    return result;
  }

  private async enter(companyId: string | null): Promise<void> {
    const { client } = await this.open();
    await client.query(setTenant(companyId));
    this.entered = companyId;
  }

  /** Whether the transaction holds a connection or waits for one. */
  get isOpen(): boolean {
    return this.opening !== undefined;
  }

  async commit(): Promise<void> {
    await this.close('COMMIT');
  }

  async rollback(): Promise<void> {
    await this.close('ROLLBACK');
  }

  private async close(how: 'COMMIT' | 'ROLLBACK'): Promise<void> {
    if (!this.opening) return;
    const opened = await this.opening.catch(() => undefined);
    if (!opened) return;
    this.opening = undefined;
    this.hasEnded = true;
    // If the server's disk hangs, only this timeout ends the wait; nobody knows then whether the commit was stored.
    const ending: QueryConfig & { query_timeout: number } = {
      text: how,
      query_timeout: closingTimeoutMs,
    };
    try {
      await opened.client.query(ending);
    } catch (error) {
      // A connection in an unknown state must not serve the next request.
      await opened.release(true);
      throw error;
    }
    await opened.release(this.hasRefusedStatement);
  }

  private open(): Promise<Opened> {
    if (this.hasEnded) return Promise.reject(new Error('The transaction has ended'));
    this.opening ??= this.begin();
    return this.opening;
  }

  private async begin(): Promise<Opened> {
    const acquired = await Connections.of(this.dataSource).acquire(this.entered);
    const mode = this.readOnly ? 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY' : 'BEGIN';
    const begun = acquired.client.query(`${mode};${this.entered ? setTenant(this.entered) : ''}`);
    begun.catch(() => undefined);
    return { ...acquired, begun };
  }
}

interface Opened extends AcquiredConnection {
  /** The response to BEGIN. The first statement is sent without waiting for it. */
  begun: Promise<unknown>;
}

function setTenant(companyId: string | null): string {
  if (companyId !== null && !isUuid(companyId)) throw new Error('Not a company id');
  return `SET LOCAL app.company_id = '${companyId ?? ''}'`;
}

/** Runs work outside requests in a transaction of one company. */
export async function inTenant<Result>(
  dataSource: DataSource,
  companyId: string | null,
  work: (db: TenantTransaction) => Promise<Result>,
): Promise<Result> {
  const db = new TenantTransaction(dataSource, companyId);
  try {
    const result = await work(db);
    await db.commit();
    return result;
  } catch (error) {
    await db.rollback().catch(() => undefined);
    throw error;
  }
}

/** Returns the pool below TypeORM, for work outside requests: rate limits, readiness. */
export function poolOf(dataSource: DataSource): Pool {
  return Connections.of(dataSource).pool;
}
