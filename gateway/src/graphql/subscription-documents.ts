import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { limitRules, parseLimits } from './document-limits.js';
import { webOperations } from './persisted-operations.js';

/** Maximum tokens of a document: a subscription is short. */
const maxSubscriptionTokens = 500;
const maxCachedDocuments = 20;

/** Returns the text of a document, or of the one that the hash identifies. */
export function readDocumentText(
  query: string,
  extensions: Record<string, unknown> | null | undefined,
): string | GraphQLError {
  const { sha256Hash } = (extensions?.['persistedQuery'] ?? {}) as { sha256Hash?: unknown };
  if (query || typeof sha256Hash !== 'string') return query;
  return (
    webOperations.get(sha256Hash) ??
    makeRefusal('PERSISTED_QUERY_NOT_FOUND', 'PersistedQueryNotFound')
  );
}

export function makeRefusal(code: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}

/** Parses and validates documents. It caches valid ones, because clients send the same few. */
export class SubscriptionDocuments {
  private readonly valid = new LRUCache<string, DocumentNode>({ max: maxCachedDocuments });

  constructor(private readonly schema: GraphQLSchema) {}

  read(query: string): DocumentNode | { errors: GraphQLError[] } {
    const known = this.valid.get(query);
    if (known) return known;
    try {
      const document = parse(query, {
        ...parseLimits,
        maxTokens: maxSubscriptionTokens,
        noLocation: true,
      });
      const errors = validate(this.schema, document, [...specifiedRules, ...limitRules]);
      // Suggestions would reveal names of the schema.
      const messages = errors.map(({ message }) => message.replace(/ ?Did you mean.*$/s, ''));
      if (messages.length > 0)
        return {
          errors: messages.map((message) => makeRefusal('GRAPHQL_VALIDATION_FAILED', message)),
        };
      this.valid.set(query, document);
      return document;
    } catch (error) {
      const message = error instanceof GraphQLError ? error.message : 'The document cannot be read';
      return { errors: [makeRefusal('GRAPHQL_PARSE_FAILED', message)] };
    }
  }
}
