import type { TypedDocumentNode } from '@apollo/client';
import type { CompanyCheckoutQuery, CompanyCheckoutQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function useCompanyCheckoutQuery(options?: useQuery.Options<CompanyCheckoutQuery, CompanyCheckoutQueryVariables> | SkipToken): useQuery.Result<CompanyCheckoutQuery, CompanyCheckoutQueryVariables, 'empty' | 'complete' | 'streaming', Partial<CompanyCheckoutQueryVariables>> {
  return useQuery(CompanyCheckoutDocument, options);
}

export function useCompanyCheckoutSuspenseQuery(options?: useSuspenseQuery.Options<CompanyCheckoutQueryVariables>): useSuspenseQuery.Result<CompanyCheckoutQuery, CompanyCheckoutQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(CompanyCheckoutDocument, options);
}

export const CompanyCheckoutDocument = {"__meta__":{"hash":"ae37db7bc682dddf131ae5f84f1fb8e6636a90a5a5f9cb2d9eda5628f9f432bd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompanyCheckout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"country"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as TypedDocumentNode<CompanyCheckoutQuery, CompanyCheckoutQueryVariables>;
