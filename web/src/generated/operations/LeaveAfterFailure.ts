import type { TypedDocumentNode } from '@apollo/client';
import type { LeaveAfterFailureMutation, LeaveAfterFailureMutationVariables } from '../graphql.ts';
import { useMutation } from '@apollo/client/react';

export function useLeaveAfterFailureMutation(options?: Omit<useMutation.Options<LeaveAfterFailureMutation, LeaveAfterFailureMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<LeaveAfterFailureMutation, LeaveAfterFailureMutationVariables> {
  return useMutation(LeaveAfterFailureDocument, options);
}

export const LeaveAfterFailureDocument = {"__meta__":{"hash":"14e48d0dd32424630b0e2ce3bd12bd5758d43d0ec4ecdd059681d60f37171bac"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LeaveAfterFailure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signedOutAt"}}]}}]}}]} as unknown as TypedDocumentNode<LeaveAfterFailureMutation, LeaveAfterFailureMutationVariables>;
