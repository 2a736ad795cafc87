import type { TypedDocumentNode } from '@apollo/client';
import type { DeleteCameraDialogMutation, DeleteCameraDialogMutationVariables } from '../graphql.ts';
import { useMutation } from '@apollo/client/react';

export function useDeleteCameraDialogMutation(options?: Omit<useMutation.Options<DeleteCameraDialogMutation, DeleteCameraDialogMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<DeleteCameraDialogMutation, DeleteCameraDialogMutationVariables> {
  return useMutation(DeleteCameraDialogDocument, options);
}

export const DeleteCameraDialogDocument = {"__meta__":{"hash":"818d33f8d8cc78eafd4c97cf7739dfb6e38a3200db56e5d8b37d40545c66e2cf"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteCameraDialog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteCamera"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"camera"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as TypedDocumentNode<DeleteCameraDialogMutation, DeleteCameraDialogMutationVariables>;
