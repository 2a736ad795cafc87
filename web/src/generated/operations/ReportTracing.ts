import type { TypedDocumentNode } from '@apollo/client';
import type { ReportTracingQuery, ReportTracingQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function useReportTracingQuery(options?: useQuery.Options<ReportTracingQuery, ReportTracingQueryVariables> | SkipToken): useQuery.Result<ReportTracingQuery, ReportTracingQueryVariables, 'empty' | 'complete' | 'streaming', Partial<ReportTracingQueryVariables>> {
  return useQuery(ReportTracingDocument, options);
}

export function useReportTracingSuspenseQuery(options?: useSuspenseQuery.Options<ReportTracingQueryVariables>): useSuspenseQuery.Result<ReportTracingQuery, ReportTracingQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(ReportTracingDocument, options);
}

export const ReportTracingDocument = {"__meta__":{"hash":"a2ebdfd1869d6fb8af25da55553ceadd736629cb6f689f2945c842aef0db9030"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReportTracing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"positiveEmployees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"positiveDate"}}]}}]}}]} as unknown as TypedDocumentNode<ReportTracingQuery, ReportTracingQueryVariables>;
