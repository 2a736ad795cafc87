import type { TypedDocumentNode } from '@apollo/client';
import type { ConfirmIdentityPageMutation, ConfirmIdentityPageMutationVariables } from '../graphql.ts';
import { useMutation } from '@apollo/client/react';

export function useConfirmIdentityPageMutation(options?: Omit<useMutation.Options<ConfirmIdentityPageMutation, ConfirmIdentityPageMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<ConfirmIdentityPageMutation, ConfirmIdentityPageMutationVariables> {
  return useMutation(ConfirmIdentityPageDocument, options);
}

export const ConfirmIdentityPageDocument = {"__meta__":{"hash":"527342122e4364765677208da2122be231337484be04379862612ace883bb9d9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmIdentityPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmIdentityByLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"provedAt"}}]}}]}}]} as unknown as TypedDocumentNode<ConfirmIdentityPageMutation, ConfirmIdentityPageMutationVariables>;
