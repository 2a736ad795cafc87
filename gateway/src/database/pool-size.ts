import { Client } from 'pg';
import type { Logger } from 'pino';
import { StartupError } from '../errors.js';

/** Connections for requests of one process. */
export const usualPool = 16;
/** Connections for budgets, readiness and progress of jobs, see makeControlDataSource. */
export const controlPool = 2;
/** With fewer a process could not serve uploads of one company beside others. */
const smallestPool = 4;
/** Connections of a process beside those for requests: the control pool, jobs, notices, the pulse, and the owner's while it starts. */
const besides = 8 + controlPool;
/** What one process opens at most. */
export const connectionsOfProcess = usualPool + besides;

/**
 * How many connections for requests each of the processes on this machine may open, so that they all fit the server.
 * @throws StartupError where not even the smallest number fits.
 */
export async function poolSizeOf(url: string, processes: number, log: Logger): Promise<number> {
  const room = await roomAt(url);
  const size = poolSizeIn(room, processes);
  if (size < usualPool)
    log.warn({ processes, room, size }, 'the database has room for few connections of a process');
  return size;
}

/** @param room connections that the server lets in. */
export function poolSizeIn(room: number, processes: number): number {
  const size = Math.min(usualPool, Math.floor(room / processes) - besides);
  if (size >= smallestPool) return size;
  throw new StartupError(
    `GATEWAY_PROCESSES is '${processes}', but the database has room for ${room} connections: raise its max_connections to ${connectionsOfProcess} a process, or start fewer`,
  );
}

/** Connections that the server lets in, but for those that it keeps for its administrators. */
async function roomAt(url: string): Promise<number> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ room: number }>(`
      SELECT current_setting('max_connections')::int
        - current_setting('superuser_reserved_connections')::int
        - coalesce(current_setting('reserved_connections', true)::int, 0) AS room`);
    return rows[0]?.room ?? 0;
  } finally {
    await client.end().catch(() => undefined);
  }
}
