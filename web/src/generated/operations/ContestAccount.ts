import type { TypedDocumentNode } from '@apollo/client';
import type { ContestAccountQuery, ContestAccountQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function useContestAccountQuery(options?: useQuery.Options<ContestAccountQuery, ContestAccountQueryVariables> | SkipToken): useQuery.Result<ContestAccountQuery, ContestAccountQueryVariables, 'empty' | 'complete' | 'streaming', Partial<ContestAccountQueryVariables>> {
  return useQuery(ContestAccountDocument, options);
}

export function useContestAccountSuspenseQuery(options?: useSuspenseQuery.Options<ContestAccountQueryVariables>): useSuspenseQuery.Result<ContestAccountQuery, ContestAccountQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(ContestAccountDocument, options);
}

export const ContestAccountDocument = {"__meta__":{"hash":"f97e718d5aea35cd951246364c50cc638c646da7c0166f7432a4591e2e53ee7e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContestAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"contestsNeedConfirmation"}},{"kind":"Field","name":{"kind":"Name","value":"contestsNeedConfirmationUntil"}}]}}]}}]}}]} as unknown as TypedDocumentNode<ContestAccountQuery, ContestAccountQueryVariables>;
