import { randomUUID } from 'node:crypto';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import mercurius from 'mercurius';
import { pino } from 'pino';
import { readToken } from '../../../src/access/tokens.js';
import { findViewer, type Viewer } from '../../../src/access/viewer.queries.js';
import { printedSchema } from '../../../src/app/schema.js';
import { httpSeconds, operationSeconds } from '../../../src/observability/metrics.js';
import { findHealth, type PeerContext, plainResolvers } from './graphql-resolvers.js';
import { companyHeader, type Peer } from './peer.js';
import { createPool, PlainTransaction } from './plain-transaction.js';

interface Context extends PeerContext {
  /** Of the peer that does the same work as the gateway. */
  viewer?: Viewer;
  startedAt: number;
}

declare module 'mercurius' {
  interface MercuriusContext extends Context {}
}

/** Mercurius on Fastify with its own loaders and compiled documents; it trusts the header that names the company. */
export const plainMercurius: Peer = ({ databaseUrl }) => {
  const pool = createPool(databaseUrl);
  return serve(fastify(), ({ headers }) => {
    const companyId = String(headers[companyHeader]);
    const db = new PlainTransaction(pool, companyId, true);
    return Promise.resolve({ companyId, db, startedAt: performance.now() });
  });
};

/**
 * The same with the gateway's work around each query: the token's signature and session are checked in the request's
 * transaction, each request gets an id and a line of log, and its time is counted by route and by operation.
 */
export const mercuriusSameWork: Peer = ({ databaseUrl, tokenSecret }) => {
  const pool = createPool(databaseUrl);
  const viewers = new WeakMap<FastifyRequest, Viewer>();
  const server = fastify({ genReqId: () => randomUUID() });
  observeRequests(server, viewers);
  return serve(server, async (request) => {
    const startedAt = performance.now();
    const [, token = ''] = (request.headers.authorization ?? '').split(' ');
    const claims = readToken(tokenSecret, token);
    if (!claims) throw new Error('Not signed in');
    const { companyId } = claims;
    const db = new PlainTransaction(pool, companyId, true);
    const viewer = await findViewer(db, claims);
    if (!viewer) throw new Error('The session has ended');
    viewers.set(request, viewer);
    return { companyId, db, viewer, startedAt };
  });
};

async function serve(
  server: FastifyInstance,
  context: (request: FastifyRequest) => Promise<Context>,
): Promise<number> {
  await server.register(mercurius, {
    schema: printedSchema,
    resolvers: plainResolvers,
    loaders: {
      Employee: {
        health: {
          loader: (queries: { obj: { id: string } }[], { db, companyId }: PeerContext) =>
            findHealth(
              { db, companyId },
              queries.map(({ obj }) => obj.id),
            ),
          opts: { cache: false },
        },
      },
    },
    context,
    jit: 1,
  });
  server.graphql.addHook('onResolution', async ({ errors }, { db, viewer, startedAt }) => {
    db.close();
    if (!viewer) return;
    const labels = { operation: 'BenchQuery', type: 'query', code: errors ? 'OTHER' : 'OK' };
    operationSeconds.observe(labels, (performance.now() - startedAt) / 1000);
  });
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  return Number(new URL(url).port);
}

function observeRequests(server: FastifyInstance, viewers: WeakMap<FastifyRequest, Viewer>): void {
  const log = pino();
  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  server.addHook('onResponse', async (request, reply) => {
    const { method, id: requestId } = request;
    const { statusCode: status, elapsedTime: ms } = reply;
    const route = request.routeOptions.url ?? 'none';
    httpSeconds.observe({ method, route, status: String(status) }, ms / 1000);
    const { role, companyId, accountId } = viewers.get(request) ?? {};
    log.info({ requestId, method, route, status, ms, role, companyId, accountId }, 'request');
  });
}
