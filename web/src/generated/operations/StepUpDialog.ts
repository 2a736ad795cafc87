import type { TypedDocumentNode } from '@apollo/client';
import type { StepUpDialogQuery, StepUpDialogQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function useStepUpDialogQuery(options?: useQuery.Options<StepUpDialogQuery, StepUpDialogQueryVariables> | SkipToken): useQuery.Result<StepUpDialogQuery, StepUpDialogQueryVariables, 'empty' | 'complete' | 'streaming', Partial<StepUpDialogQueryVariables>> {
  return useQuery(StepUpDialogDocument, options);
}

export function useStepUpDialogSuspenseQuery(options?: useSuspenseQuery.Options<StepUpDialogQueryVariables>): useSuspenseQuery.Result<StepUpDialogQuery, StepUpDialogQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(StepUpDialogDocument, options);
}

export const StepUpDialogDocument = {"__meta__":{"hash":"5e99f9e90ac35d42bf57d16245c2aaa77cb209b7675b96dd78e907952ce04097"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StepUpDialog"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mySecondFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"authenticatorSince"}},{"kind":"Field","name":{"kind":"Name","value":"passkeyCount"}}]}}]}}]} as unknown as TypedDocumentNode<StepUpDialogQuery, StepUpDialogQueryVariables>;
