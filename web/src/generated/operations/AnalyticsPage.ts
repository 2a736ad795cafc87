import type { TypedDocumentNode } from '@apollo/client';
import type { AnalyticsPageQuery, AnalyticsPageQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function useAnalyticsPageQuery(options?: useQuery.Options<AnalyticsPageQuery, AnalyticsPageQueryVariables> | SkipToken): useQuery.Result<AnalyticsPageQuery, AnalyticsPageQueryVariables, 'empty' | 'complete' | 'streaming', Partial<AnalyticsPageQueryVariables>> {
  return useQuery(AnalyticsPageDocument, options);
}

export function useAnalyticsPageSuspenseQuery(options?: useSuspenseQuery.Options<AnalyticsPageQueryVariables>): useSuspenseQuery.Result<AnalyticsPageQuery, AnalyticsPageQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(AnalyticsPageDocument, options);
}

export const AnalyticsPageDocument = {"__meta__":{"hash":"ab95b062fa4425169f63acdc79118b3ff02fc0ee5365deaf0a718b7a6cb854d2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AnalyticsPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"timeMetric"}},{"kind":"Field","name":{"kind":"Name","value":"embeddedPath"}},{"kind":"Field","name":{"kind":"Name","value":"pendingTimeMetric"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"from"}}]}}]}}]}}]}}]} as unknown as TypedDocumentNode<AnalyticsPageQuery, AnalyticsPageQueryVariables>;
