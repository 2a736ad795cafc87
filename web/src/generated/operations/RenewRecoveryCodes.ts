import type { TypedDocumentNode } from '@apollo/client';
import type { RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables } from '../graphql.ts';
import { useMutation } from '@apollo/client/react';

export function useRenewRecoveryCodesMutation(options?: Omit<useMutation.Options<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables> {
  return useMutation(RenewRecoveryCodesDocument, options);
}

export const RenewRecoveryCodesDocument = {"__meta__":{"hash":"bfe8099c31d9d3b2e85009934f3a47eaa359dddd332a8e49c49572fb026765eb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewRecoveryCodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewRecoveryCodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}}]}}]}}]} as unknown as TypedDocumentNode<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>;
