import type { TypedDocumentNode } from '@apollo/client';
import type { RemovePasskeyMutation, RemovePasskeyMutationVariables } from '../graphql.ts';
import { useMutation } from '@apollo/client/react';

export function useRemovePasskeyMutation(options?: Omit<useMutation.Options<RemovePasskeyMutation, RemovePasskeyMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<RemovePasskeyMutation, RemovePasskeyMutationVariables> {
  return useMutation(RemovePasskeyDocument, options);
}

export const RemovePasskeyDocument = {"__meta__":{"hash":"2e02b5705ac6319d0dfc6887d4a6412cba55bf86dd96ea36ac808155bda9ad56"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemovePasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removePasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removedPasskeyId"}}]}}]}}]} as unknown as TypedDocumentNode<RemovePasskeyMutation, RemovePasskeyMutationVariables>;
