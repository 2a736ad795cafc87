import type { TypedDocumentNode } from '@apollo/client';
import type { StepUpDialogQuery, StepUpDialogQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function useStepUpDialogQuery(options?: useQuery.Options<StepUpDialogQuery, StepUpDialogQueryVariables> | SkipToken): useQuery.Result<StepUpDialogQuery, StepUpDialogQueryVariables, 'empty' | 'complete' | 'streaming', Partial<StepUpDialogQueryVariables>> {
  return useQuery(StepUpDialogDocument, options);
}

export function useStepUpDialogSuspenseQuery(options?: useSuspenseQuery.Options<StepUpDialogQueryVariables>): useSuspenseQuery.Result<StepUpDialogQuery, StepUpDialogQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(StepUpDialogDocument, options);
}

export const StepUpDialogDocument = {"__meta__":{"hash":"5bf0251aa1bc79c1f39a4b185e80f1decaed0b9d590e62a71017c8ed5f9c01f9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StepUpDialog"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mySecondFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authenticatorSince"}}]}}]}}]} as unknown as TypedDocumentNode<StepUpDialogQuery, StepUpDialogQueryVariables>;
