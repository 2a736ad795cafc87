import type { TypedDocumentNode } from '@apollo/client';
import type { RemoveAuthenticatorMutation, RemoveAuthenticatorMutationVariables } from '../graphql.ts';
import { useMutation } from '@apollo/client/react';

export function useRemoveAuthenticatorMutation(options?: Omit<useMutation.Options<RemoveAuthenticatorMutation, RemoveAuthenticatorMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<RemoveAuthenticatorMutation, RemoveAuthenticatorMutationVariables> {
  return useMutation(RemoveAuthenticatorDocument, options);
}

export const RemoveAuthenticatorDocument = {"__meta__":{"hash":"f649eb0a9e04877997e5b9c5f409d9a66ece8fb6f61d2a5d3b028ee02a37332f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveAuthenticator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeAuthenticator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authenticatorSince"}},{"kind":"Field","name":{"kind":"Name","value":"passkeyCount"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}}]}}]}}]} as unknown as TypedDocumentNode<RemoveAuthenticatorMutation, RemoveAuthenticatorMutationVariables>;
