import type { TenantTransaction } from '../../database/tenant.js';
import type { PersonalTable } from './personal-table.js';

/** Streams a person's rows of a table for the download; nothing for a table whose rows cannot be shown. */
export async function* streamPersonalRows(
  db: TenantTransaction,
  companyId: string,
  personId: string,
  { key, rows, order, columns }: PersonalTable,
): AsyncGenerator<Record<string, unknown>[]> {
  if (rows === null) return;
  const selected = Object.entries(columns).flatMap(([column, { as, sql }]) =>
    as === null ? [] : `${sql ?? column} AS "${as}"`,
  );
  const text = `SELECT ${selected.join(', ')} ${rows} ORDER BY ${order}`;
  yield* db.batches({ name: `own-${key}`, text }, [companyId, personId]);
}
