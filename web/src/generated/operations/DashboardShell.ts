import type { TypedDocumentNode } from '@apollo/client';
import type { DashboardShellQuery, DashboardShellQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function useDashboardShellQuery(options?: useQuery.Options<DashboardShellQuery, DashboardShellQueryVariables> | SkipToken): useQuery.Result<DashboardShellQuery, DashboardShellQueryVariables, 'empty' | 'complete' | 'streaming', Partial<DashboardShellQueryVariables>> {
  return useQuery(DashboardShellDocument, options);
}

export function useDashboardShellSuspenseQuery(options?: useSuspenseQuery.Options<DashboardShellQueryVariables>): useSuspenseQuery.Result<DashboardShellQuery, DashboardShellQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(DashboardShellDocument, options);
}

export const DashboardShellDocument = {"__meta__":{"hash":"2ff36d27747edbd4495a6f11fa5f02e767fd1eca63a038bf9fea173e906b52e0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DashboardShell"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"lacksSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"keptFrom"}},{"kind":"Field","name":{"kind":"Name","value":"deletionAt"}},{"kind":"Field","name":{"kind":"Name","value":"trial"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"isOver"}}]}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"access"}}]}}]}}]}}]}}]} as unknown as TypedDocumentNode<DashboardShellQuery, DashboardShellQueryVariables>;
