import pg from 'pg';
import { gatewayRole } from '../../../src/database/data-source.js';
import type { Rows, Statement } from '../../../src/database/tenant.js';

/**
 * As many connections as the gateway has, as its role, to which row level security applies.
 * @param pipeline sends statements without waiting for the answers before; COPY does not work on such a connection.
 */
export function createPool(connectionString: string, pipeline = true): pg.Pool {
  const settings = {
    connectionString,
    max: 16,
    options: `-c role=${gatewayRole} -c jit=off -c timezone=UTC`,
    pipeline,
  };
  return new pg.Pool(settings);
}

/** A transaction in a company, written plainly with `pg`: opened in the same round trip as its first statement. */
export class PlainTransaction implements Rows {
  private opened: Promise<{ client: pg.PoolClient; begun: Promise<unknown> }> | undefined;

  constructor(
    private readonly pool: pg.Pool,
    private readonly companyId: string,
    private readonly readOnly: boolean,
  ) {}

  async rows<Row>(statement: Statement, values: unknown[] = []): Promise<Row[]> {
    const { client, begun } = await this.open();
    const [{ rows }] = await Promise.all([client.query({ ...statement, values }), begun]);
    return rows as Row[];
  }

  async row<Row>(statement: Statement, values?: unknown[]): Promise<Row | undefined> {
    const [row] = await this.rows<Row>(statement, values);
    return row;
  }

  /** The connection itself, once the transaction is open. */
  async client(): Promise<pg.PoolClient> {
    const { client, begun } = await this.open();
    await begun;
    return client;
  }

  /** Ends a transaction that only read; the answer need not wait for it. */
  close(): void {
    this.end('COMMIT').catch((error: unknown) => console.error(error));
  }

  async end(how: 'COMMIT' | 'ROLLBACK'): Promise<void> {
    if (!this.opened) return;
    const { client } = await this.opened;
    this.opened = undefined;
    try {
      await client.query(how);
      client.release();
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  private open() {
    this.opened ??= this.pool.connect().then((client) => {
      const mode = this.readOnly ? 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY' : 'BEGIN';
      const begun = client.query(`${mode};SET LOCAL app.company_id = '${this.companyId}'`);
      begun.catch(() => undefined);
      return { client, begun };
    });
    return this.opened;
  }
}

/** Runs work in a transaction. If it only reads, the result does not wait for the end of the transaction. */
export async function inPlainTransaction<Result>(
  pool: pg.Pool,
  companyId: string,
  readOnly: boolean,
  work: (db: PlainTransaction) => Promise<Result>,
): Promise<Result> {
  const db = new PlainTransaction(pool, companyId, readOnly);
  try {
    const result = await work(db);
    if (readOnly) db.close();
    else await db.end('COMMIT');
    return result;
  } catch (error) {
    await db.end('ROLLBACK').catch(() => undefined);
    throw error;
  }
}
