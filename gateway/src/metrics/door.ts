import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { AggregatorRegistry, Registry } from 'prom-client';
import { measurePasswords } from '../access/password-figures.js';
import type { App } from '../context.js';
import { poolOf } from '../database/tenant.js';
import { watchHouse } from './house.js';
import { counted } from './metrics.js';
import { watchProcess } from './process.js';

/** Who may read the figures: everybody, whoever has the token, or nobody. */
export type MetricsAccess = 'open' | 'closed' | { token: string };

/** Figures of one process, as prom-client gives them as JSON. */
type Figures = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

/** The processes that serve on the same port. */
export interface OtherProcesses {
  /** @param tell answers this process's own figures, whenever anybody reads those of all. */
  tells(tell: () => Promise<Figures>): void;
  figuresOfAll(): Promise<object[]>;
}

/** GET /metrics, in Prometheus's format: of all processes together, whichever is asked. */
export function serveMetrics(
  server: FastifyInstance,
  app: App,
  access: MetricsAccess,
  processes?: OtherProcesses,
): void {
  if (access === 'closed') {
    // As any address at which there is nothing.
    server.get('/metrics', async (_request, reply) =>
      reply.code(404).send({ success: false, message: 'Not found' }),
    );
    return;
  }
  const own = new Registry();
  watchProcess(own, () => poolOf(app.dataSource));
  measurePasswords(own, app.passwords);
  const update = watchHouse(own, app.dataSource);
  const all = Registry.merge([counted, own]);
  processes?.tells(async () => {
    await update();
    return all.getMetricsAsJSON();
  });
  const read = async () => {
    if (processes) return AggregatorRegistry.aggregate(await processes.figuresOfAll()).metrics();
    await update();
    return all.metrics();
  };
  server.get('/metrics', async ({ headers }, reply) => {
    if (access !== 'open' && !isSame(headers.authorization ?? '', `Bearer ${access.token}`))
      return reply
        .code(401)
        .header('www-authenticate', 'Bearer')
        .send({ success: false, message: 'Please send the token of the metrics' });
    return reply.type(all.contentType).send(await read());
  });
}

/** Takes as long for every wrong token. */
function isSame(given: string, right: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(right));
}
