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
  /** Brackets of any kind in each other. The parser calls itself for each level, and some thousands would exhaust its stack. */
  brackets: 600,
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
  'caseChangePreview',
  'closeCasePreview',
  'confirmContestPreview',
  'contestPreview',
  'contestRequestPreview',
  'continuousContacts',
  'cumulativeContacts',
  'deleteEmployeesPreview',
  'diseaseChangePreview',
  'followUpEvidence',
  'noticeCounts',
  'noticePreviews',
  'ownFile',
  'personMeetings',
  'positiveCases',
  'positiveTraces',
  'settingsPreview',
  'withdrawContestPreview',
  'trace',
  'transmission',
]);

/** Refuses documents that are too long or too nested before they are parsed. */
export function refuseLargeDocuments(graphql: FastifyInstance): void {
  const { characters, brackets } = documentLimits;
  const refuse = (message: string) =>
    new GraphQLError(message, { extensions: { code: 'GRAPHQL_PARSE_FAILED' } });
  refuseDocuments(graphql, (text) => {
    if (typeof text !== 'string') return undefined;
    if (text.length > characters)
      return refuse(`The document is too long: at most ${characters} characters`);
    if (isNestedDeeper(text, brackets))
      return refuse(`The document is nested too deeply: at most ${brackets} levels of brackets`);
    return undefined;
  });
}

/** Returns whether brackets, also those in strings, are in each other to more than some levels. */
function isNestedDeeper(text: string, levels: number): boolean {
  let level = 0;
  for (const character of text) {
    if ('[{('.includes(character)) level += 1;
    else if (level > 0 && ')}]'.includes(character)) level -= 1;
    if (level > levels) return true;
  }
  return false;
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
