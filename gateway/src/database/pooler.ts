import type { DataSource } from 'typeorm';
import { StartupError } from '../errors.js';
import { type Entities, gatewayRole, makeDataSource, reasonOf } from './data-source.js';
import { poolOf } from './tenant.js';

/** PgBouncer lets clients set only the time zone. All other settings must be those of its user. */
export const pooledOptions = '-c timezone=UTC';

const expected = `role=${gatewayRole} jit=off statement_timeout=30s lock_timeout=15s idle_in_transaction_session_timeout=1min`;
const names = ['jit', 'statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];
const settings = {
  name: 'settings-of-requests',
  text: `SELECT concat_ws(' ', 'role=' || current_user, ${names.map((name) => `'${name}=' || current_setting('${name}')`).join(', ')}) AS found`,
};

/**
 * Opens the data source of requests, through PgBouncer if there is one, and checks its settings.
 * @throws StartupError if they lack the role, a setting or named statements.
 */
export async function openDataSource(
  { url, poolerUrl }: { url: string; poolerUrl?: string | undefined },
  entities: Entities,
  poolSize?: number,
): Promise<DataSource> {
  const dataSource = poolerUrl
    ? makeDataSource(poolerUrl, entities, { poolSize, options: pooledOptions })
    : makeDataSource(url, entities, { poolSize });
  try {
    await dataSource.initialize();
    // Two clients prepare the same statement and use it on any server connection.
    const readSettings = () => poolOf(dataSource).query<{ found: string }>(settings);
    const [{ rows }] = await Promise.all([readSettings(), readSettings()]);
    await Promise.all([readSettings(), readSettings()]);
    if (rows[0]?.found === expected) return dataSource;
    throw new Error(`its settings are ${rows[0]?.found} instead of ${expected}`);
  } catch (error) {
    if (dataSource.isInitialized) await dataSource.destroy();
    throw new StartupError(
      `${poolerUrl ? 'DATABASE_POOLER_URL' : 'DATABASE_URL'} cannot be used (${reasonOf(error)}): for PgBouncer see gateway/docs/operations/pgbouncer.md`,
    );
  }
}
