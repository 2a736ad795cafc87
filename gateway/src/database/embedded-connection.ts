import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';

/** How long a server that recovers from a crash is waited for, in milliseconds. */
const recoveryTime = 60_000;
/** PostgreSQL's code for 'I am starting up' and 'I am in recovery'. */
const notReadyYet = '57P03';

/** A connection, once a server that is recovering takes one; undefined: nobody takes any. */
export async function connected(url: string): Promise<Client | undefined> {
  for (const until = Date.now() + recoveryTime; ; await wait(100)) {
    const client = new Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (code !== notReadyYet || Date.now() > until) return undefined;
    }
  }
}

/** Whether anybody listens at the address, ready or not. */
export async function isListening(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch (error) {
    return !isRefused(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Whether an error says that nobody listens at the database's port. */
export function isRefused(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';
}
