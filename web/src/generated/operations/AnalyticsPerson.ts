import type { TypedDocumentNode } from '@apollo/client';
import type { AnalyticsPersonQuery, AnalyticsPersonQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function useAnalyticsPersonQuery(options: useQuery.Options<AnalyticsPersonQuery, AnalyticsPersonQueryVariables> | SkipToken): useQuery.Result<AnalyticsPersonQuery, AnalyticsPersonQueryVariables, 'empty' | 'complete' | 'streaming', Partial<AnalyticsPersonQueryVariables>> {
  return useQuery(AnalyticsPersonDocument, options);
}

export function useAnalyticsPersonSuspenseQuery(options: useSuspenseQuery.Options<AnalyticsPersonQueryVariables>): useSuspenseQuery.Result<AnalyticsPersonQuery, AnalyticsPersonQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(AnalyticsPersonDocument, options);
}

export const AnalyticsPersonDocument = {"__meta__":{"hash":"518dae36b610d55770bc00d37eb394a21b5d341edfa57d5f1d5a2a979f7bad12"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AnalyticsPerson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"employee"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeRef"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employee"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employee"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isPositive"}}]}}]}}]} as unknown as TypedDocumentNode<AnalyticsPersonQuery, AnalyticsPersonQueryVariables>;
