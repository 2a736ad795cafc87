import type { TypedDocumentNode } from '@apollo/client';
import type { InsightsPageQuery, InsightsPageQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function useInsightsPageQuery(options?: useQuery.Options<InsightsPageQuery, InsightsPageQueryVariables> | SkipToken): useQuery.Result<InsightsPageQuery, InsightsPageQueryVariables, 'empty' | 'complete' | 'streaming', Partial<InsightsPageQueryVariables>> {
  return useQuery(InsightsPageDocument, options);
}

export function useInsightsPageSuspenseQuery(options?: useSuspenseQuery.Options<InsightsPageQueryVariables>): useSuspenseQuery.Result<InsightsPageQuery, InsightsPageQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(InsightsPageDocument, options);
}

export const InsightsPageDocument = {"__meta__":{"hash":"102bfba6646563ca749744f72f72d5010ae11abf6f796ae610df4783467a478c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InsightsPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"positiveEmployees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"positiveDate"}}]}}]}}]} as unknown as TypedDocumentNode<InsightsPageQuery, InsightsPageQueryVariables>;
