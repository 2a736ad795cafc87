import type { TypedDocumentNode } from '@apollo/client';
import type { ContestAccountQuery, ContestAccountQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function useContestAccountQuery(options?: useQuery.Options<ContestAccountQuery, ContestAccountQueryVariables> | SkipToken): useQuery.Result<ContestAccountQuery, ContestAccountQueryVariables, 'empty' | 'complete' | 'streaming', Partial<ContestAccountQueryVariables>> {
  return useQuery(ContestAccountDocument, options);
}

export function useContestAccountSuspenseQuery(options?: useSuspenseQuery.Options<ContestAccountQueryVariables>): useSuspenseQuery.Result<ContestAccountQuery, ContestAccountQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(ContestAccountDocument, options);
}

export const ContestAccountDocument = {"__meta__":{"hash":"4dede5bddea2821a181999b7cbc4cbcbf9c61c8755f55f275f2d1f8874d5b259"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContestAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"contestsNeedConfirmation"}}]}}]}}]}}]} as unknown as TypedDocumentNode<ContestAccountQuery, ContestAccountQueryVariables>;
