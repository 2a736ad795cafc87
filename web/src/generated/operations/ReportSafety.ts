import type { TypedDocumentNode } from '@apollo/client';
import type { ReportSafetyQuery, ReportSafetyQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function useReportSafetyQuery(options?: useQuery.Options<ReportSafetyQuery, ReportSafetyQueryVariables> | SkipToken): useQuery.Result<ReportSafetyQuery, ReportSafetyQueryVariables, 'empty' | 'complete' | 'streaming', Partial<ReportSafetyQueryVariables>> {
  return useQuery(ReportSafetyDocument, options);
}

export function useReportSafetySuspenseQuery(options?: useSuspenseQuery.Options<ReportSafetyQueryVariables>): useSuspenseQuery.Result<ReportSafetyQuery, ReportSafetyQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(ReportSafetyDocument, options);
}

export const ReportSafetyDocument = {"__meta__":{"hash":"5c8b8fba0e5930d059b15b04c8a088287155cfa614deabb2e873f3d6f687690a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReportSafety"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"safetyIndicator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SafetyIndicator_indicator"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"coverage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phones"}},{"kind":"Field","name":{"kind":"Name","value":"reported"}},{"kind":"Field","name":{"kind":"Name","value":"neverSignedIn"}},{"kind":"Field","name":{"kind":"Name","value":"cameras"}},{"kind":"Field","name":{"kind":"Name","value":"camerasReported"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SafetyIndicator_indicator"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SafetyIndicator"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"share"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"withoutBreach"}}]}}]} as unknown as TypedDocumentNode<ReportSafetyQuery, ReportSafetyQueryVariables>;
