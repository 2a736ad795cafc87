import type { Client } from 'pg';
import { StartupError } from '../errors.js';

const setting = 'visioncloud.direct';

/** What a connection that must be the server's own asks for, so that it can be told from a pooler's. */
export const directOptions = `-c ${setting}=yes`;

/**
 * Locks and notices belong to a connection, and a pooler gives each transaction another one.
 * @throws StartupError where a pooler has let the connection in without what it asked for. (Others don't let it in at all.)
 */
export async function expectDirect(client: Client): Promise<void> {
  const { rows } = await client.query<{ value: string | null }>(
    `SELECT current_setting('${setting}', true) AS value`,
  );
  if (rows[0]?.value !== 'yes')
    throw new StartupError(
      'DATABASE_URL leads to a pooler: let it lead to PostgreSQL itself, and DATABASE_POOLER_URL to the pooler',
    );
}
