import { createHash } from 'node:crypto';
import { InMemoryCache } from '@apollo/client';
import { type DocumentNode, print, visit } from 'graphql';

const cache = new InMemoryCache();

/** A document as Apollo Client sends it: its cache asks for `__typename` everywhere, and `@unmask` is for the client alone. */
export const operationText = (document: DocumentNode): string =>
  print(
    visit(cache.transformDocument(document), {
      Directive: ({ name }) => (name.value === 'unmask' ? null : undefined),
    }),
  );

/** SHA-256 of that text, in hexadecimal: the name under which the gateway knows the document. */
export const operationHash = (document: DocumentNode): string =>
  createHash('sha256').update(operationText(document)).digest('hex');
