import 'reflect-metadata';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { StartupError } from '../errors.js';
import { entities } from './entities.js';
import { migrations } from './migrations.js';

// Calendar days stay text, yyyy-MM-dd: as a Date they would move with the machine's time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
// Moments come as ISO 8601 but for a blank and the minutes of the zone, which is quicker to mend than to take apart.
pg.types.setTypeParser(
  pg.types.builtins.TIMESTAMPTZ,
  (text) => new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')),
);
// Counts fit a number.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** The role that requests run as: owns nothing and is held by row level security. Made by the first migration. */
export const gatewayRole = 'visioncloud_gateway';
const migrationLock = 4_000_117;

/** Connections of requests, as the gateway's own role. */
export function makeDataSource(url: string, poolSize = 16): DataSource {
  return new DataSource({
    ...common(url),
    poolSize,
    extra: {
      options: `-c role=${gatewayRole} -c jit=off -c timezone=UTC -c statement_timeout=30000 -c idle_in_transaction_session_timeout=60000`,
      connectionTimeoutMillis: 5000,
      // Statements that don't need each other's answers don't wait for them.
      pipeline: true,
    },
  });
}

/** The owner's connection, for migrations and the check of entities against them. */
export function makeOwnerDataSource(url: string): DataSource {
  return new DataSource({ ...common(url), poolSize: 2, extra: { connectionTimeoutMillis: 5000 } });
}

function common(url: string) {
  return {
    type: 'postgres' as const,
    url,
    entities,
    migrations,
    migrationsTableName: 'migration',
    migrationsTransactionMode: 'each' as const,
    logging: false,
    installExtensions: false,
  };
}

/**
 * Brings the schema up to date, and then what else the owner has to prepare; processes that start together take turns.
 * @throws StartupError when the database does not answer.
 */
export async function migrate(
  url: string,
  prepare: (owner: DataSource) => Promise<void>,
): Promise<void> {
  const source = makeOwnerDataSource(url);
  try {
    await source.initialize();
  } catch (error) {
    const reason =
      error instanceof Error
        ? error.message || ('code' in error ? String(error.code) : 'no answer')
        : String(error);
    throw new StartupError(
      `The database does not answer (${reason}): check DATABASE_URL and that PostgreSQL runs`,
    );
  }
  const lock = source.createQueryRunner();
  try {
    await lock.query(`SELECT pg_advisory_lock(${migrationLock})`);
    await source.runMigrations();
    await prepare(source);
    await lock.query(`SELECT pg_advisory_unlock(${migrationLock})`);
  } finally {
    await lock.release();
    await source.destroy();
  }
}
