import type { TypedDocumentNode } from '@apollo/client';
import type { SignupDetailsMutation, SignupDetailsMutationVariables } from '../graphql.ts';
import { useMutation } from '@apollo/client/react';

export function useSignupDetailsMutation(options?: Omit<useMutation.Options<SignupDetailsMutation, SignupDetailsMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<SignupDetailsMutation, SignupDetailsMutationVariables> {
  return useMutation(SignupDetailsDocument, options);
}

export const SignupDetailsDocument = {"__meta__":{"hash":"0125bb51780400105a88c38fb85b02538373541c41603d5472175f3251a2145c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignupDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignUpInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signUp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as TypedDocumentNode<SignupDetailsMutation, SignupDetailsMutationVariables>;
