import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { Kind, type OperationDefinitionNode } from 'graphql';

/**
 * A codegen plugin: one typed hook an operation for Apollo Client 4, beside what `typescript-operations` and `typed-document-node` write.
 * `EmployeesPage` becomes `useEmployeesPageQuery` and `useEmployeesPageLazyQuery`, a mutation `SignIn` becomes `useSignInMutation`. A
 * subscription stays a document: it does not run over Apollo's link.
 */
export const plugin: PluginFunction = (_schema, documents) => {
  const operations = documents
    .flatMap((file) => file.document?.definitions ?? [])
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .filter(({ operation }) => operation.valueOf() !== 'subscription')
    .toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)));
  if (operations.length === 0) return '';
  const has = (operation: string): boolean =>
    operations.some((each) => each.operation.valueOf() === operation);
  const hooks = [
    ...(has('query') ? ['skipToken', 'useLazyQuery', 'useQuery'] : []),
    ...(has('mutation') ? ['useMutation'] : []),
  ];
  return {
    prepend: [
      `import { ${hooks.map((hook) => (hook === 'skipToken' ? 'type SkipToken' : hook)).join(', ')} } from '@apollo/client/react';`,
    ],
    content: operations
      .map((each) =>
        each.operation.valueOf() === 'mutation' ? mutationHook(each) : queryHooks(each),
      )
      .join('\n'),
  };
};

const nameOf = (operation: OperationDefinitionNode): string => {
  if (!operation.name) throw new Error('Every operation needs a name, that of its component.');
  return operation.name.value;
};

const needsVariables = (operation: OperationDefinitionNode): boolean =>
  (operation.variableDefinitions ?? []).some(
    (variable) => variable.type.kind === Kind.NON_NULL_TYPE && !variable.defaultValue,
  );

const queryHooks = (operation: OperationDefinitionNode): string => {
  const name = nameOf(operation);
  const types = `${name}Query, ${name}QueryVariables`;
  return `
export function use${name}Query(options${needsVariables(operation) ? '' : '?'}: useQuery.Options<${types}> | SkipToken): useQuery.Result<${types}, 'empty' | 'complete' | 'streaming', Partial<${name}QueryVariables>> {
  return useQuery(${name}Document, options);
}
export function use${name}LazyQuery(options?: useLazyQuery.Options<${types}>): useLazyQuery.ResultTuple<${types}> {
  return useLazyQuery(${name}Document, options);
}`;
};

const mutationHook = (operation: OperationDefinitionNode): string => {
  const name = nameOf(operation);
  const types = `${name}Mutation, ${name}MutationVariables`;
  return `
export function use${name}Mutation(options?: Omit<useMutation.Options<${types}>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<${types}> {
  return useMutation(${name}Document, options);
}`;
};
