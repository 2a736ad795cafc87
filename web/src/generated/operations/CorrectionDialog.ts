import type { TypedDocumentNode } from '@apollo/client';
import type { CorrectionDialogMutation, CorrectionDialogMutationVariables } from '../graphql.ts';
import { useMutation } from '@apollo/client/react';

export function useCorrectionDialogMutation(options?: Omit<useMutation.Options<CorrectionDialogMutation, CorrectionDialogMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<CorrectionDialogMutation, CorrectionDialogMutationVariables> {
  return useMutation(CorrectionDialogDocument, options);
}

export const CorrectionDialogDocument = {"__meta__":{"hash":"4bcb93b37584e24a80c9fb7f5621db38337896ba4d58682786abcc8a5109859e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CorrectionDialog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestCorrectionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestCorrection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as TypedDocumentNode<CorrectionDialogMutation, CorrectionDialogMutationVariables>;
