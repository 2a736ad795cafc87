import { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { providerTenant } from '../database/tenant.js';
import { StartupError } from '../errors.js';
import { isUuid } from '../validation/uuid.js';
import { type Manifest, type Piece, writeBackup } from './backup-file.js';
import {
  inOrderOfReference,
  jobColumns,
  jobTable,
  listOf,
  quoted,
  storedTables,
  waitingJobs,
} from './stored-tables.js';

/** How much a backup holds, or a restore has loaded. */
export interface Amount {
  tables: number;
  rows: number;
}

/**
 * Copies everything that the product knows into a file, as of one moment; gateways go on meanwhile. Needs the owner of the
 * tables, not a superuser: where row level security hides rows from it, it goes from company to company.
 * @throws StartupError for a database that has no tables of the product.
 */
export async function backUp(
  url: string,
  file: string,
  options: { replace: boolean; pepperProof?: string },
): Promise<Amount> {
  const client = new Client({ connectionString: url, options: '-c timezone=UTC' });
  client.on('error', () => undefined);
  await client.connect();
  const amount: Amount = { tables: 0, rows: 0 };
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await writeBackup(file, piecesOf(client, options.pepperProof, amount), options);
    await client.query('COMMIT');
    return amount;
  } finally {
    await client.end();
  }
}

async function* piecesOf(
  client: Client,
  pepperProof: string | undefined,
  amount: Amount,
): AsyncGenerator<Piece> {
  const manifest = await manifestOf(client);
  yield { kind: 'manifest', manifest: pepperProof ? { ...manifest, pepperProof } : manifest };
  const tables = new Map((await storedTables(client)).map((table) => [table.name, table]));
  const isBound = await isBoundByRowLevelSecurity(client);
  const tenants = isBound ? await tenantsOf(client) : [];
  for (const name of await inOrderOfReference(client, [...tables.keys()])) {
    const table = tables.get(name);
    if (!table) continue;
    const from = `SELECT ${listOf(table.columns)} FROM ${quoted(name)}`;
    const header = { table: name, columns: table.columns };
    amount.tables += 1;
    if (!isBound || !table.isGuarded) yield* rowsOf(client, header, from, amount);
    else if (table.isSeenByProvider)
      yield* rowsOfTenant(client, providerTenant, header, from, amount);
    else
      for (const tenant of tenants)
        yield* rowsOfTenant(
          client,
          tenant,
          header,
          `${from} WHERE company_id = '${tenant}'`,
          amount,
        );
  }
  const columns = await jobColumns(client);
  // As JSON: a newer version may keep its jobs in other columns.
  if (columns.length > 0)
    yield* rowsOf(
      client,
      { table: jobTable, columns: ['job'] },
      `SELECT to_jsonb(waiting) FROM (SELECT ${listOf(columns)} FROM ${jobTable} WHERE ${waitingJobs}) AS waiting`,
      amount,
    );
}

async function* rowsOfTenant(
  client: Client,
  tenant: string,
  ...rest: [header: { table: string; columns: string[] }, from: string, amount: Amount]
): AsyncGenerator<Piece> {
  if (!isUuid(tenant)) throw new Error('Not a company id');
  await client.query(`SET LOCAL app.company_id = '${tenant}'`);
  yield* rowsOf(client, ...rest);
}

async function* rowsOf(
  client: Client,
  header: { table: string; columns: string[] },
  from: string,
  amount: Amount,
): AsyncGenerator<Piece> {
  yield { kind: 'rows', header };
  const rows = client.query(copyTo(`COPY (${from}) TO STDOUT`));
  for await (const bytes of rows as AsyncIterable<Buffer>) yield { kind: 'data', bytes };
  amount.rows += rows.rowCount;
  yield { kind: 'counted', rows: rows.rowCount };
}

async function manifestOf(client: Client): Promise<Manifest> {
  const { rows: found } = await client.query<{ isThere: boolean }>(
    `SELECT to_regclass('public.migration') IS NOT NULL AND to_regclass('public.company') IS NOT NULL AS "isThere"`,
  );
  if (!found[0]?.isThere)
    throw new StartupError(
      'The database has no tables of this product: check DATABASE_URL or DATA_DIR',
    );
  const migrations = await client.query<{ name: string }>('SELECT name FROM migration ORDER BY id');
  const partitions = await client.query<Manifest['partitions'][number]>(
    `SELECT inhparent::regclass::text AS table, relname AS name, pg_get_expr(relpartbound, pg_class.oid) AS bound
      FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid
      WHERE relnamespace = 'public'::regnamespace AND relispartition AND relkind = 'r' ORDER BY relname`,
  );
  const sequences = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'S'
      AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_class.oid AND deptype IN ('a', 'i')) ORDER BY relname`,
  );
  const values: Manifest['sequences'] = [];
  for (const { name } of sequences.rows) {
    const { rows } = await client.query<{ value: number; isCalled: boolean }>(
      `SELECT last_value::double precision AS value, is_called AS "isCalled" FROM ${quoted(name)}`,
    );
    for (const { value, isCalled } of rows) values.push({ name, value, isCalled });
  }
  return {
    product: 'visioncloud',
    format: 1,
    madeAt: new Date().toISOString(),
    migrations: migrations.rows.map(({ name }) => name),
    partitions: partitions.rows,
    sequences: values,
  };
}

async function isBoundByRowLevelSecurity(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ bound: boolean }>(
    'SELECT NOT (rolsuper OR rolbypassrls) AS bound FROM pg_roles WHERE rolname = current_user',
  );
  return rows[0]?.bound ?? true;
}

async function tenantsOf(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>('SELECT id FROM company ORDER BY id');
  return [providerTenant, ...rows.map(({ id }) => id)];
}
