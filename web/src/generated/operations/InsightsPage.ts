import type { TypedDocumentNode } from '@apollo/client';
import type { InsightsPageQuery, InsightsPageQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function useInsightsPageQuery(options?: useQuery.Options<InsightsPageQuery, InsightsPageQueryVariables> | SkipToken): useQuery.Result<InsightsPageQuery, InsightsPageQueryVariables, 'empty' | 'complete' | 'streaming', Partial<InsightsPageQueryVariables>> {
  return useQuery(InsightsPageDocument, options);
}

export function useInsightsPageSuspenseQuery(options?: useSuspenseQuery.Options<InsightsPageQueryVariables>): useSuspenseQuery.Result<InsightsPageQuery, InsightsPageQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(InsightsPageDocument, options);
}

export const InsightsPageDocument = {"__meta__":{"hash":"ddfb0082d79d57a853762588a00047c6e0fd5cdb7d32bf38e71cd5d952b53e14"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InsightsPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"positiveEmployees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"positiveSince"}}]}}]}}]} as unknown as TypedDocumentNode<InsightsPageQuery, InsightsPageQueryVariables>;
