import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApolloServerOptions, BaseContext } from '@apollo/server';
import type { FastifyInstance } from 'fastify';
import { GraphQLError } from 'graphql';
import { projectRoot } from '../env.js';
import { refuseDocuments } from './refuse-documents.js';

/** Persisted query manifest in Apollo's format, which `pnpm codegen` writes from the web app's documents. */
interface Manifest {
  operations: { id: string; name: string; body: string }[];
}

const manifestFile = join(projectRoot, 'web/operations.json');

/** The web app's documents by the SHA-256 of their text, in hexadecimal. */
export const webOperations: ReadonlyMap<string, string> = new Map(
  (JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest).operations.map(({ id, body }) => [
    id,
    body,
  ]),
);

/** Apollo Server's prefix of hashes. */
const prefix = 'apq:';

/**
 * Lets a client send `extensions.persistedQuery.sha256Hash` in place of one of the web app's documents. Clients cannot add documents:
 * for an unknown hash they get PERSISTED_QUERY_NOT_FOUND and send the text.
 */
export const persistedQueries: ApolloServerOptions<BaseContext>['persistedQueries'] = {
  cache: {
    get: async (key) => webOperations.get(key.slice(prefix.length)),
    set: async () => undefined,
    delete: async () => false,
  },
};

/** Returns whether a text is exactly one of the web app's documents. */
export function isWebOperation(text: string): boolean {
  return webOperations.has(createHash('sha256').update(text).digest('hex'));
}

/** Makes the error for other documents, with the code of Apollo's router. */
export function makeSafelistError(): GraphQLError {
  return new GraphQLError(
    "Only the web app's own operations are answered here. If this is the web app, please reload the page.",
    { extensions: { code: 'QUERY_NOT_IN_SAFELIST' } },
  );
}

/**
 * Refuses all documents but the web app's before they are parsed, so that errors reveal nothing of the schema. Apollo Server handles
 * hashes, and knows the same documents.
 */
export function refuseOtherDocuments(graphql: FastifyInstance): void {
  refuseDocuments(graphql, (text) =>
    typeof text === 'string' && isWebOperation(text) ? undefined : makeSafelistError(),
  );
}
