import type { TypedDocumentNode } from '@apollo/client';
import type { SymptomsDialogMutation, SymptomsDialogMutationVariables } from '../graphql.ts';
import { useMutation } from '@apollo/client/react';

export function useSymptomsDialogMutation(options?: Omit<useMutation.Options<SymptomsDialogMutation, SymptomsDialogMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<SymptomsDialogMutation, SymptomsDialogMutationVariables> {
  return useMutation(SymptomsDialogDocument, options);
}

export const SymptomsDialogDocument = {"__meta__":{"hash":"c57601db4f004973fa9b00595464750189f84a51766f63c1018cbf0de1cc48ed"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SymptomsDialog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportSymptomsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportSymptoms"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as TypedDocumentNode<SymptomsDialogMutation, SymptomsDialogMutationVariables>;
