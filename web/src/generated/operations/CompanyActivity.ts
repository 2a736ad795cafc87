import type { TypedDocumentNode } from '@apollo/client';
import type { CompanyActivityQuery, CompanyActivityQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function useCompanyActivityQuery(options: useQuery.Options<CompanyActivityQuery, CompanyActivityQueryVariables> | SkipToken): useQuery.Result<CompanyActivityQuery, CompanyActivityQueryVariables, 'empty' | 'complete' | 'streaming', Partial<CompanyActivityQueryVariables>> {
  return useQuery(CompanyActivityDocument, options);
}

export function useCompanyActivitySuspenseQuery(options: useSuspenseQuery.Options<CompanyActivityQueryVariables>): useSuspenseQuery.Result<CompanyActivityQuery, CompanyActivityQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(CompanyActivityDocument, options);
}

export const CompanyActivityDocument = {"__meta__":{"hash":"cc9c9455321a571973bc215e8d9d2275b68e84445b762e68a70d150a7f7b4429"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompanyActivity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyActivity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"company"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"neverSignedIn"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"lastReportAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignInAt"}}]}}]}}]} as unknown as TypedDocumentNode<CompanyActivityQuery, CompanyActivityQueryVariables>;
