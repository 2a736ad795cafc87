import type { TypedDocumentNode } from '@apollo/client';
import type { ResendFormMutation, ResendFormMutationVariables } from '../graphql.ts';
import { useMutation } from '@apollo/client/react';

export function useResendFormMutation(options?: Omit<useMutation.Options<ResendFormMutation, ResendFormMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<ResendFormMutation, ResendFormMutationVariables> {
  return useMutation(ResendFormDocument, options);
}

export const ResendFormDocument = {"__meta__":{"hash":"be2d07e195b6bad344561da3548eddbbaf7b5ea3ae6b87c6b87747c5b9e63231"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendForm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendVerification"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as TypedDocumentNode<ResendFormMutation, ResendFormMutationVariables>;
