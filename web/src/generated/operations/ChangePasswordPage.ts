import type { TypedDocumentNode } from '@apollo/client';
import type { ChangePasswordPageMutation, ChangePasswordPageMutationVariables } from '../graphql.ts';
import { useMutation } from '@apollo/client/react';

export function useChangePasswordPageMutation(options?: Omit<useMutation.Options<ChangePasswordPageMutation, ChangePasswordPageMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<ChangePasswordPageMutation, ChangePasswordPageMutationVariables> {
  return useMutation(ChangePasswordPageDocument, options);
}

export const ChangePasswordPageDocument = {"__meta__":{"hash":"8d2ad81923dc6d5a397922ce87c558ada0a39c949d5d975eacb4126f0cf3e808"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePasswordPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangePasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}}]} as unknown as TypedDocumentNode<ChangePasswordPageMutation, ChangePasswordPageMutationVariables>;
