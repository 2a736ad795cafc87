import type { TypedDocumentNode } from '@apollo/client';
import type { DiscardHeldRecordsMutation, DiscardHeldRecordsMutationVariables } from '../graphql.ts';
import { useMutation } from '@apollo/client/react';

export function useDiscardHeldRecordsMutation(options?: Omit<useMutation.Options<DiscardHeldRecordsMutation, DiscardHeldRecordsMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<DiscardHeldRecordsMutation, DiscardHeldRecordsMutationVariables> {
  return useMutation(DiscardHeldRecordsDocument, options);
}

export const DiscardHeldRecordsDocument = {"__meta__":{"hash":"95506f6d45087e81e8a223a234f40d677e971bde4864476297a4956ae138435f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DiscardHeldRecords"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HeldRecordsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"discardHeldRecords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"records"}}]}}]}}]} as unknown as TypedDocumentNode<DiscardHeldRecordsMutation, DiscardHeldRecordsMutationVariables>;
