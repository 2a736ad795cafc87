import type { Client } from 'pg';
import { providerTenant } from '../database/tenant.js';

/** A table of the product as the database describes it. */
export interface StoredTable {
  name: string;
  columns: string[];
  /** Row level security hides rows from its owner too. */
  isGuarded: boolean;
  /** The provider's tenant sees the rows of every company. */
  isSeenByProvider: boolean;
}

/** Jobs that wait, are tried again or were under way; what is over needs no backup. */
export const jobTable = 'pgboss.job';
export const waitingJobs = `state IN ('created', 'retry', 'active')`;

/** Every table of the product but the list of migrations, a partitioned one once. */
export async function storedTables(client: Client): Promise<StoredTable[]> {
  const { rows } = await client.query<StoredTable>(
    `SELECT relname AS name, relrowsecurity AS "isGuarded",
        EXISTS (SELECT FROM pg_policies WHERE schemaname = 'public' AND tablename = relname
          AND cmd IN ('SELECT', 'ALL') AND qual LIKE '%' || $1 || '%') AS "isSeenByProvider",
        ARRAY(SELECT attname::text FROM pg_attribute
          WHERE attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum) AS columns
      FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition AND relname <> 'migration'
      ORDER BY relname`,
    [providerTenant],
  );
  return rows;
}

/** Columns of waiting jobs that can be written. */
export async function jobColumns(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT attname AS name FROM pg_attribute
      WHERE attrelid = to_regclass($1) AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum`,
    [jobTable],
  );
  return rows.map(({ name }) => name);
}

/** Names so that a table stands behind every table that it refers to. */
export async function inOrderOfReference(client: Client, tables: string[]): Promise<string[]> {
  const { rows } = await client.query<{ one: string; other: string }>(
    `SELECT DISTINCT conrelid::regclass::text AS one, confrelid::regclass::text AS other
      FROM pg_constraint WHERE contype = 'f' AND conrelid <> confrelid AND connamespace = 'public'::regnamespace`,
  );
  const ordered = new Set<string>();
  const visit = (table: string): void => {
    if (ordered.has(table)) return;
    for (const { one, other } of rows) if (one === table) visit(other);
    ordered.add(table);
  };
  for (const table of tables) visit(table);
  return [...ordered].filter((table) => tables.includes(table));
}

/** Quotes a name for SQL. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

export function listOf(columns: readonly string[]): string {
  return columns.map((column) => quoted(column)).join(', ');
}
