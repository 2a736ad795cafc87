import type { TypedDocumentNode } from '@apollo/client';
import type { ConfirmChangePageQuery, ConfirmChangePageQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function useConfirmChangePageQuery(options: useQuery.Options<ConfirmChangePageQuery, ConfirmChangePageQueryVariables> | SkipToken): useQuery.Result<ConfirmChangePageQuery, ConfirmChangePageQueryVariables, 'empty' | 'complete' | 'streaming', Partial<ConfirmChangePageQueryVariables>> {
  return useQuery(ConfirmChangePageDocument, options);
}

export function useConfirmChangePageSuspenseQuery(options: useSuspenseQuery.Options<ConfirmChangePageQueryVariables>): useSuspenseQuery.Result<ConfirmChangePageQuery, ConfirmChangePageQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(ConfirmChangePageDocument, options);
}

export const ConfirmChangePageDocument = {"__meta__":{"hash":"d9b8a0eb092f7bec6fa67cc88c510818c5941b0d44b6fb3a256be19e8d5ea9c8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConfirmChangePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessChangeLinkStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}]}]}}]} as unknown as TypedDocumentNode<ConfirmChangePageQuery, ConfirmChangePageQueryVariables>;
