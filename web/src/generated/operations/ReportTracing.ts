import type { TypedDocumentNode } from '@apollo/client';
import type { ReportTracingQuery, ReportTracingQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function useReportTracingQuery(options?: useQuery.Options<ReportTracingQuery, ReportTracingQueryVariables> | SkipToken): useQuery.Result<ReportTracingQuery, ReportTracingQueryVariables, 'empty' | 'complete' | 'streaming', Partial<ReportTracingQueryVariables>> {
  return useQuery(ReportTracingDocument, options);
}

export function useReportTracingSuspenseQuery(options?: useSuspenseQuery.Options<ReportTracingQueryVariables>): useSuspenseQuery.Result<ReportTracingQuery, ReportTracingQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(ReportTracingDocument, options);
}

export const ReportTracingDocument = {"__meta__":{"hash":"9b2220f0707f2ca323dd8f0d30fa842cc035b4028c3f7294eaabaefc2403ffc5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReportTracing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"positiveEmployees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"positiveSince"}}]}}]}}]} as unknown as TypedDocumentNode<ReportTracingQuery, ReportTracingQueryVariables>;
