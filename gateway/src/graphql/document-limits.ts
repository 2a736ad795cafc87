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
 * Maximum sizes of a document, over HTTP and websockets. The web app's largest has 5 levels, 3 aliases, no directives and 90
 * selections. The introspection queries of tools fit as well.
 */
export const documentLimits = {
  /** An error about a name of 1 MB blocked the event loop for 60 ms. */
  characters: 64 * 1024,
  /** Names, punctuation and values. */
  tokens: 2000,
  /** Levels of fields. Introspection of 500 levels blocked the event loop for 560 ms while it was compiled; that of tools has 15. */
  depth: 15,
  aliases: 15,
  directives: 30,
  /** Fields of one operation; those of a fragment count each time it is spread. */
  selections: 1000,
  /** Root fields of `heavyFields`. The web app's documents have at most 2. */
  heavyFields: 3,
} as const;

/** Root fields that read many contacts or people to compute their answer. */
export const heavyFields: ReadonlySet<string> = new Set([
  'confirmContestPreview',
  'contestPreview',
  'contestRequestPreview',
  'continuousContacts',
  'cumulativeContacts',
  'diseaseChangePreview',
  'followUpEvidence',
  'noticePreviews',
  'ownFile',
  'personMeetings',
  'positiveCases',
  'positiveTraces',
  'settingsPreview',
  'takeBackContestPreview',
  'trace',
  'transmission',
]);

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

/** Stops the parser early, so that no larger document is kept or validated. */
export const parseLimits: ParseOptions = { maxTokens: documentLimits.tokens };

/** Reports the error like other rules. The library would throw it, and it would count as an internal error. */
const reportAsError = (message: string) => ({
  propagateOnRejection: false,
  onReject: [
    (context: ValidationContext | null) => context?.reportError(new GraphQLError(message)),
  ],
});

/** Counts heavy root fields. A fragment counts once, because the same field is computed once. */
const heavyFieldsRule: ValidationRule = (context) => {
  let count = 0;
  return {
    Field({ name }) {
      if (!heavyFields.has(name.value) || context.getParentType()?.name !== 'Query') return;
      count += 1;
      if (count === documentLimits.heavyFields + 1)
        context.reportError(
          new GraphQLError(
            `The document has too many previews, traces and lists of contacts: at most ${documentLimits.heavyFields}`,
          ),
        );
    },
  };
};

/** Validation rules in addition to those of the specification. */
export const limitRules: ValidationRule[] = [
  maxDepthRule({
    n: documentLimits.depth,
    flattenFragments: true,
    ignoreIntrospection: false,
    ...reportAsError(`The document is too deep: at most ${documentLimits.depth} levels of fields`),
  }),
  maxAliasesRule({
    n: documentLimits.aliases,
    // Aliases cost as much as fields, so none is exempt.
    allowList: [],
    ...reportAsError(`The document has too many aliases: at most ${documentLimits.aliases}`),
  }),
  maxDirectivesRule({
    n: documentLimits.directives,
    ...reportAsError(`The document has too many directives: at most ${documentLimits.directives}`),
  }),
  heavyFieldsRule,
] as ValidationRule[];
