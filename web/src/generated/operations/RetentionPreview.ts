import type { TypedDocumentNode } from '@apollo/client';
import type { RetentionPreviewQuery, RetentionPreviewQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function useRetentionPreviewQuery(options: useQuery.Options<RetentionPreviewQuery, RetentionPreviewQueryVariables> | SkipToken): useQuery.Result<RetentionPreviewQuery, RetentionPreviewQueryVariables, 'empty' | 'complete' | 'streaming', Partial<RetentionPreviewQueryVariables>> {
  return useQuery(RetentionPreviewDocument, options);
}

export function useRetentionPreviewSuspenseQuery(options: useSuspenseQuery.Options<RetentionPreviewQueryVariables>): useSuspenseQuery.Result<RetentionPreviewQuery, RetentionPreviewQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(RetentionPreviewDocument, options);
}

export const RetentionPreviewDocument = {"__meta__":{"hash":"802d08166e528015afbe248ff8b5c15b0be9d4149f4d5772e9f79d62dc188586"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RetentionPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"days"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retentionPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"days"},"value":{"kind":"Variable","name":{"kind":"Name","value":"days"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RetentionPreview_outcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RetentionPreview_outcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RetentionPreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"keptFrom"}},{"kind":"Field","name":{"kind":"Name","value":"goesAt"}},{"kind":"Field","name":{"kind":"Name","value":"oldestDay"}},{"kind":"Field","name":{"kind":"Name","value":"contacts"}},{"kind":"Field","name":{"kind":"Name","value":"breaches"}},{"kind":"Field","name":{"kind":"Name","value":"healthReports"}},{"kind":"Field","name":{"kind":"Name","value":"maxCounted"}}]}}]} as unknown as TypedDocumentNode<RetentionPreviewQuery, RetentionPreviewQueryVariables>;
