import type { TypedDocumentNode } from '@apollo/client';
import type { PortalMenuMutation, PortalMenuMutationVariables } from '../graphql.ts';
import { useMutation } from '@apollo/client/react';

export function usePortalMenuMutation(options?: Omit<useMutation.Options<PortalMenuMutation, PortalMenuMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<PortalMenuMutation, PortalMenuMutationVariables> {
  return useMutation(PortalMenuDocument, options);
}

export const PortalMenuDocument = {"__meta__":{"hash":"a4809f45b8233c4f7a4272be16a767017cecd3f64a3a051cf727a3076e5ce2f5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PortalMenu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signedOutAt"}}]}}]}}]} as unknown as TypedDocumentNode<PortalMenuMutation, PortalMenuMutationVariables>;
