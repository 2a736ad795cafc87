import type { TypedDocumentNode } from '@apollo/client';
import type { RefuseExactRecordsMutation, RefuseExactRecordsMutationVariables } from '../graphql.ts';
import { useMutation } from '@apollo/client/react';

export function useRefuseExactRecordsMutation(options?: Omit<useMutation.Options<RefuseExactRecordsMutation, RefuseExactRecordsMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<RefuseExactRecordsMutation, RefuseExactRecordsMutationVariables> {
  return useMutation(RefuseExactRecordsDocument, options);
}

export const RefuseExactRecordsDocument = {"__meta__":{"hash":"5e0c486cc786beef53d5e0d6f9048b2e92d4a3cbce9fc9c47779b97f558602c5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RefuseExactRecords"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RefuseExactRecordsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refuseExactRecords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as TypedDocumentNode<RefuseExactRecordsMutation, RefuseExactRecordsMutationVariables>;
