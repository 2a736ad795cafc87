import type { TypedDocumentNode } from '@apollo/client';
import type { InactivationPreviewQuery, InactivationPreviewQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function useInactivationPreviewQuery(options: useQuery.Options<InactivationPreviewQuery, InactivationPreviewQueryVariables> | SkipToken): useQuery.Result<InactivationPreviewQuery, InactivationPreviewQueryVariables, 'empty' | 'complete' | 'streaming', Partial<InactivationPreviewQueryVariables>> {
  return useQuery(InactivationPreviewDocument, options);
}

export function useInactivationPreviewSuspenseQuery(options: useSuspenseQuery.Options<InactivationPreviewQueryVariables>): useSuspenseQuery.Result<InactivationPreviewQuery, InactivationPreviewQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(InactivationPreviewDocument, options);
}

export const InactivationPreviewDocument = {"__meta__":{"hash":"3ceb120cfe126d785407f2f57a636eeabef253e43025e0d5eeb106c91f8f6830"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InactivationPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inactivationPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"company"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"phones"}},{"kind":"Field","name":{"kind":"Name","value":"dashboards"}}]}}]}}]} as unknown as TypedDocumentNode<InactivationPreviewQuery, InactivationPreviewQueryVariables>;
