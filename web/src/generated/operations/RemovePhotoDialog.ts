import type { TypedDocumentNode } from '@apollo/client';
import type { RemovePhotoDialogMutation, RemovePhotoDialogMutationVariables } from '../graphql.ts';
import { useMutation } from '@apollo/client/react';

export function useRemovePhotoDialogMutation(options?: Omit<useMutation.Options<RemovePhotoDialogMutation, RemovePhotoDialogMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<RemovePhotoDialogMutation, RemovePhotoDialogMutationVariables> {
  return useMutation(RemovePhotoDialogDocument, options);
}

export const RemovePhotoDialogDocument = {"__meta__":{"hash":"8d788eb3ca397839b333e28d7beab0896cced3b48869474696af65053292ea68"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemovePhotoDialog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteEmployeePhoto"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"employee"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"photo"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as TypedDocumentNode<RemovePhotoDialogMutation, RemovePhotoDialogMutationVariables>;
