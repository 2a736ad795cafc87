import 'reflect-metadata';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { sqlStateOf, StartupError } from '../errors.js';
import { databaseLocks } from './advisory-locks.js';
import { Connections } from './connections.js';
import { migrations } from './migrations.js';
import { SnakeCaseNaming } from './naming-strategy.js';

// Dates stay text, yyyy-MM-dd: a Date would shift with the machine's time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
// Counts fit into a number.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** The role of requests. It owns nothing, so row level security applies to it. The first migration creates it. */
export const gatewayRole = 'visioncloud_gateway';
/** Time for which a migration waits for a table before it retries. Statements queued behind it wait as long. */
const lockWaitMs = 1000;
/** PgBouncer refuses startup options; behind it, the advisory lock would not hold, because each transaction may use another connection. */
const ownerOptions = `-c lock_timeout=${lockWaitMs}`;
/** Pause between two attempts to migrate, and maximum time of all attempts. */
const lockPauseMs = 500;
const lockTimeoutMs = 3 * 60_000;
/** Pause between two attempts to acquire the advisory lock. */
const lockPollMs = 200;
const lockNotAvailable = '55P03';

/**
 * Limits of a request's connection, in milliseconds, and keepalives, in seconds. With the keepalives a server notices within half a
 * minute that its gateway is gone, and releases its locks.
 */
const requestLimits = [
  'statement_timeout=30000',
  'lock_timeout=15000',
  'idle_in_transaction_session_timeout=60000',
  'tcp_keepalives_idle=15',
  'tcp_keepalives_interval=5',
  'tcp_keepalives_count=3',
]
  .map((setting) => `-c ${setting}`)
  .join(' ');

/** Client-side timeout of a statement, longer than the server's own: it only applies when the server no longer responds. */
const queryTimeoutMs = 40_000;

/** Handles the error event of a lost connection, which would otherwise end the process. Its next statement fails. */
function ignoreErrors(client: pg.ClientBase): void {
  client.on('error', () => undefined);
}

/** Maximum connections of one process for requests. */
const requestPoolSize = 16;
/** Maximum connections of one process for budgets, readiness and the progress of jobs. */
const controlPoolSize = 2;

/** Startup options of a connection for requests. */
const requestOptions = `-c role=${gatewayRole} -c jit=off -c timezone=UTC ${requestLimits}`;

/** Overrides for request connections. */
interface PoolOverrides {
  poolSize?: number | undefined;
  /** Startup options if a pooler sets the others. */
  options?: string;
  connectionTimeoutMillis?: number;
}

export type Entities = NonNullable<DataSourceOptions['entities']>;

/** Makes the data source of requests, which runs as the gateway's own role. */
export function makeDataSource(
  url: string,
  entities: Entities,
  overrides: PoolOverrides = {},
): DataSource {
  return new Connections({ ...common(url), entities }, poolSettings(url, overrides)).dataSource;
}

/**
 * Makes a small data source for work that must not wait for request connections: budgets, readiness, progress of jobs. It runs plain
 * SQL as the same role, without entities.
 */
export function makeControlDataSource(
  url: string,
  overrides: Omit<PoolOverrides, 'poolSize'> = {},
): DataSource {
  return new Connections(
    { ...common(url), migrations: [] },
    poolSettings(url, { ...overrides, poolSize: controlPoolSize }),
  ).dataSource;
}

function poolSettings(
  url: string,
  {
    poolSize = requestPoolSize,
    options = requestOptions,
    connectionTimeoutMillis = 5000,
  }: PoolOverrides,
) {
  return {
    connectionString: url,
    max: poolSize,
    options,
    connectionTimeoutMillis,
    onConnect: ignoreErrors,
    keepAlive: true,
    // A server whose disk hangs enforces no timeout of its own.
    query_timeout: queryTimeoutMs,
    // Concurrent statements are sent without waiting for each other's results.
    pipeline: true,
  };
}

/**
 * Makes the owner's data source, for migrations and for comparing entities with them.
 * @param known the migrations to run, by default all.
 * @param entities only needed to compare them with the tables.
 */
export function makeOwnerDataSource(
  url: string,
  known = migrations,
  entities: Entities = [],
): DataSource {
  return new DataSource({
    ...common(url),
    entities,
    migrations: known,
    poolSize: 2,
    extra: { options: ownerOptions, connectionTimeoutMillis: 5000 },
  });
}

function common(url: string) {
  return {
    type: 'postgres' as const,
    namingStrategy: new SnakeCaseNaming(),
    url,
    migrations,
    migrationsTableName: 'migration',
    migrationsTransactionMode: 'each' as const,
    logging: false,
    installExtensions: false,
  };
}

/** Prepares what the owner must provide besides the tables. */
type Prepare = (owner: DataSource) => Promise<void>;

/**
 * Brings the schema up to date, then prepares the rest. Processes that start together migrate one at a time. Gateways of the previous
 * version keep running: if one holds a table, the migration gives up its wait and retries.
 * @throws StartupError if the database does not respond, or a table is never free.
 */
export async function migrate(url: string, prepare: Prepare): Promise<void> {
  await withMigrationLock(url, () => applyMigrations(url, prepare));
}

/** Migrates without the lock; call it within `withMigrationLock`. @param known see makeOwnerDataSource. */
export async function applyMigrations(
  url: string,
  prepare: Prepare,
  timeoutMs = lockTimeoutMs,
  known = migrations,
): Promise<void> {
  const source = await makeOwnerDataSource(url, known).initialize();
  const until = Date.now() + timeoutMs;
  try {
    for (;;) {
      try {
        await source.runMigrations();
        await prepare(source);
        return;
      } catch (error) {
        if (sqlStateOf(error) !== lockNotAvailable) throw error;
        if (Date.now() > until)
          throw new StartupError(
            'The migration could not lock a table: start again when the database is less busy, or end the session that holds it (pg_stat_activity)',
          );
        await wait(lockPauseMs);
      }
    }
  } finally {
    await source.destroy();
  }
}

/**
 * Polls for the advisory lock. Waiting inside a statement would deadlock: an index that is built concurrently waits for every
 * statement that started before.
 */
async function acquireMigrationLock(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ isAcquired: boolean }>(
      `SELECT pg_try_advisory_lock(${databaseLocks.migration}) AS "isAcquired"`,
    );
    if (rows[0]?.isAcquired) return;
    await wait(lockPollMs);
  }
}

/**
 * Runs work while no other process migrates.
 * @throws StartupError if the database does not respond.
 */
export async function withMigrationLock<Result>(
  url: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const lock = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    options: ownerOptions,
  });
  lock.on('error', () => undefined);
  try {
    await lock.connect();
  } catch (error) {
    await lock.end().catch(() => undefined);
    throw new StartupError(
      `The database does not respond (${reasonOf(error)}): check DATABASE_URL and that PostgreSQL runs`,
    );
  }
  try {
    await acquireMigrationLock(lock);
    return await work();
  } finally {
    // Ending the connection releases the lock.
    await lock.end().catch(() => undefined);
  }
}

/** Returns why a server cannot be reached, in the server's or the system's words. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || ('code' in error ? String(error.code) : 'no answer');
}
