import type { TypedDocumentNode } from '@apollo/client';
import type { ReportHeadQuery, ReportHeadQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function useReportHeadQuery(options?: useQuery.Options<ReportHeadQuery, ReportHeadQueryVariables> | SkipToken): useQuery.Result<ReportHeadQuery, ReportHeadQueryVariables, 'empty' | 'complete' | 'streaming', Partial<ReportHeadQueryVariables>> {
  return useQuery(ReportHeadDocument, options);
}

export function useReportHeadSuspenseQuery(options?: useSuspenseQuery.Options<ReportHeadQueryVariables>): useSuspenseQuery.Result<ReportHeadQuery, ReportHeadQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(ReportHeadDocument, options);
}

export const ReportHeadDocument = {"__meta__":{"hash":"5caf61a0214d4602f5b7675d59bc2284a21f448973c79e8101013b9d8d8f0e4d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReportHead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activeCount"}},{"kind":"Field","name":{"kind":"Name","value":"coverage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phones"}}]}}]}}]} as unknown as TypedDocumentNode<ReportHeadQuery, ReportHeadQueryVariables>;
