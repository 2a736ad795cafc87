import type { DataSource } from 'typeorm';
import { sqlStateOf } from '../errors.js';
import { type Statement, TenantTransaction } from './tenant.js';

/** PostgreSQL's code for a statement that exceeded its timeout. */
const statementTimedOut = '57014';

/** The time of a `LimitedTransaction` is over. */
class OutOfTime extends Error {}

/** A transaction whose statements all end within a time from its creation. */
export class LimitedTransaction extends TenantTransaction {
  private readonly endsAt: number;

  constructor(dataSource: DataSource, companyId: string, limitMs: number) {
    super(dataSource, companyId);
    this.endsAt = Date.now() + limitMs;
  }

  override async rows<Row>(statement: Statement, values?: unknown[]): Promise<Row[]> {
    const leftMs = this.endsAt - Date.now();
    if (leftMs <= 0) throw new OutOfTime();
    const [, rows] = await Promise.all([
      this.unnamed(`SET LOCAL statement_timeout = ${leftMs}`),
      super.rows<Row>(statement, values),
    ]);
    return rows;
  }
}

/** Returns whether a `LimitedTransaction` failed because its time was over. */
export function isOutOfTime(error: unknown): boolean {
  return error instanceof OutOfTime || sqlStateOf(error) === statementTimedOut;
}
