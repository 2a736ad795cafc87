import { createHash } from 'node:crypto';
import { InMemoryCache } from '@apollo/client';
import { type DocumentNode, print, visit } from 'graphql';

const cache = new InMemoryCache();

/** Returns the text that Apollo Client sends: with `__typename` in all selections and without `@unmask`. */
export const operationText = (document: DocumentNode): string =>
  print(
    visit(cache.transformDocument(document), {
      Directive: ({ name }) => (name.value === 'unmask' ? null : undefined),
    }),
  );

/** Returns the SHA-256 of that text in hexadecimal, by which the gateway knows the document. */
export const operationHash = (document: DocumentNode): string =>
  createHash('sha256').update(operationText(document)).digest('hex');
