import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { App } from '../request/context.js';
import { migrations } from '../database/migrations.js';
import { poolOf } from '../database/tenant.js';

/** Timeout of the database, shorter than that of load balancers. */
const timeoutMs = 3000;
const newestMigration = migrations.at(-1)?.name ?? '';

/** Whether a load balancer should send requests to this process. */
export class Readiness {
  private isDraining = false;

  /** Reports not ready from now on. Requests are still served. */
  drain(): void {
    this.isDraining = true;
  }

  /** Returns why the process is not ready; undefined if it is. */
  async findProblem(pool: Pool): Promise<string | undefined> {
    if (this.isDraining) return 'draining';
    const finished = new AbortController();
    try {
      const timeout = wait(timeoutMs, 'database away', { signal: finished.signal, ref: false });
      return await Promise.race([findSchemaProblem(pool), timeout.catch(() => undefined)]);
    } catch {
      return 'database away';
    } finally {
      finished.abort();
    }
  }
}

/** Reports missing migrations, as after restoring an older copy. A database that a newer gateway has migrated is fine. */
async function findSchemaProblem(pool: Pool): Promise<string | undefined> {
  const text = 'SELECT FROM migration WHERE name = $1';
  const { rowCount } = await pool.query({ name: 'has-migration', text }, [newestMigration]);
  return rowCount ? undefined : 'migrations missing';
}

/** Serves GET /healthz (the process is alive) and GET /readyz (it can serve requests). */
export function serveHealth(server: FastifyInstance, app: App, readiness: Readiness): void {
  server.get('/healthz', async () => ({ status: 'ok' }));
  server.get('/readyz', async (_request, reply) => {
    const problem = await readiness.findProblem(poolOf(app.controlDataSource));
    if (problem === undefined) return { status: 'ready' };
    return reply.code(503).header('retry-after', '5').send({ status: problem });
  });
}
