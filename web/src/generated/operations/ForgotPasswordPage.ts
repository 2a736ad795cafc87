import type { TypedDocumentNode } from '@apollo/client';
import type { ForgotPasswordPageMutation, ForgotPasswordPageMutationVariables } from '../graphql.ts';
import { useMutation } from '@apollo/client/react';

export function useForgotPasswordPageMutation(options?: Omit<useMutation.Options<ForgotPasswordPageMutation, ForgotPasswordPageMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<ForgotPasswordPageMutation, ForgotPasswordPageMutationVariables> {
  return useMutation(ForgotPasswordPageDocument, options);
}

export const ForgotPasswordPageDocument = {"__meta__":{"hash":"cf2d65a42cc81dfd44530e007a76601ecfa860e8f25185a246959ebb86b8580d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ForgotPasswordPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestPasswordReset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as TypedDocumentNode<ForgotPasswordPageMutation, ForgotPasswordPageMutationVariables>;
