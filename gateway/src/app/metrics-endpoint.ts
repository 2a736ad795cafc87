import cluster from 'node:cluster';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { AggregatorRegistry, Registry } from 'prom-client';
import { measurePasswords } from '../access/password-metrics.js';
import type { App } from '../request/context.js';
import { poolOf } from '../database/tenant.js';
import type { MetricsAccess } from '../env.js';
import { registerDatabaseMetrics } from './database-metrics.js';
import { metricsRegistry } from '../observability/metrics.js';
import { registerProcessMetrics } from '../observability/process-metrics.js';
import { readClusterMetrics } from './workers.js';

/** Serves GET /metrics in Prometheus's format, aggregated over all workers. */
export function serveMetrics(server: FastifyInstance, app: App, access: MetricsAccess): void {
  if (access === 'closed') {
    // The same answer as for any unknown path.
    server.get('/metrics', async (_request, reply) =>
      reply.code(404).send({ success: false, message: 'Not found' }),
    );
    return;
  }
  const processRegistry = new Registry();
  registerProcessMetrics(processRegistry, () => poolOf(app.dataSource));
  measurePasswords(processRegistry, app.passwords);
  registerDatabaseMetrics(processRegistry, app.dataSource);
  const all = Registry.merge([metricsRegistry, processRegistry]);
  if (cluster.isWorker) {
    // The constructor adds the listener that answers the primary.
    void new AggregatorRegistry();
    AggregatorRegistry.setRegistries(all);
  }
  const read = () => (cluster.isWorker ? readClusterMetrics() : all.metrics());
  server.get('/metrics', async ({ headers }, reply) => {
    if (access !== 'open' && !isSame(headers.authorization ?? '', `Bearer ${access.token}`))
      return reply
        .code(401)
        .header('www-authenticate', 'Bearer')
        .send({ success: false, message: 'Please send the token of the metrics' });
    return reply.type(all.contentType).send(await read());
  });
}

/** Compares in constant time. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
