import type { TypedDocumentNode } from '@apollo/client';
import type { StepUpDialogQuery, StepUpDialogQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function useStepUpDialogQuery(options?: useQuery.Options<StepUpDialogQuery, StepUpDialogQueryVariables> | SkipToken): useQuery.Result<StepUpDialogQuery, StepUpDialogQueryVariables, 'empty' | 'complete' | 'streaming', Partial<StepUpDialogQueryVariables>> {
  return useQuery(StepUpDialogDocument, options);
}

export function useStepUpDialogSuspenseQuery(options?: useSuspenseQuery.Options<StepUpDialogQueryVariables>): useSuspenseQuery.Result<StepUpDialogQuery, StepUpDialogQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(StepUpDialogDocument, options);
}

export const StepUpDialogDocument = {"__meta__":{"hash":"86c98c3718a6d183a0dd72aee9e3ad76fcde59df09b7bcbe309a88f72c197393"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StepUpDialog"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mySecondFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authenticatorSince"}},{"kind":"Field","name":{"kind":"Name","value":"passkeyCount"}}]}}]}}]} as unknown as TypedDocumentNode<StepUpDialogQuery, StepUpDialogQueryVariables>;
