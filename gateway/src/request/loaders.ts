import DataLoader from 'dataloader';
import type { TenantTransaction } from '../database/tenant.js';
import type { RequestContext } from './context.js';

/** Maximum keys per statement. */
const maxBatchSize = 5000;

/** Reads the rows of some keys of a company. */
type ListRows<Row> = (
  db: TenantTransaction,
  companyId: string,
  keys: readonly string[],
) => Promise<Row[]>;

/** Makes a loader of all rows of a key, in the order of the query. */
export function makeListLoader<Row>(list: ListRows<Row>, getKey: (row: Row) => string | null) {
  return (context: RequestContext): DataLoader<string, Row[]> =>
    new DataLoader(
      async (keys) => {
        const byKey = Map.groupBy(await list(context.db, context.companyId, keys), getKey);
        return keys.map((key) => byKey.get(key) ?? []);
      },
      { maxBatchSize },
    );
}

/** Makes a loader of the only row of a key; null: there is none. */
export function makeRowLoader<Row>(list: ListRows<Row>, getKey: (row: Row) => string) {
  return (context: RequestContext): DataLoader<string, Row | null> =>
    new DataLoader(
      async (keys) => {
        const rows = await list(context.db, context.companyId, keys);
        const byKey = new Map(rows.map((row) => [getKey(row), row]));
        return keys.map((key) => byKey.get(key) ?? null);
      },
      { maxBatchSize },
    );
}
