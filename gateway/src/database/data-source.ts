import 'reflect-metadata';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { sqlStateOf, StartupError } from '../errors.js';
import { Connections } from './connections.js';
import { migrations } from './migrations.js';

// Calendar days stay text, yyyy-MM-dd: as a Date they would move with the machine's time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
// Counts fit a number.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** The role that requests run as: owns nothing and is held by row level security. Made by the first migration. */
export const gatewayRole = 'visioncloud_gateway';
const migrationLock = 4_000_117;
/** A migration waits so long for a table at a time, in milliseconds: whoever comes after it waits as long. */
const lockWait = 1000;
/** PgBouncer refuses them, which would break the lock: it gives each transaction another connection. */
const ownerOptions = `-c lock_timeout=${lockWait}`;
/** Between two tries, and how long it goes on trying, in milliseconds. */
const lockPause = 500;
const lockTimeoutMs = 3 * 60_000;
/** Pause between two tries to have the turn, in milliseconds. */
const turnPause = 200;
const lockNotAvailable = '55P03';

/**
 * What a request's connection bears, in milliseconds: a statement that takes longer, or waits longer for rows that another one
 * holds, is broken off. A server that lost its gateway notices within half a minute, and lets go of what it held.
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

/** What the server has not ended by then, it cannot, in milliseconds: longer than its own longest statement. */
const queryTimeoutMs = 40_000;

/**
 * Ignores the event of a lost connection, which would end the process while nobody else listens to it; the next statement on the
 * connection fails.
 */
function ignoreErrors(client: pg.ClientBase): void {
  client.on('error', () => undefined);
}

/** Connections of requests of one process. */
const usualPool = 16;
/** Connections of one process for budgets, readiness and progress of jobs. */
const controlPool = 2;

/** Startup options of a connection of requests. */
const requestOptions = `-c role=${gatewayRole} -c jit=off -c timezone=UTC ${requestLimits}`;

/** Settings of connections of requests that differ from the usual ones. */
interface Connecting {
  poolSize?: number | undefined;
  /** Startup options, where a pooler sets the rest of them. */
  options?: string;
  connectionTimeoutMillis?: number;
}

export type Entities = NonNullable<DataSourceOptions['entities']>;

/** Connections of requests, as the gateway's own role. */
export function makeDataSource(
  url: string,
  entities: Entities,
  connecting: Connecting = {},
): DataSource {
  return new Connections({ ...common(url), entities }, poolSettings(url, connecting)).dataSource;
}

/**
 * A few connections for work that must not wait for those of requests: budgets of tries, readiness, progress of jobs. They run plain
 * SQL as the same role, and know no entities.
 */
export function makeControlDataSource(
  url: string,
  connecting: Omit<Connecting, 'poolSize'> = {},
): DataSource {
  return new Connections(
    { ...common(url), migrations: [] },
    poolSettings(url, { ...connecting, poolSize: controlPool }),
  ).dataSource;
}

function poolSettings(
  url: string,
  { poolSize = usualPool, options = requestOptions, connectionTimeoutMillis = 5000 }: Connecting,
) {
  return {
    connectionString: url,
    max: poolSize,
    options,
    connectionTimeoutMillis,
    onConnect: ignoreErrors,
    keepAlive: true,
    // A server whose disk hangs ends nothing by itself: then the connection is given up.
    query_timeout: queryTimeoutMs,
    // Statements that don't need each other's answers don't wait for them.
    pipeline: true,
  };
}

/**
 * The owner's connection, for migrations and the check of entities against them.
 * @param known migrations that it knows of, all of them unless said otherwise.
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
    url,
    migrations,
    migrationsTableName: 'migration',
    migrationsTransactionMode: 'each' as const,
    logging: false,
    installExtensions: false,
  };
}

/** What the owner has to prepare besides the tables. */
type Prepare = (owner: DataSource) => Promise<void>;

/**
 * Brings the schema up to date, and then what else the owner has to prepare; processes that start together take turns. Gateways
 * of the version before go on: where they hold a table, it steps back and tries again.
 * @throws StartupError when the database does not answer, or a table is never free.
 */
export async function migrate(url: string, prepare: Prepare): Promise<void> {
  await inTurn(url, () => applyMigrations(url, prepare));
}

/** @param known see makeOwnerDataSource. To be called in turn. */
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
            'A table is never free for the migration: start again in a quieter moment, or end what holds it (pg_stat_activity)',
          );
        await wait(lockPause);
      }
    }
  } finally {
    await source.destroy();
  }
}

/**
 * Waits for the lock by asking again. To wait inside a statement would be to wait in a circle: an index that is made
 * concurrently waits for every statement that has begun before.
 */
async function takeTurn(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ mine: boolean }>(
      `SELECT pg_try_advisory_lock(${migrationLock}) AS mine`,
    );
    if (rows[0]?.mine) return;
    await wait(turnPause);
  }
}

/**
 * Does something while no other process migrates.
 * @throws StartupError when the database does not answer.
 */
export async function inTurn<Result>(url: string, work: () => Promise<Result>): Promise<Result> {
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
      `The database does not answer (${reasonOf(error)}): check DATABASE_URL and that PostgreSQL runs`,
    );
  }
  try {
    await takeTurn(lock);
    return await work();
  } finally {
    // With the connection goes the lock.
    await lock.end().catch(() => undefined);
  }
}

/** Why a server cannot be reached, in its own or the system's words. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || ('code' in error ? String(error.code) : 'no answer');
}
