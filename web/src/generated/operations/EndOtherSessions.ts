import type { TypedDocumentNode } from '@apollo/client';
import type { EndOtherSessionsMutation, EndOtherSessionsMutationVariables } from '../graphql.ts';
import { useMutation } from '@apollo/client/react';

export function useEndOtherSessionsMutation(options?: Omit<useMutation.Options<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<EndOtherSessionsMutation, EndOtherSessionsMutationVariables> {
  return useMutation(EndOtherSessionsDocument, options);
}

export const EndOtherSessionsDocument = {"__meta__":{"hash":"ab7b1173f3f104c4275a35458f1d01963745e836bf1ec6bef93829bc7f0d3d6a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endedCount"}}]}}]}}]} as unknown as TypedDocumentNode<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>;
