import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import DataLoader from 'dataloader';
import type { HealthOfEmployee } from '../../../src/features/employees/phone-health.queries.js';
import { printedSchema } from '../../../src/app/schema.js';
import { findHealth, type PeerContext, plainResolvers } from './graphql-resolvers.js';
import { companyHeader, type Peer } from './peer.js';
import { createPool, PlainTransaction } from './plain-transaction.js';

interface ApolloContext extends PeerContext {
  health: DataLoader<string, HealthOfEmployee | null>;
}

/** Apollo Server with its own web server, executor and default plugins. */
export const apolloServer: Peer = async ({ databaseUrl }) => {
  const pool = createPool(databaseUrl);
  const server = new ApolloServer<ApolloContext>({
    typeDefs: printedSchema,
    resolvers: {
      ...plainResolvers,
      Employee: {
        health: ({ id }: { id: string }, _: unknown, { health }: ApolloContext) => health.load(id),
      },
    },
    plugins: [
      {
        async requestDidStart() {
          return { willSendResponse: async ({ contextValue }) => contextValue.db.close() };
        },
      },
    ],
  });
  const { url } = await startStandaloneServer(server, {
    listen: { port: 0, host: '127.0.0.1' },
    context: async ({ req }) => {
      const companyId = String(req.headers[companyHeader]);
      const context = { companyId, db: new PlainTransaction(pool, companyId, true) };
      return {
        ...context,
        health: new DataLoader((ids: readonly string[]) => findHealth(context, ids)),
      };
    },
  });
  return Number(new URL(url).port);
};
