import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import type { FastifyInstance } from 'fastify';
import {
  GraphQLError,
  type ParseOptions,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import { refuseDocuments } from './refuse-documents.js';

/**
 * How large a document may be, over HTTP and over a websocket. The web app's largest has 5 levels, 3 aliases, no directives and 90
 * selections; an introspection query of an operator's tool fits as well.
 */
export const documentLimits = {
  /** Length of its text: an error about a name of 1 MB took 60 ms, in which nobody else was answered. */
  characters: 64 * 1024,
  /** Names, brackets and other words of the whole document. */
  tokens: 2000,
  /** Levels of fields; the deepest introspection query of a tool has 15. Compiling one of 500 levels blocked the event loop for a second. */
  depth: 15,
  aliases: 15,
  directives: 30,
  /** Fields of one operation, with those of a fragment counted each time that it is spread. */
  selections: 1000,
} as const;

/** Refuses documents that are too long before they are parsed. */
export function refuseLongDocuments(graphql: FastifyInstance): void {
  const { characters } = documentLimits;
  refuseDocuments(graphql, (text) =>
    typeof text === 'string' && text.length > characters
      ? new GraphQLError(`The document is too long: at most ${characters} characters`, {
          extensions: { code: 'GRAPHQL_PARSE_FAILED' },
        })
      : undefined,
  );
}

/** The parser stops there, so that nothing larger is ever held or validated. */
export const parseLimits: ParseOptions = { maxTokens: documentLimits.tokens };

/** Reports as other rules do: thrown, as the library would have it, the error would pass for the gateway's own. */
const refusing = (message: string) => ({
  propagateOnRejection: false,
  onReject: [
    (context: ValidationContext | null) => context?.reportError(new GraphQLError(message)),
  ],
});

/** Rules beside those of the specification. */
export const limitRules: ValidationRule[] = [
  maxDepthRule({
    n: documentLimits.depth,
    flattenFragments: true,
    ignoreIntrospection: false,
    ...refusing(`The document is too deep: at most ${documentLimits.depth} levels of fields`),
  }),
  maxAliasesRule({
    n: documentLimits.aliases,
    // None is free: a field is as dear under another name.
    allowList: [],
    ...refusing(`The document has too many aliases: at most ${documentLimits.aliases}`),
  }),
  maxDirectivesRule({
    n: documentLimits.directives,
    ...refusing(`The document has too many directives: at most ${documentLimits.directives}`),
  }),
] as ValidationRule[];
