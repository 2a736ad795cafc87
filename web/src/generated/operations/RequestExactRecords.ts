import type { TypedDocumentNode } from '@apollo/client';
import type { RequestExactRecordsMutation, RequestExactRecordsMutationVariables } from '../graphql.ts';
import { useMutation } from '@apollo/client/react';

export function useRequestExactRecordsMutation(options?: Omit<useMutation.Options<RequestExactRecordsMutation, RequestExactRecordsMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<RequestExactRecordsMutation, RequestExactRecordsMutationVariables> {
  return useMutation(RequestExactRecordsDocument, options);
}

export const RequestExactRecordsDocument = {"__meta__":{"hash":"fcc613146b8a45609f7476d676dd25b2c5ae47255b97ea999735b98fc648a7c4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestExactRecords"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestExactRecords"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as TypedDocumentNode<RequestExactRecordsMutation, RequestExactRecordsMutationVariables>;
