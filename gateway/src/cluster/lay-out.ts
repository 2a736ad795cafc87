import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { applyMigrations, gatewayRole, withMigrationLock } from '../database/data-source.js';
import { projectRoot } from '../env.js';
import { sqlStateOf, StartupError } from '../errors.js';
import { prepareJobs } from '../jobs/prepare.js';

/** The oldest version that the layout was tested with. */
const minCitusVersion = 13;
const undefinedFunction = '42883';

/** Tables by the nodes that hold their rows. */
export interface Layout {
  workers: number;
  /** Copied to every node. */
  reference: string[];
  /** Spread over the nodes by company. */
  distributed: string[];
  /** On the coordinator alone. */
  local: string[];
}

/**
 * Migrates, runs layout.sql and checks the result.
 * @param url of the owner, at the coordinator.
 * @param shards number of shards of a table, if no table is distributed yet.
 * @throws StartupError that says what to do.
 */
export async function layOut(url: string, shards: number): Promise<Layout> {
  return withMigrationLock(url, async () => {
    const client = new Client({ connectionString: url });
    client.on('error', () => undefined);
    await client.connect();
    try {
      await assertCoordinator(client);
      await assertPrepared(client);
      await applyMigrations(url, prepareJobs);
      const script = await readFile(join(projectRoot, 'gateway/src/cluster/layout.sql'), 'utf8');
      // A single message is one transaction.
      await client.query(`SET citus.shard_count = ${shards};${script}`);
      return await readLayout(client);
    } finally {
      await client.end();
    }
  });
}

async function assertCoordinator(client: Client): Promise<void> {
  const { rows } = await client
    .query<{ version: string; isCoordinator: boolean; workers: number }>(
      `SELECT (SELECT extversion FROM pg_extension WHERE extname = 'citus') AS version,
        citus_is_coordinator() AS "isCoordinator", (SELECT count(*) FROM citus_get_active_worker_nodes()) AS workers`,
    )
    .catch((error: unknown) => {
      if (sqlStateOf(error) !== undefinedFunction) throw error;
      return { rows: [] };
    });
  const [citus] = rows;
  if (!citus || Number.parseInt(citus.version, 10) < minCitusVersion)
    throw new StartupError(
      `The database ${client.database} lacks Citus ${minCitusVersion} or newer: prepare each node as gateway/docs/operations/cluster.md says`,
    );
  if (!citus.isCoordinator)
    throw new StartupError('DATABASE_URL is a worker: set it to the coordinator');
  if (citus.workers === 0)
    throw new StartupError(
      'The cluster has no workers yet: add each with SELECT citus_add_node(host, port) on the coordinator',
    );
}

/** @throws StartupError if the owner is no superuser and an administrator has not prepared the cluster yet. */
async function assertPrepared(client: Client): Promise<void> {
  const { rows } = await client.query<{ missing: string }>(
    `SELECT missing FROM pg_roles AS owner, LATERAL (VALUES
      ('the role ${gatewayRole} with LOGIN and its settings', EXISTS (SELECT FROM pg_roles
        WHERE rolname = '${gatewayRole}' AND rolcanlogin AND cardinality(rolconfig) >= 3)),
      ('app.keep_plans = off in the database', EXISTS (SELECT FROM pg_db_role_setting JOIN pg_database ON pg_database.oid = setdatabase
        WHERE datname = current_database() AND 'app.keep_plans=off' = ANY (setconfig)))
    ) AS wanted (missing, is_there) WHERE owner.rolname = current_user AND NOT rolsuper AND NOT is_there`,
  );
  if (rows.length === 0) return;
  throw new StartupError(
    `Ask an administrator for ${rows.map(({ missing }) => missing).join(' and for ')}, as gateway/docs/operations/cluster.md says, and start again`,
  );
}

async function readLayout(client: Client): Promise<Layout> {
  const { rows } = await client.query<Layout>(
    `SELECT (SELECT count(*) FROM citus_get_active_worker_nodes()) AS workers,
      coalesce(array_agg(name) FILTER (WHERE kind = 'reference'), '{}') AS reference,
      coalesce(array_agg(name) FILTER (WHERE kind = 'distributed'), '{}') AS distributed,
      coalesce(array_agg(name) FILTER (WHERE kind IS NULL), '{}') AS local
    FROM (SELECT relname::text AS name, CASE WHEN citus_table_type IN ('reference', 'distributed') THEN citus_table_type END AS kind
      FROM pg_class LEFT JOIN citus_tables ON table_name = pg_class.oid
      WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition
        AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_class.oid AND deptype = 'e')
      ORDER BY relname) AS product_table`,
  );
  return rows[0]!;
}
