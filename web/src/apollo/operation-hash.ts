import type { DocumentNode } from 'graphql';

/**
 * Returns the SHA-256 by which the gateway knows a generated document. `pnpm codegen` computes it, because browsers can do so only on https.
 */
export const operationHash = (document: DocumentNode): string => {
  const { __meta__: meta } = document as { __meta__?: { hash: string } };
  if (!meta) throw new Error('Only generated documents can be sent');
  return meta.hash;
};
