import type { DocumentNode } from 'graphql';

/**
 * The name under which the gateway knows a generated document: SHA-256 of its text, worked out by `pnpm codegen`, for browsers work it out
 * only on https.
 */
export const operationHash = (document: DocumentNode): string => {
  const { __meta__: meta } = document as { __meta__?: { hash: string } };
  if (!meta) throw new Error('Only generated documents can be sent');
  return meta.hash;
};
