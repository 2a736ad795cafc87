import type { Pool, QueryConfig } from 'pg';
import type { DataSource, EntityManager } from 'typeorm';
import { isOutdatedPlan, sqlStateOf } from '../errors.js';
import { isUuid } from '../validation/reference.js';
import { Connections, type TakenConnection } from './connections.js';

/** A prepared statement: the same name always carries the same text. */
export interface Statement {
  name: string;
  text: string;
}

/** What a query needs of its surroundings. */
export interface Rows {
  rows<Row>(statement: Statement, values?: unknown[]): Promise<Row[]>;
}

/** PostgreSQL's code for a statement after one that failed. */
const transactionFailed = '25P02';
/** A transaction that takes longer to end is given up with its connection. */
const closingTimeoutMs = 10_000;

/** The tenant of the provider itself: owns its administrators' sessions, its mails and its log entries. No company has this id. */
export const providerTenant = '00000000-0000-0000-0000-000000000000';

/**
 * The one transaction of a request. It opens with the first use, and row level security shows it the rows of the
 * company that it has entered, or none. What the fields of a GraphQL answer ask side by side goes out at once, in one
 * stream, and is answered in that order.
 */
export class TenantTransaction implements Rows {
  private opening: Promise<Opened> | undefined;
  private hasEnded = false;
  private entered: string | null;
  /** What the first of its statements that failed has failed of. */
  private failure: unknown;

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
      // Who asked, and not which packet of the network said no.
      if (error instanceof Error) Error.captureStackTrace(error);
      if (isOutdatedPlan(error)) Connections.of(this.dataSource).outdate();
      // What went out together fails together: only the first of them knows why.
      if (sqlStateOf(error) === transactionFailed) throw this.failure ?? error;
      this.failure ??= error;
      throw error;
    }
  }

  /** A statement of a library, which gives it no name. */
  async unnamed<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
    const { client, begun } = await this.open();
    const [{ rows }] = await Promise.all([client.query(text, values), begun]);
    return rows as Row[];
  }

  /**
   * The rows of a query, some at a time. While some are used the next ones are already made, and no more than those: what
   * nobody takes is not made either.
   */
  async *batches<Row>(
    { name, text }: Statement,
    values: unknown[] = [],
    size = 500,
  ): AsyncGenerator<Row[]> {
    const cursor = `"${name}"`;
    await this.unnamed(`DECLARE ${cursor} NO SCROLL CURSOR FOR ${text}`, values);
    const fetched = () => {
      const rows = this.unnamed<Row>(`FETCH ${size} FROM ${cursor}`);
      // Whoever stops listening leaves it alone, and the transaction ends behind it.
      rows.catch(() => undefined);
      return rows;
    };
    for (let rows = fetched(), got = size; got === size;) {
      // It waits at the server, which goes on with it without hearing from here first.
      const next = fetched();
      // oxlint-disable-next-line no-await-in-loop
      const found = await rows;
      got = found.length;
      if (got > 0) yield found;
      rows = next;
    }
    await this.unnamed(`CLOSE ${cursor}`);
  }

  /** TypeORM inside this transaction. */
  async manager(): Promise<EntityManager> {
    const { runner, begun } = await this.open();
    await begun;
    return runner.manager;
  }

  /**
   * Does a piece of work in a company and steps back, within the same transaction: for the program's own work on a
   * company that is not the caller's, as signing it up. For mutations, and queries that `assertAlone`, for nothing may run beside it; after an error
   * nothing but a rollback may follow.
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

  /** Whether it holds, or waits for, a connection. */
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
    // While the server's disk hangs, nothing at the server ends the wait; whether it is stored is then not known.
    const ending: QueryConfig & { query_timeout: number } = {
      text: how,
      query_timeout: closingTimeoutMs,
    };
    try {
      await opened.client.query(ending);
    } catch (error) {
      // A connection in an unknown state must not serve the next request.
      await opened.giveBack(true);
      throw error;
    }
    await opened.giveBack(false);
  }

  private open(): Promise<Opened> {
    if (this.hasEnded) return Promise.reject(new Error('The transaction has ended'));
    this.opening ??= this.begin();
    return this.opening;
  }

  private async begin(): Promise<Opened> {
    const taken = await Connections.of(this.dataSource).take(this.entered);
    const mode = this.readOnly ? 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY' : 'BEGIN';
    const begun = taken.client.query(`${mode};${this.entered ? setTenant(this.entered) : ''}`);
    begun.catch(() => undefined);
    return { ...taken, begun };
  }
}

interface Opened extends TakenConnection {
  /** Its BEGIN: the first statement goes out beside it, without waiting for its answer. */
  begun: Promise<unknown>;
}

function setTenant(companyId: string | null): string {
  if (companyId !== null && !isUuid(companyId)) throw new Error('Not a company id');
  return `SET LOCAL app.company_id = '${companyId ?? ''}'`;
}

/** Work of the program itself for one company, in a transaction of its own. */
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

/** The pool below TypeORM, for what stands outside any request: rate limits, readiness. */
export function poolOf(dataSource: DataSource): Pool {
  return Connections.of(dataSource).pool;
}
