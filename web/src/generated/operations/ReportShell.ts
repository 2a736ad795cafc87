import type { TypedDocumentNode } from '@apollo/client';
import type { ReportShellQuery, ReportShellQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function useReportShellQuery(options?: useQuery.Options<ReportShellQuery, ReportShellQueryVariables> | SkipToken): useQuery.Result<ReportShellQuery, ReportShellQueryVariables, 'empty' | 'complete' | 'streaming', Partial<ReportShellQueryVariables>> {
  return useQuery(ReportShellDocument, options);
}

export function useReportShellSuspenseQuery(options?: useSuspenseQuery.Options<ReportShellQueryVariables>): useSuspenseQuery.Result<ReportShellQuery, ReportShellQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(ReportShellDocument, options);
}

export const ReportShellDocument = {"__meta__":{"hash":"0b07a4b814b4dea08e97d3862f8582e6cc96bd61801ff02364325741e4284a00"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReportShell"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"passKey"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"keptFrom"}},{"kind":"Field","name":{"kind":"Name","value":"trial"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"isOver"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"activeCount"}},{"kind":"Field","name":{"kind":"Name","value":"coverage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phones"}}]}}]}}]} as unknown as TypedDocumentNode<ReportShellQuery, ReportShellQueryVariables>;
