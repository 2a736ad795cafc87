import type { TypedDocumentNode } from '@apollo/client';
import type { CompanyCheckoutQuery, CompanyCheckoutQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function useCompanyCheckoutQuery(options?: useQuery.Options<CompanyCheckoutQuery, CompanyCheckoutQueryVariables> | SkipToken): useQuery.Result<CompanyCheckoutQuery, CompanyCheckoutQueryVariables, 'empty' | 'complete' | 'streaming', Partial<CompanyCheckoutQueryVariables>> {
  return useQuery(CompanyCheckoutDocument, options);
}

export function useCompanyCheckoutSuspenseQuery(options?: useSuspenseQuery.Options<CompanyCheckoutQueryVariables>): useSuspenseQuery.Result<CompanyCheckoutQuery, CompanyCheckoutQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(CompanyCheckoutDocument, options);
}

export const CompanyCheckoutDocument = {"__meta__":{"hash":"3644bff2cabb03e69f64cfbdb1fe025cec19afa464f55a55b22d294ee2586bd1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompanyCheckout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}}]}}]} as unknown as TypedDocumentNode<CompanyCheckoutQuery, CompanyCheckoutQueryVariables>;
