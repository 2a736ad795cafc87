import type { TypedDocumentNode } from '@apollo/client';
import type { ReleaseHeldRecordsMutation, ReleaseHeldRecordsMutationVariables } from '../graphql.ts';
import { useMutation } from '@apollo/client/react';

export function useReleaseHeldRecordsMutation(options?: Omit<useMutation.Options<ReleaseHeldRecordsMutation, ReleaseHeldRecordsMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<ReleaseHeldRecordsMutation, ReleaseHeldRecordsMutationVariables> {
  return useMutation(ReleaseHeldRecordsDocument, options);
}

export const ReleaseHeldRecordsDocument = {"__meta__":{"hash":"f693ad1fe6d3434960e5f44b38cac7913174bc3093dcd901fc48bc7594c926e9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReleaseHeldRecords"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HeldRecordsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"releaseHeldRecords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"records"}}]}}]}}]} as unknown as TypedDocumentNode<ReleaseHeldRecordsMutation, ReleaseHeldRecordsMutationVariables>;
