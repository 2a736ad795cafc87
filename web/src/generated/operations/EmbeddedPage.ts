import type { TypedDocumentNode } from '@apollo/client';
import type { EmbeddedPageQuery, EmbeddedPageQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function useEmbeddedPageQuery(options: useQuery.Options<EmbeddedPageQuery, EmbeddedPageQueryVariables> | SkipToken): useQuery.Result<EmbeddedPageQuery, EmbeddedPageQueryVariables, 'empty' | 'complete' | 'streaming', Partial<EmbeddedPageQueryVariables>> {
  return useQuery(EmbeddedPageDocument, options);
}

export function useEmbeddedPageSuspenseQuery(options: useSuspenseQuery.Options<EmbeddedPageQueryVariables>): useSuspenseQuery.Result<EmbeddedPageQuery, EmbeddedPageQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(EmbeddedPageDocument, options);
}

export const EmbeddedPageDocument = {"__meta__":{"hash":"5a8f49d6c2a5951545a1fa8eaeea3382febe48697b0258ed068b7fe70cd63564"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EmbeddedPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"url"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"embeddedPath"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"url"},"value":{"kind":"Variable","name":{"kind":"Name","value":"url"}}}]}]}}]} as unknown as TypedDocumentNode<EmbeddedPageQuery, EmbeddedPageQueryVariables>;
