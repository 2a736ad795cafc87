import type { TypedDocumentNode } from '@apollo/client';
import type { ConfirmAccessChangesMutation, ConfirmAccessChangesMutationVariables } from '../graphql.ts';
import { useMutation } from '@apollo/client/react';

export function useConfirmAccessChangesMutation(options?: Omit<useMutation.Options<ConfirmAccessChangesMutation, ConfirmAccessChangesMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<ConfirmAccessChangesMutation, ConfirmAccessChangesMutationVariables> {
  return useMutation(ConfirmAccessChangesDocument, options);
}

export const ConfirmAccessChangesDocument = {"__meta__":{"hash":"6b88ccaca094d903890ed9c73b87917e38444fd3c3c3e92fa59ebfd3b73dac02"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmAccessChanges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmAccessChangesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmAccessChanges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmedIds"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employeeId"}}]}}]}}]}}]} as unknown as TypedDocumentNode<ConfirmAccessChangesMutation, ConfirmAccessChangesMutationVariables>;
