import type { TypedDocumentNode } from '@apollo/client';
import type { ConfirmIdentityMutation, ConfirmIdentityMutationVariables } from '../graphql.ts';
import { useMutation } from '@apollo/client/react';

export function useConfirmIdentityMutation(options?: Omit<useMutation.Options<ConfirmIdentityMutation, ConfirmIdentityMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<ConfirmIdentityMutation, ConfirmIdentityMutationVariables> {
  return useMutation(ConfirmIdentityDocument, options);
}

export const ConfirmIdentityDocument = {"__meta__":{"hash":"115e3cb8c71717692a1c78d870c3aa4d98f392993c07f53a7fbdf4e623703847"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmIdentity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmIdentityInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmIdentity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"provedAt"}}]}}]}}]} as unknown as TypedDocumentNode<ConfirmIdentityMutation, ConfirmIdentityMutationVariables>;
