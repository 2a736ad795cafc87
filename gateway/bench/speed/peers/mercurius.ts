import fastify from 'fastify';
import mercurius from 'mercurius';
import { printedSchema } from '../../../src/app/schema.js';
import { healthOf, type PeerContext, plainResolvers } from './graphql-answers.js';
import { companyHeader, type Peer } from './peer.js';
import { PlainTransaction, poolOfRole } from './plain-transaction.js';

declare module 'mercurius' {
  interface MercuriusContext extends PeerContext {}
}

/** Mercurius on Fastify, with its own loaders and every document compiled the second time it comes. */
export const mercuriusWithJit: Peer = async (databaseUrl) => {
  const pool = poolOfRole(databaseUrl);
  const server = fastify();
  await server.register(mercurius, {
    schema: printedSchema,
    resolvers: plainResolvers,
    loaders: {
      Employee: {
        health: {
          loader: (asked: { obj: { id: string } }[], context: PeerContext) =>
            healthOf(
              context,
              asked.map(({ obj }) => obj.id),
            ),
          opts: { cache: false },
        },
      },
    },
    context: ({ headers }): PeerContext => {
      const companyId = String(headers[companyHeader]);
      return { companyId, db: new PlainTransaction(pool, companyId, true) };
    },
    jit: 1,
  });
  server.graphql.addHook('onResolution', async (_, { db }) => db.close());
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  return Number(new URL(url).port);
};
