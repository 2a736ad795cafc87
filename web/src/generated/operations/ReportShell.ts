import type { TypedDocumentNode } from '@apollo/client';
import type { ReportShellQuery, ReportShellQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function useReportShellQuery(options?: useQuery.Options<ReportShellQuery, ReportShellQueryVariables> | SkipToken): useQuery.Result<ReportShellQuery, ReportShellQueryVariables, 'empty' | 'complete' | 'streaming', Partial<ReportShellQueryVariables>> {
  return useQuery(ReportShellDocument, options);
}

export function useReportShellSuspenseQuery(options?: useSuspenseQuery.Options<ReportShellQueryVariables>): useSuspenseQuery.Result<ReportShellQuery, ReportShellQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(ReportShellDocument, options);
}

export const ReportShellDocument = {"__meta__":{"hash":"4d087ada27831ccce9afdbee2c6ae7b2d6a76f6217995cf104b01ee9d78298e6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReportShell"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"passKey"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"keptFrom"}},{"kind":"Field","name":{"kind":"Name","value":"trial"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"isOver"}}]}}]}}]}}]}}]} as unknown as TypedDocumentNode<ReportShellQuery, ReportShellQueryVariables>;
