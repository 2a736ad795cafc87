import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, type OperationDefinitionNode, type OperationTypeNode } from 'graphql';
import type { ExecutableDocument } from './documents.ts';

const source = join(import.meta.dirname, '../src');

/** Returns the names of generated functions that the app uses, in files other than tests. */
export const findUsedFunctions = (): ReadonlySet<string> => {
  const files = globSync('**/*.{ts,tsx}', {
    cwd: source,
    exclude: ['generated/**', 'testing/**', '**/*.{test,factory}.{ts,tsx}'],
  });
  const names = files.flatMap(
    (file) =>
      readFileSync(join(source, file), 'utf8').match(
        /\b(?:use\w+(?:Query|Mutation)|(?:preload|fetch)[A-Z]\w*|\w+Document)\b/gu,
      ) ?? [],
  );
  return new Set(names);
};

/**
 * Writes those typed functions of an operation that the app uses. The query `EmployeesPage` can have `useEmployeesPageQuery`,
 * `preloadEmployeesPage` for a route and `fetchEmployeesPage` for an event handler, the mutation `SignIn` has `useSignInMutation`. Subscriptions
 * have none, because they do not use Apollo's link. Throws if nothing uses the operation.
 */
export const generateFunctions = (
  { name, operation }: ExecutableDocument,
  used: ReadonlySet<string>,
): string => {
  const possible: Record<`${OperationTypeNode}`, () => GeneratedFunction[]> = {
    query: () => queryFunctions(name, needsVariables(operation)),
    mutation: () => [mutationHook(name)],
    // Sent by the websocket, which takes the document.
    subscription: () => [{ name: `${name}Document`, imports: [], text: '' }],
  };
  const functions = possible[operation.operation]().filter((each) => used.has(each.name));
  if (functions.length === 0)
    throw new Error(`Nothing in web/src uses the ${operation.operation} ${name}. Remove it.`);
  const isPreloaded = functions.some((each) => each.name === `preload${name}`);
  const all = isPreloaded
    ? functions.map((each) => (each.name === `use${name}Query` ? preloadedHook(each) : each))
    : functions;
  return [
    ...new Set(all.flatMap(({ imports }) => imports)),
    ...all.map(({ text }) => `\n${text}`),
  ].join('\n');
};

interface GeneratedFunction {
  name: string;
  imports: string[];
  text: string;
}

const needsVariables = (operation: OperationDefinitionNode): boolean =>
  (operation.variableDefinitions ?? []).some(
    (variable) => variable.type.kind === Kind.NON_NULL_TYPE && !variable.defaultValue,
  );

const queryFunctions = (name: string, hasRequiredVariables: boolean): GeneratedFunction[] => {
  const types = `${name}Query, ${name}QueryVariables`;
  const optional = hasRequiredVariables ? '' : '?';
  return [
    {
      name: `use${name}Query`,
      imports: [`import { useQuery, type SkipToken } from '@apollo/client/react';`],
      text: `export function use${name}Query(options${optional}: useQuery.Options<${types}> | SkipToken): useQuery.Result<${types}, 'empty' | 'complete' | 'streaming', Partial<${name}QueryVariables>> {
  return useQuery(${name}Document, options);
}
`,
    },
    {
      name: `preload${name}`,
      imports: [
        `import type { ApolloClient } from '@apollo/client';`,
        `import { preload } from '../../apollo/preload.ts';`,
      ],
      text: `/** Sends the query before the page that uses it is rendered. */
export function preload${name}(client: ApolloClient, variables: ${name}QueryVariables): void {
  preload(client, ${name}Document, variables);
}
`,
    },
    {
      name: `fetch${name}`,
      imports: [`import type { ApolloClient, FetchPolicy } from '@apollo/client';`],
      text: `/** Reads once, outside of rendering. Throws if the request fails. */
export async function fetch${name}(client: ApolloClient, variables: ${name}QueryVariables, fetchPolicy: FetchPolicy = 'network-only'): Promise<${name}Query> {
  const { data } = await client.query({ query: ${name}Document, variables, fetchPolicy });
  return data!;
}
`,
    },
  ];
};

/** The query of a page whose route has already sent it. */
const preloadedHook = ({ text, ...hook }: GeneratedFunction): GeneratedFunction => ({
  ...hook,
  imports: [
    `import type { useQuery, SkipToken } from '@apollo/client/react';`,
    `import { usePreloadedQuery } from '../../apollo/preload.ts';`,
  ],
  text: text.replace('return useQuery(', 'return usePreloadedQuery('),
});

const mutationHook = (name: string): GeneratedFunction => {
  const types = `${name}Mutation, ${name}MutationVariables`;
  return {
    name: `use${name}Mutation`,
    imports: [`import { useMutation } from '@apollo/client/react';`],
    text: `export function use${name}Mutation(options?: Omit<useMutation.Options<${types}>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<${types}> {
  return useMutation(${name}Document, options);
}
`,
  };
};
