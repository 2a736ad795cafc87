import type { TypedDocumentNode } from '@apollo/client';
import type { AnalyticsPageQuery, AnalyticsPageQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function useAnalyticsPageQuery(options?: useQuery.Options<AnalyticsPageQuery, AnalyticsPageQueryVariables> | SkipToken): useQuery.Result<AnalyticsPageQuery, AnalyticsPageQueryVariables, 'empty' | 'complete' | 'streaming', Partial<AnalyticsPageQueryVariables>> {
  return useQuery(AnalyticsPageDocument, options);
}

export function useAnalyticsPageSuspenseQuery(options?: useSuspenseQuery.Options<AnalyticsPageQueryVariables>): useSuspenseQuery.Result<AnalyticsPageQuery, AnalyticsPageQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(AnalyticsPageDocument, options);
}

export const AnalyticsPageDocument = {"__meta__":{"hash":"6470946b094cee9eaf8ae1a402fdf499554cfe777075067f10e86e89ea33fd8a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AnalyticsPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"timeMetric"}},{"kind":"Field","name":{"kind":"Name","value":"iframe"}},{"kind":"Field","name":{"kind":"Name","value":"pendingTimeMetric"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"from"}}]}}]}}]}}]}}]} as unknown as TypedDocumentNode<AnalyticsPageQuery, AnalyticsPageQueryVariables>;
