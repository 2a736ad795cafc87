import type { TypedDocumentNode } from '@apollo/client';
import type { StartAuthenticatorMutation, StartAuthenticatorMutationVariables } from '../graphql.ts';
import { useMutation } from '@apollo/client/react';

export function useStartAuthenticatorMutation(options?: Omit<useMutation.Options<StartAuthenticatorMutation, StartAuthenticatorMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<StartAuthenticatorMutation, StartAuthenticatorMutationVariables> {
  return useMutation(StartAuthenticatorDocument, options);
}

export const StartAuthenticatorDocument = {"__meta__":{"hash":"0ad138933064907d8fa528c89f056725c91078ab7261d12c5f586c5eba7d3dc8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartAuthenticator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startAuthenticator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"uri"}}]}}]}}]} as unknown as TypedDocumentNode<StartAuthenticatorMutation, StartAuthenticatorMutationVariables>;
