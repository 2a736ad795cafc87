import type { TypedDocumentNode } from '@apollo/client';
import type { OpenAppCodeRunsQuery, OpenAppCodeRunsQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function useOpenAppCodeRunsQuery(options?: useQuery.Options<OpenAppCodeRunsQuery, OpenAppCodeRunsQueryVariables> | SkipToken): useQuery.Result<OpenAppCodeRunsQuery, OpenAppCodeRunsQueryVariables, 'empty' | 'complete' | 'streaming', Partial<OpenAppCodeRunsQueryVariables>> {
  return useQuery(OpenAppCodeRunsDocument, options);
}

export function useOpenAppCodeRunsSuspenseQuery(options?: useSuspenseQuery.Options<OpenAppCodeRunsQueryVariables>): useSuspenseQuery.Result<OpenAppCodeRunsQuery, OpenAppCodeRunsQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(OpenAppCodeRunsDocument, options);
}

export const OpenAppCodeRunsDocument = {"__meta__":{"hash":"3f10f9acf498485a6e448fe9fb707af5c3e893979f6786afb0667006d33ce987"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenAppCodeRuns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appCodeRuns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"issued"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"uncollected"}}]}}]}}]} as unknown as TypedDocumentNode<OpenAppCodeRunsQuery, OpenAppCodeRunsQueryVariables>;
