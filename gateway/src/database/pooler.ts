import type { Pool, PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import { StartupError } from '../errors.js';
import { gatewayRole, type Entities, makeDataSource, reasonOf } from './data-source.js';
import { poolOf } from './tenant.js';

/**
 * What a connection to a pooler asks for itself. The rest belongs to the pooler's connections to the server, which it hands from
 * one transaction to the next; PgBouncer lets nobody ask for it, but follows the time zone.
 */
export const pooledOptions = '-c timezone=UTC';

/** What else a connection of requests must have, in the units of pg_settings. */
const wanted: Record<string, string> = {
  jit: 'off',
  statement_timeout: '30000',
  lock_timeout: '15000',
  idle_in_transaction_session_timeout: '60000',
  TimeZone: 'UTC',
};
const question = {
  name: 'pooled-settings',
  text: `SELECT 'role' AS name, current_user::text AS setting UNION ALL
    SELECT name, setting FROM pg_settings WHERE name = ANY($1)`,
};
const statementIsThere = '42P05';
const statementIsMissing = '26000';

/**
 * Connections of requests by way of a pooler.
 * @throws StartupError where it does not answer, or what it gives is not fit for requests.
 */
export async function openPooled(
  url: string,
  entities: Entities,
  poolSize?: number,
): Promise<DataSource> {
  const dataSource = makeDataSource(url, entities, { poolSize, options: pooledOptions });
  try {
    await dataSource.initialize();
  } catch (error) {
    throw new StartupError(
      `The pooler does not answer (${reasonOf(error)}): check DATABASE_POOLER_URL`,
    );
  }
  try {
    await expectFit(poolOf(dataSource));
    return dataSource;
  } catch (error) {
    await dataSource.destroy();
    throw error;
  }
}

/**
 * Whether what a pooler gives is fit for requests: held by row level security as the gateway's own role, and with prepared
 * statements that follow a client from connection to connection.
 * @throws StartupError that says what is missing.
 */
export async function expectFit(pool: Pool): Promise<void> {
  const clients: PoolClient[] = [];
  try {
    // Two who use the same statement by turns, on whatever connections the pooler gives them.
    for (let count = 0; count < 2; count += 1) clients.push(await pool.connect());
    for (const client of [...clients, ...clients]) await expectSettings(client);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code !== statementIsThere && code !== statementIsMissing) throw error;
    throw new StartupError(
      'The pooler at DATABASE_POOLER_URL mixes up prepared statements: PgBouncer needs version 1.21 and max_prepared_statements',
    );
  } finally {
    for (const client of clients) client.release();
  }
}

async function expectSettings(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ name: string; setting: string }>({
    ...question,
    values: [Object.keys(wanted)],
  });
  const given = new Map(rows.map(({ name, setting }) => [name, setting]));
  const missing = Object.entries({ role: gatewayRole, ...wanted }).flatMap(([name, value]) =>
    given.get(name) === value ? [] : [`${name}=${value}`],
  );
  if (missing.length === 0) return;
  throw new StartupError(
    `Connections of DATABASE_POOLER_URL lack ${missing.join(', ')}: give its user these settings with ALTER ROLE, and let the pooler connect anew`,
  );
}
