import type { TypedDocumentNode } from '@apollo/client';
import type { ConfirmAuthenticatorMutation, ConfirmAuthenticatorMutationVariables } from '../graphql.ts';
import { useMutation } from '@apollo/client/react';

export function useConfirmAuthenticatorMutation(options?: Omit<useMutation.Options<ConfirmAuthenticatorMutation, ConfirmAuthenticatorMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<ConfirmAuthenticatorMutation, ConfirmAuthenticatorMutationVariables> {
  return useMutation(ConfirmAuthenticatorDocument, options);
}

export const ConfirmAuthenticatorDocument = {"__meta__":{"hash":"a992162d59a53e144a40ac487395e081346bee3ad41813ef7099306b258e9a40"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmAuthenticator"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmAuthenticatorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmAuthenticator"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}}]}}]}}]} as unknown as TypedDocumentNode<ConfirmAuthenticatorMutation, ConfirmAuthenticatorMutationVariables>;
