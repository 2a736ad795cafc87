import type { TypedDocumentNode } from '@apollo/client';
import type { TestDialogMutation, TestDialogMutationVariables } from '../graphql.ts';
import { useMutation } from '@apollo/client/react';

export function useTestDialogMutation(options?: Omit<useMutation.Options<TestDialogMutation, TestDialogMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<TestDialogMutation, TestDialogMutationVariables> {
  return useMutation(TestDialogDocument, options);
}

export const TestDialogDocument = {"__meta__":{"hash":"6876c28bb7fd3fc7a0562e1759579917aa44a9367f90e4372f9e025416c37905"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TestDialog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportTestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportTest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as TypedDocumentNode<TestDialogMutation, TestDialogMutationVariables>;
