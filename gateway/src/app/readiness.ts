import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { App } from '../request/context.js';
import { migrations } from '../database/migrations.js';
import { poolOf } from '../database/tenant.js';

/** How long the database may take to answer, in milliseconds: less than a load balancer waits. */
const patience = 3000;
const newestMigration = migrations.at(-1)?.name ?? '';

/** Whether this process wants work. */
export class Readiness {
  private isDraining = false;

  /** From now on load balancers are told to send requests elsewhere. Those that come all the same are served. */
  drain(): void {
    this.isDraining = true;
  }

  /** Why it is not ready; undefined when it is. */
  async problem(pool: Pool): Promise<string | undefined> {
    if (this.isDraining) return 'draining';
    const given = new AbortController();
    try {
      const late = wait(patience, 'database away', { signal: given.signal, ref: false });
      return await Promise.race([schemaProblem(pool), late.catch(() => undefined)]);
    } catch {
      return 'database away';
    } finally {
      given.abort();
    }
  }
}

/** A database that was restored from an older copy lacks what this program needs; one that a newer gateway has migrated does not. */
async function schemaProblem(pool: Pool): Promise<string | undefined> {
  const text = 'SELECT FROM migration WHERE name = $1';
  const { rowCount } = await pool.query({ name: 'has-migration', text }, [newestMigration]);
  return rowCount ? undefined : 'migrations missing';
}

/** GET /healthz: the process lives. GET /readyz: it can serve, which a load balancer asks. */
export function serveHealth(server: FastifyInstance, app: App, readiness: Readiness): void {
  server.get('/healthz', async () => ({ status: 'ok' }));
  server.get('/readyz', async (_request, reply) => {
    const problem = await readiness.problem(poolOf(app.controlDataSource));
    if (problem === undefined) return { status: 'ready' };
    return reply.code(503).header('retry-after', '5').send({ status: problem });
  });
}
