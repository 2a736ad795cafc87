import type { TypedDocumentNode } from '@apollo/client';
import type { DecideDialogMutation, DecideDialogMutationVariables } from '../graphql.ts';
import { useMutation } from '@apollo/client/react';

export function useDecideDialogMutation(options?: Omit<useMutation.Options<DecideDialogMutation, DecideDialogMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<DecideDialogMutation, DecideDialogMutationVariables> {
  return useMutation(DecideDialogDocument, options);
}

export const DecideDialogDocument = {"__meta__":{"hash":"9884818fce560389de2084adb447cdbaba4582706b8e44d0aaac140c3d6ad7ab"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DecideDialog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DecideCorrectionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decideCorrection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}}]}}]} as unknown as TypedDocumentNode<DecideDialogMutation, DecideDialogMutationVariables>;
