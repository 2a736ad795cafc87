import type { TypedDocumentNode } from '@apollo/client';
import type { RequestIdentityLinkMutation, RequestIdentityLinkMutationVariables } from '../graphql.ts';
import { useMutation } from '@apollo/client/react';

export function useRequestIdentityLinkMutation(options?: Omit<useMutation.Options<RequestIdentityLinkMutation, RequestIdentityLinkMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<RequestIdentityLinkMutation, RequestIdentityLinkMutationVariables> {
  return useMutation(RequestIdentityLinkDocument, options);
}

export const RequestIdentityLinkDocument = {"__meta__":{"hash":"a9ce9ca26df58273ec9f9043b4fecc9ed7008b3cad1a680c62f281a61ed13bf0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestIdentityLink"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestIdentityLink"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as TypedDocumentNode<RequestIdentityLinkMutation, RequestIdentityLinkMutationVariables>;
