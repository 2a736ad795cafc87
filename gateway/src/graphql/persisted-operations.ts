import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApolloServerOptions, BaseContext } from '@apollo/server';
import type { FastifyInstance } from 'fastify';
import { GraphQLError } from 'graphql';
import { projectRoot } from '../env.js';
import { refuseDocuments } from './refuse-documents.js';

/** In Apollo's format of a persisted query manifest; `pnpm codegen` writes it from the web app's documents. */
interface Manifest {
  operations: { id: string; name: string; body: string }[];
}

const manifestFile = join(projectRoot, 'web/src/generated/operations.json');

/** The web app's documents by the SHA-256 of their text, in hexadecimal. */
export const webOperations: ReadonlyMap<string, string> = new Map(
  (JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest).operations.map(({ id, body }) => [
    id,
    body,
  ]),
);

/** Apollo Server puts this before a hash. */
const prefix = 'apq:';

/**
 * Lets a client send `extensions.persistedQuery.sha256Hash` in place of a document of the web app's. Nobody can add
 * documents of their own: what is not known is answered with PERSISTED_QUERY_NOT_FOUND, upon which a client sends the text.
 */
export const persistedQueries: ApolloServerOptions<BaseContext>['persistedQueries'] = {
  cache: {
    get: async (key) => webOperations.get(key.slice(prefix.length)),
    set: async () => undefined,
    delete: async () => false,
  },
};

/** Whether a text is, letter for letter, one of the web app's. */
export function isWebOperation(text: string): boolean {
  return webOperations.has(createHash('sha256').update(text).digest('hex'));
}

/** A document that the gateway was told not to run; the code is that of Apollo's router. */
export function notInSafelist(): GraphQLError {
  return new GraphQLError(
    "Only the web app's own operations are answered here. If this is the web app, please reload the page.",
    { extensions: { code: 'QUERY_NOT_IN_SAFELIST' } },
  );
}

/**
 * Refuses every text that is not the web app's before it is parsed, so that an answer says nothing of the schema. Hashes go
 * on to Apollo Server, which knows the same ones.
 */
export function refuseOtherDocuments(graphql: FastifyInstance): void {
  refuseDocuments(graphql, (text) =>
    typeof text === 'string' && isWebOperation(text) ? undefined : notInSafelist(),
  );
}
