import type { TypedDocumentNode } from '@apollo/client';
import type { ReportedCaseQuery, ReportedCaseQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function useReportedCaseQuery(options: useQuery.Options<ReportedCaseQuery, ReportedCaseQueryVariables> | SkipToken): useQuery.Result<ReportedCaseQuery, ReportedCaseQueryVariables, 'empty' | 'complete' | 'streaming', Partial<ReportedCaseQueryVariables>> {
  return useQuery(ReportedCaseDocument, options);
}

export function useReportedCaseSuspenseQuery(options: useSuspenseQuery.Options<ReportedCaseQueryVariables>): useSuspenseQuery.Result<ReportedCaseQuery, ReportedCaseQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(ReportedCaseDocument, options);
}

export const ReportedCaseDocument = {"__meta__":{"hash":"378f0724ce85678e0669322aaf9ff1d8ee016bec44a30bd492c104826b72498c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReportedCase"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"case"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as TypedDocumentNode<ReportedCaseQuery, ReportedCaseQueryVariables>;
