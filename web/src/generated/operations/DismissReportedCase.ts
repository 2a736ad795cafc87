import type { TypedDocumentNode } from '@apollo/client';
import type { DismissReportedCaseMutation, DismissReportedCaseMutationVariables } from '../graphql.ts';
import { useMutation } from '@apollo/client/react';

export function useDismissReportedCaseMutation(options?: Omit<useMutation.Options<DismissReportedCaseMutation, DismissReportedCaseMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<DismissReportedCaseMutation, DismissReportedCaseMutationVariables> {
  return useMutation(DismissReportedCaseDocument, options);
}

export const DismissReportedCaseDocument = {"__meta__":{"hash":"5237a3d99bb9de5348cd42592fb8cdb0b1edede02a3fda3d6c497a93d084638c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DismissReportedCase"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CloseCaseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closeCase"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}}]}}]}}]} as unknown as TypedDocumentNode<DismissReportedCaseMutation, DismissReportedCaseMutationVariables>;
