import { Kind, type OperationDefinitionNode } from 'graphql';
import type { ExecutableDocument } from './documents.ts';

/**
 * Writes the typed hooks of an operation for Apollo Client 4. The query `EmployeesPage` gets `useEmployeesPageQuery` and
 * `useEmployeesPageSuspenseQuery`, the mutation `SignIn` gets `useSignInMutation`. Subscriptions get none, because they do not use Apollo's link.
 */
export const generateHooks = ({ name, operation }: ExecutableDocument): string => {
  switch (operation.operation.valueOf()) {
    case 'query':
      return queryHooks(name, needsVariables(operation));
    case 'mutation':
      return mutationHook(name);
    default:
      return '';
  }
};

const needsVariables = (operation: OperationDefinitionNode): boolean =>
  (operation.variableDefinitions ?? []).some(
    (variable) => variable.type.kind === Kind.NON_NULL_TYPE && !variable.defaultValue,
  );

const queryHooks = (name: string, hasRequiredVariables: boolean): string => {
  const types = `${name}Query, ${name}QueryVariables`;
  const options = hasRequiredVariables ? 'options' : 'options?';
  return `import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function use${name}Query(${options}: useQuery.Options<${types}> | SkipToken): useQuery.Result<${types}, 'empty' | 'complete' | 'streaming', Partial<${name}QueryVariables>> {
  return useQuery(${name}Document, options);
}

export function use${name}SuspenseQuery(${options}: useSuspenseQuery.Options<${name}QueryVariables>): useSuspenseQuery.Result<${types}, 'complete' | 'streaming'> {
  return useSuspenseQuery(${name}Document, options);
}
`;
};

const mutationHook = (name: string): string => {
  const types = `${name}Mutation, ${name}MutationVariables`;
  return `import { useMutation } from '@apollo/client/react';

export function use${name}Mutation(options?: Omit<useMutation.Options<${types}>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<${types}> {
  return useMutation(${name}Document, options);
}
`;
};
