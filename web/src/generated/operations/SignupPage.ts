import type { TypedDocumentNode } from '@apollo/client';
import type { SignupPageQuery, SignupPageQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function useSignupPageQuery(options?: useQuery.Options<SignupPageQuery, SignupPageQueryVariables> | SkipToken): useQuery.Result<SignupPageQuery, SignupPageQueryVariables, 'empty' | 'complete' | 'streaming', Partial<SignupPageQueryVariables>> {
  return useQuery(SignupPageDocument, options);
}

export function useSignupPageSuspenseQuery(options?: useSuspenseQuery.Options<SignupPageQueryVariables>): useSuspenseQuery.Result<SignupPageQuery, SignupPageQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(SignupPageDocument, options);
}

export const SignupPageDocument = {"__meta__":{"hash":"6b3ea400f360cf27ffa1935767fa10f2ecc779b4c7c74f54906a4f04b466f056"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignupPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"countries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"plans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"maxEmployees"}},{"kind":"Field","name":{"kind":"Name","value":"isPayable"}},{"kind":"Field","name":{"kind":"Name","value":"priceTiers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"upTo"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}}]}}]} as unknown as TypedDocumentNode<SignupPageQuery, SignupPageQueryVariables>;
