import type { TypedDocumentNode } from '@apollo/client';
import type { CheckoutPageQuery, CheckoutPageQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function useCheckoutPageQuery(options?: useQuery.Options<CheckoutPageQuery, CheckoutPageQueryVariables> | SkipToken): useQuery.Result<CheckoutPageQuery, CheckoutPageQueryVariables, 'empty' | 'complete' | 'streaming', Partial<CheckoutPageQueryVariables>> {
  return useQuery(CheckoutPageDocument, options);
}

export function useCheckoutPageSuspenseQuery(options?: useSuspenseQuery.Options<CheckoutPageQueryVariables>): useSuspenseQuery.Result<CheckoutPageQuery, CheckoutPageQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(CheckoutPageDocument, options);
}

export const CheckoutPageDocument = {"__meta__":{"hash":"e0ee23edb8a4385fd86c671ea3f0e5901a4b77e7ca06c91a200302d9f4af79e7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CheckoutPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"countries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"plans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"maxEmployees"}},{"kind":"Field","name":{"kind":"Name","value":"isPayable"}},{"kind":"Field","name":{"kind":"Name","value":"priceTiers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"upTo"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}}]}}]} as unknown as TypedDocumentNode<CheckoutPageQuery, CheckoutPageQueryVariables>;
