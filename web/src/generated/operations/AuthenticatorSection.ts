import type { TypedDocumentNode } from '@apollo/client';
import type { AuthenticatorSectionQuery, AuthenticatorSectionQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function useAuthenticatorSectionQuery(options?: useQuery.Options<AuthenticatorSectionQuery, AuthenticatorSectionQueryVariables> | SkipToken): useQuery.Result<AuthenticatorSectionQuery, AuthenticatorSectionQueryVariables, 'empty' | 'complete' | 'streaming', Partial<AuthenticatorSectionQueryVariables>> {
  return useQuery(AuthenticatorSectionDocument, options);
}

export function useAuthenticatorSectionSuspenseQuery(options?: useSuspenseQuery.Options<AuthenticatorSectionQueryVariables>): useSuspenseQuery.Result<AuthenticatorSectionQuery, AuthenticatorSectionQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(AuthenticatorSectionDocument, options);
}

export const AuthenticatorSectionDocument = {"__meta__":{"hash":"28db44de456ed5ede61c58d203526e2612e1de2ca6ea0bd3c0daa37e8f91277a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuthenticatorSection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mySecondFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authenticatorSince"}},{"kind":"Field","name":{"kind":"Name","value":"passkeyCount"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}}]}}]}}]} as unknown as TypedDocumentNode<AuthenticatorSectionQuery, AuthenticatorSectionQueryVariables>;
