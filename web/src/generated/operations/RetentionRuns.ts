import type { TypedDocumentNode } from '@apollo/client';
import type { RetentionRunsQuery, RetentionRunsQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function useRetentionRunsQuery(options: useQuery.Options<RetentionRunsQuery, RetentionRunsQueryVariables> | SkipToken): useQuery.Result<RetentionRunsQuery, RetentionRunsQueryVariables, 'empty' | 'complete' | 'streaming', Partial<RetentionRunsQueryVariables>> {
  return useQuery(RetentionRunsDocument, options);
}

export function useRetentionRunsSuspenseQuery(options: useSuspenseQuery.Options<RetentionRunsQueryVariables>): useSuspenseQuery.Result<RetentionRunsQuery, RetentionRunsQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(RetentionRunsDocument, options);
}

export const RetentionRunsDocument = {"__meta__":{"hash":"a4d0c25c217ebbbe9e6612825d19134b724b6069676038b9e9414a06824802b8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RetentionRuns"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retentionRuns"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"keptFrom"}},{"kind":"Field","name":{"kind":"Name","value":"contacts"}},{"kind":"Field","name":{"kind":"Name","value":"breaches"}},{"kind":"Field","name":{"kind":"Name","value":"healthReports"}},{"kind":"Field","name":{"kind":"Name","value":"cases"}},{"kind":"Field","name":{"kind":"Name","value":"ranAt"}}]}}]}}]}}]} as unknown as TypedDocumentNode<RetentionRunsQuery, RetentionRunsQueryVariables>;
