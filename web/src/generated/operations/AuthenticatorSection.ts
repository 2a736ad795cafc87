import type { TypedDocumentNode } from '@apollo/client';
import type { AuthenticatorSectionQuery, AuthenticatorSectionQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function useAuthenticatorSectionQuery(options?: useQuery.Options<AuthenticatorSectionQuery, AuthenticatorSectionQueryVariables> | SkipToken): useQuery.Result<AuthenticatorSectionQuery, AuthenticatorSectionQueryVariables, 'empty' | 'complete' | 'streaming', Partial<AuthenticatorSectionQueryVariables>> {
  return useQuery(AuthenticatorSectionDocument, options);
}

export function useAuthenticatorSectionSuspenseQuery(options?: useSuspenseQuery.Options<AuthenticatorSectionQueryVariables>): useSuspenseQuery.Result<AuthenticatorSectionQuery, AuthenticatorSectionQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(AuthenticatorSectionDocument, options);
}

export const AuthenticatorSectionDocument = {"__meta__":{"hash":"532e241631ff9f6bb7d6b85b5e1b201497a06d3816e211da9d1be50c93a75fba"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuthenticatorSection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mySecondFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authenticatorSince"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}}]}}]}}]} as unknown as TypedDocumentNode<AuthenticatorSectionQuery, AuthenticatorSectionQueryVariables>;
