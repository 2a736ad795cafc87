import type { Client } from 'pg';
import { StartupError } from '../errors.js';

const setting = 'visioncloud.direct';

/** What a connection that must be the server's own asks for, so that it can be told from a pooler's. */
export const directOptions = `-c ${setting}=yes`;

const isPooler = new StartupError(
  'DATABASE_URL leads to a pooler: let it lead to PostgreSQL itself, and DATABASE_POOLER_URL to the pooler',
);

/**
 * Connects to the server itself. Locks and notices belong to a connection, and a pooler gives each transaction another one.
 * @param client made with `directOptions`.
 * @throws StartupError where a pooler stands between.
 */
export async function connectDirectly(client: Client): Promise<void> {
  try {
    await client.connect();
  } catch (error) {
    // PgBouncer's words for what it cannot give.
    if (error instanceof Error && error.message.startsWith('unsupported startup parameter'))
      throw isPooler;
    throw error;
  }
  // One that was told to ignore what it cannot give.
  const { rows } = await client.query<{ value: string | null }>(
    `SELECT current_setting('${setting}', true) AS value`,
  );
  if (rows[0]?.value !== 'yes') throw isPooler;
}
