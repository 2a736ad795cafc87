import type { TypedDocumentNode } from '@apollo/client';
import type { ContestDialogMutation, ContestDialogMutationVariables } from '../graphql.ts';
import { useMutation } from '@apollo/client/react';

export function useContestDialogMutation(options?: Omit<useMutation.Options<ContestDialogMutation, ContestDialogMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<ContestDialogMutation, ContestDialogMutationVariables> {
  return useMutation(ContestDialogDocument, options);
}

export const ContestDialogDocument = {"__meta__":{"hash":"ebb0c8744a7b61564c701727babda7e6f669d65de8b5b99a55d6babaef52d067"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ContestDialog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestContestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestContest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as TypedDocumentNode<ContestDialogMutation, ContestDialogMutationVariables>;
