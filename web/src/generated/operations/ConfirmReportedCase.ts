import type { TypedDocumentNode } from '@apollo/client';
import type { ConfirmReportedCaseMutation, ConfirmReportedCaseMutationVariables } from '../graphql.ts';
import { useMutation } from '@apollo/client/react';

export function useConfirmReportedCaseMutation(options?: Omit<useMutation.Options<ConfirmReportedCaseMutation, ConfirmReportedCaseMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<ConfirmReportedCaseMutation, ConfirmReportedCaseMutationVariables> {
  return useMutation(ConfirmReportedCaseDocument, options);
}

export const ConfirmReportedCaseDocument = {"__meta__":{"hash":"8432db98f06e10df43a59504bc8375c8026f3c40d2bcba9a1052ad03a0d099f1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmReportedCase"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCaseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCase"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"classification"}}]}}]}}]} as unknown as TypedDocumentNode<ConfirmReportedCaseMutation, ConfirmReportedCaseMutationVariables>;
