import type { TypedDocumentNode } from '@apollo/client';
import type { OpenCaseDialogMutation, OpenCaseDialogMutationVariables } from '../graphql.ts';
import { useMutation } from '@apollo/client/react';

export function useOpenCaseDialogMutation(options?: Omit<useMutation.Options<OpenCaseDialogMutation, OpenCaseDialogMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<OpenCaseDialogMutation, OpenCaseDialogMutationVariables> {
  return useMutation(OpenCaseDialogDocument, options);
}

export const OpenCaseDialogDocument = {"__meta__":{"hash":"dd2ceeffd837d391b5c4da479814e7c2d10a2fce4ce899675dbee58a65614395"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenCaseDialog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OpenCaseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openCase"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as TypedDocumentNode<OpenCaseDialogMutation, OpenCaseDialogMutationVariables>;
