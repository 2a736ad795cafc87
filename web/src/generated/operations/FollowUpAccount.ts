import type { TypedDocumentNode } from '@apollo/client';
import type { FollowUpAccountQuery, FollowUpAccountQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function useFollowUpAccountQuery(options?: useQuery.Options<FollowUpAccountQuery, FollowUpAccountQueryVariables> | SkipToken): useQuery.Result<FollowUpAccountQuery, FollowUpAccountQueryVariables, 'empty' | 'complete' | 'streaming', Partial<FollowUpAccountQueryVariables>> {
  return useQuery(FollowUpAccountDocument, options);
}

export function useFollowUpAccountSuspenseQuery(options?: useSuspenseQuery.Options<FollowUpAccountQueryVariables>): useSuspenseQuery.Result<FollowUpAccountQuery, FollowUpAccountQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(FollowUpAccountDocument, options);
}

export const FollowUpAccountDocument = {"__meta__":{"hash":"a97923bc73c432ec1d52bebadad6073848f0fc28037890a1172d26feb0ddc212"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FollowUpAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"followUpAssignees"}}]}}]} as unknown as TypedDocumentNode<FollowUpAccountQuery, FollowUpAccountQueryVariables>;
