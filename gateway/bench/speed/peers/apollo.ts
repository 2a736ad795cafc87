import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import DataLoader from 'dataloader';
import type { HealthOfEmployee } from '../../../src/features/employees/phone-health.queries.js';
import { printedSchema } from '../../../src/app/schema.js';
import { healthOf, type PeerContext, plainResolvers } from './graphql-answers.js';
import { companyHeader, type Peer } from './peer.js';
import { PlainTransaction, poolOfRole } from './plain-transaction.js';

interface ApolloContext extends PeerContext {
  health: DataLoader<string, HealthOfEmployee | null>;
}

/** Apollo Server as it comes: its own web server, executor and plugins, the cache control among them. */
export const apolloServer: Peer = async (databaseUrl) => {
  const pool = poolOfRole(databaseUrl);
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
        health: new DataLoader((ids: readonly string[]) => healthOf(context, ids)),
      };
    },
  });
  return Number(new URL(url).port);
};
