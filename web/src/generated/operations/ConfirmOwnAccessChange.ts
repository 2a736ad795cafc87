import type { TypedDocumentNode } from '@apollo/client';
import type { ConfirmOwnAccessChangeMutation, ConfirmOwnAccessChangeMutationVariables } from '../graphql.ts';
import { useMutation } from '@apollo/client/react';

export function useConfirmOwnAccessChangeMutation(options?: Omit<useMutation.Options<ConfirmOwnAccessChangeMutation, ConfirmOwnAccessChangeMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<ConfirmOwnAccessChangeMutation, ConfirmOwnAccessChangeMutationVariables> {
  return useMutation(ConfirmOwnAccessChangeDocument, options);
}

export const ConfirmOwnAccessChangeDocument = {"__meta__":{"hash":"47d5e20447bce164f9157fc4b6e0838c024adf673bc3baf3008d1b7511583f5e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmOwnAccessChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmOwnAccessChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmOwnAccessChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyName"}}]}}]}}]} as unknown as TypedDocumentNode<ConfirmOwnAccessChangeMutation, ConfirmOwnAccessChangeMutationVariables>;
