import type { TypedDocumentNode } from '@apollo/client';
import type { AddCameraDialogMutation, AddCameraDialogMutationVariables } from '../graphql.ts';
import { useMutation } from '@apollo/client/react';

export function useAddCameraDialogMutation(options?: Omit<useMutation.Options<AddCameraDialogMutation, AddCameraDialogMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<AddCameraDialogMutation, AddCameraDialogMutationVariables> {
  return useMutation(AddCameraDialogDocument, options);
}

export const AddCameraDialogDocument = {"__meta__":{"hash":"2069e1bc6d01359d303a8004a45c880be8f8f351a66b950e965e88c5af7a8aa0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddCameraDialog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateCameraInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCamera"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"camera"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"key"}}]}}]}}]} as unknown as TypedDocumentNode<AddCameraDialogMutation, AddCameraDialogMutationVariables>;
