import { Client } from 'pg';
import { inOrderOfReference, quoted } from '../backup/stored-tables.js';
import { applyMigrations, inTurn } from '../database/data-source.js';
import { prepareJobs } from '../jobs/prepare.js';
import { refuseWhatNeedsAdministrator, roleStatements } from './administrator.js';
import {
  joiningStatements,
  joinNodes,
  missingNodes,
  type Node,
  refuseOthersThanCoordinator,
} from './nodes.js';

/** Small, read with everything else: every node has them whole. Each refers only to those before it. */
const referenceTables = ['plan', 'company', 'account'] as const;

/** What was found and done. */
export interface Layout {
  /** Workers that belong to the cluster now only. */
  added: Node[];
  nodes: number;
  /** Tables that every node has now only. */
  copied: string[];
  /** Tables that are spread over the nodes by company now only. */
  distributed: string[];
  /** Tables that stay on the coordinator, for they belong to no company. */
  local: string[];
  /** Rows that were there and moved. */
  rows: number;
}

interface Options {
  /** Workers to add where they are not there yet. */
  workers: Node[];
  /** Where workers reach the coordinator. */
  coordinator: Node;
  /** Pieces that each table is cut into, where none is cut yet. */
  shards: number;
}

/**
 * Migrates, and lays the tables over the nodes of a Citus cluster: `plan`, `company` and `account` on every node, everything else
 * of a company on the node of that company. What is laid out stays as it is, so it can be called again at any time.
 * @param url the owner's, at the coordinator. @throws StartupError with one line that says what to do.
 */
export async function layOut(url: string, options: Options): Promise<Layout> {
  return inTurn(url, async () => {
    const client = new Client({ connectionString: url });
    client.on('error', () => undefined);
    await client.connect();
    try {
      await refuseOthersThanCoordinator(client);
      const missing = await missingNodes(client, options);
      await refuseWhatNeedsAdministrator(client, joiningStatements(missing));
      const added = await joinNodes(client, missing);
      await settle(client, client.database ?? '');
      await client.query(`SET citus.multi_shard_modify_mode = 'sequential'`);
      await applyMigrations(url, prepareJobs);
      for (const statement of await roleStatements(client)) await client.query(statement);
      const { rows } = await client.query<{ nodes: number }>(
        'SELECT count(*)::int AS nodes FROM pg_dist_node WHERE groupid > 0',
      );
      return { added, nodes: rows[0]?.nodes ?? 0, ...(await layTables(client, options.shards)) };
    } finally {
      await client.end();
    }
  });
}

const sessionSettings = {
  'citus.propagate_set_commands': 'local',
  'citus.multi_shard_modify_mode': 'sequential',
  'citus.worker_min_messages': 'error',
};

/**
 * What every session of this database needs: workers hear in whose company a statement runs, and statements about all companies go
 * from piece to piece, so that they stand beside others in one transaction.
 */
export async function settle(client: Client, database: string): Promise<void> {
  for (const [setting, value] of Object.entries(sessionSettings))
    await client.query(`ALTER DATABASE ${quoted(database)} SET ${setting} = '${value}'`);
}

interface Found {
  name: string;
  isOfCompany: boolean;
  kind: 'reference' | 'distributed' | null;
}

/** All or nothing: a table that a foreign key leads out of to another node would be refused by every later step. */
async function layTables(
  client: Client,
  shards: number,
): Promise<Pick<Layout, 'copied' | 'distributed' | 'local' | 'rows'>> {
  const { rows: found } = await client.query<Found>(
    `SELECT relname AS name,
        EXISTS (SELECT FROM pg_attribute WHERE attrelid = pg_class.oid AND attname = 'company_id' AND attnotnull) AS "isOfCompany",
        (SELECT citus_table_type FROM citus_tables WHERE table_name = pg_class.oid AND citus_table_type IN ('reference', 'distributed')) AS kind
      FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition
        AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_class.oid AND deptype = 'e')
      ORDER BY relname`,
  );
  const isReference = (name: string) => (referenceTables as readonly string[]).includes(name);
  const copied = referenceTables.filter((name) =>
    found.some((table) => table.name === name && table.kind !== 'reference'),
  );
  const ofCompanies = found.filter(({ name, isOfCompany }) => isOfCompany && !isReference(name));
  const distributed = await inOrderOfReference(
    client,
    ofCompanies.filter(({ kind }) => kind !== 'distributed').map(({ name }) => name),
  );
  const local = found
    .filter(({ name, isOfCompany }) => !isOfCompany && !isReference(name))
    .map(({ name }) => name);
  const sibling = ofCompanies.find(({ kind }) => kind === 'distributed');
  let rows = 0;
  await client.query('BEGIN');
  await freeOwner(client, [...referenceTables, ...ofCompanies.map(({ name }) => name)]);
  const keys = await takeForeignKeys(client, [...copied, ...distributed]);
  await client.query(`SET LOCAL citus.shard_count = ${shards}`);
  for (const name of copied) {
    rows += await rowsOf(client, name);
    await client.query('SELECT create_reference_table($1)', [name]);
  }
  for (const name of distributed) {
    rows += await rowsOf(client, name);
    await client.query(`SELECT create_distributed_table($1, 'company_id', colocate_with := $2)`, [
      name,
      sibling?.name ?? (name === distributed[0] ? 'default' : distributed[0]),
    ]);
  }
  for (const { table, name, definition } of keys)
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${quoted(name)} ${definition}`);
  await client.query('COMMIT');
  return { copied, distributed, local, rows };
}

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/** Foreign keys of these tables and to them step aside until all of them lie where they belong. */
async function takeForeignKeys(client: Client, tables: string[]): Promise<ForeignKey[]> {
  const { rows: keys } = await client.query<ForeignKey>(
    `SELECT conrelid::regclass::text AS table, conname AS name, pg_get_constraintdef(oid) AS definition
      FROM pg_constraint
      WHERE contype = 'f' AND conparentid = 0 AND connamespace = 'public'::regnamespace
        AND (conrelid::regclass::text = ANY ($1) OR confrelid::regclass::text = ANY ($1))
      ORDER BY conname`,
    [tables],
  );
  for (const { table, name } of keys)
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${quoted(name)}`);
  return keys;
}

async function rowsOf(client: Client, table: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM ${quoted(table)}`,
  );
  return rows[0]?.count ?? 0;
}

/**
 * Lets the owner see all rows, as a superuser does: pieces are copied in the owner's name, so an owner whom row level security
 * binds would move a piece without its rows, and one that changes meanwhile would never arrive. Requests run as another
 * role, which stays bound.
 */
async function freeOwner(client: Client, tables: string[]): Promise<void> {
  const { rows: bound } = await client.query<{ name: string }>(
    'SELECT relname AS name FROM pg_class WHERE relforcerowsecurity AND oid = ANY ($1::text[]::regclass[])',
    [tables.map((name) => quoted(name))],
  );
  for (const { name } of bound)
    await client.query(`ALTER TABLE ${quoted(name)} NO FORCE ROW LEVEL SECURITY`);
}
