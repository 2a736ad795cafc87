import type { TypedDocumentNode } from '@apollo/client';
import type { RemoveAuthenticatorMutation, RemoveAuthenticatorMutationVariables } from '../graphql.ts';
import { useMutation } from '@apollo/client/react';

export function useRemoveAuthenticatorMutation(options?: Omit<useMutation.Options<RemoveAuthenticatorMutation, RemoveAuthenticatorMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<RemoveAuthenticatorMutation, RemoveAuthenticatorMutationVariables> {
  return useMutation(RemoveAuthenticatorDocument, options);
}

export const RemoveAuthenticatorDocument = {"__meta__":{"hash":"25679263961da6a470245fba135d35e7e746505cce28d33f42c8c805dc0190fb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveAuthenticator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeAuthenticator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authenticatorSince"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}}]}}]}}]} as unknown as TypedDocumentNode<RemoveAuthenticatorMutation, RemoveAuthenticatorMutationVariables>;
