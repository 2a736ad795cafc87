import type { TypedDocumentNode } from '@apollo/client';
import type { ReportShellQuery, ReportShellQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function useReportShellQuery(options?: useQuery.Options<ReportShellQuery, ReportShellQueryVariables> | SkipToken): useQuery.Result<ReportShellQuery, ReportShellQueryVariables, 'empty' | 'complete' | 'streaming', Partial<ReportShellQueryVariables>> {
  return useQuery(ReportShellDocument, options);
}

export function useReportShellSuspenseQuery(options?: useSuspenseQuery.Options<ReportShellQueryVariables>): useSuspenseQuery.Result<ReportShellQuery, ReportShellQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(ReportShellDocument, options);
}

export const ReportShellDocument = {"__meta__":{"hash":"80e0565eef3e69c77870943a0f1c6c405215546844e1addca8ca841cf641936b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReportShell"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"passKey"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"keptFrom"}},{"kind":"Field","name":{"kind":"Name","value":"trial"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"isOver"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"activeCount"}},{"kind":"Field","name":{"kind":"Name","value":"coverage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phones"}}]}}]}}]} as unknown as TypedDocumentNode<ReportShellQuery, ReportShellQueryVariables>;
