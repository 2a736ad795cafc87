import type { TypedDocumentNode } from '@apollo/client';
import type { GiveExactRecordsMutation, GiveExactRecordsMutationVariables } from '../graphql.ts';
import { useMutation } from '@apollo/client/react';

export function useGiveExactRecordsMutation(options?: Omit<useMutation.Options<GiveExactRecordsMutation, GiveExactRecordsMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<GiveExactRecordsMutation, GiveExactRecordsMutationVariables> {
  return useMutation(GiveExactRecordsDocument, options);
}

export const GiveExactRecordsDocument = {"__meta__":{"hash":"c3aa9e03c1c328c865c6aea3b14d6cd9301bd736a3ef9def245ccf09545f0c34"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GiveExactRecords"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"giveExactRecords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as TypedDocumentNode<GiveExactRecordsMutation, GiveExactRecordsMutationVariables>;
