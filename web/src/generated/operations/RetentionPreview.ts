import type { TypedDocumentNode } from '@apollo/client';
import type { RetentionPreviewQuery, RetentionPreviewQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function useRetentionPreviewQuery(options: useQuery.Options<RetentionPreviewQuery, RetentionPreviewQueryVariables> | SkipToken): useQuery.Result<RetentionPreviewQuery, RetentionPreviewQueryVariables, 'empty' | 'complete' | 'streaming', Partial<RetentionPreviewQueryVariables>> {
  return useQuery(RetentionPreviewDocument, options);
}

export function useRetentionPreviewSuspenseQuery(options: useSuspenseQuery.Options<RetentionPreviewQueryVariables>): useSuspenseQuery.Result<RetentionPreviewQuery, RetentionPreviewQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(RetentionPreviewDocument, options);
}

export const RetentionPreviewDocument = {"__meta__":{"hash":"3ee6c6b4f00b59d01c135ea1a3adf2493ae1699e866d015be6219fffd9dc0d5e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RetentionPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"days"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retentionPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"days"},"value":{"kind":"Variable","name":{"kind":"Name","value":"days"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"keptFrom"}},{"kind":"Field","name":{"kind":"Name","value":"goesAt"}},{"kind":"Field","name":{"kind":"Name","value":"oldestDay"}},{"kind":"Field","name":{"kind":"Name","value":"contacts"}},{"kind":"Field","name":{"kind":"Name","value":"breaches"}},{"kind":"Field","name":{"kind":"Name","value":"healthReports"}},{"kind":"Field","name":{"kind":"Name","value":"cases"}},{"kind":"Field","name":{"kind":"Name","value":"maxCounted"}}]}}]}}]} as unknown as TypedDocumentNode<RetentionPreviewQuery, RetentionPreviewQueryVariables>;
