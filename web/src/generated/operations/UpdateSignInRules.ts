import type { TypedDocumentNode } from '@apollo/client';
import type { UpdateSignInRulesMutation, UpdateSignInRulesMutationVariables } from '../graphql.ts';
import { useMutation } from '@apollo/client/react';

export function useUpdateSignInRulesMutation(options?: Omit<useMutation.Options<UpdateSignInRulesMutation, UpdateSignInRulesMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<UpdateSignInRulesMutation, UpdateSignInRulesMutationVariables> {
  return useMutation(UpdateSignInRulesDocument, options);
}

export const UpdateSignInRulesDocument = {"__meta__":{"hash":"67077061cbf19c30f6799d91b8bc304d80414853c3a69e80952f2f0182cb2cb6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSignInRules"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateSignInRulesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSignInRules"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactorRequiredAt"}}]}}]}}]} as unknown as TypedDocumentNode<UpdateSignInRulesMutation, UpdateSignInRulesMutationVariables>;
