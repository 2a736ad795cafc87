import type { TypedDocumentNode } from '@apollo/client';
import type { SaveRegionMutation, SaveRegionMutationVariables } from '../graphql.ts';
import { useMutation } from '@apollo/client/react';

export function useSaveRegionMutation(options?: Omit<useMutation.Options<SaveRegionMutation, SaveRegionMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<SaveRegionMutation, SaveRegionMutationVariables> {
  return useMutation(SaveRegionDocument, options);
}

export const SaveRegionDocument = {"__meta__":{"hash":"4d2f4f1633c254b305f5d27c34c7056b438e3c5d12fb3c2c861ad76412f9e344"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveRegion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCameraRegionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCameraRegion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"region"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}}]}}]}}]}}]} as unknown as TypedDocumentNode<SaveRegionMutation, SaveRegionMutationVariables>;
