import type { TypedDocumentNode } from '@apollo/client';
import type { SecondOwnerHintQuery, SecondOwnerHintQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function useSecondOwnerHintQuery(options?: useQuery.Options<SecondOwnerHintQuery, SecondOwnerHintQueryVariables> | SkipToken): useQuery.Result<SecondOwnerHintQuery, SecondOwnerHintQueryVariables, 'empty' | 'complete' | 'streaming', Partial<SecondOwnerHintQueryVariables>> {
  return useQuery(SecondOwnerHintDocument, options);
}

export function useSecondOwnerHintSuspenseQuery(options?: useSuspenseQuery.Options<SecondOwnerHintQueryVariables>): useSuspenseQuery.Result<SecondOwnerHintQuery, SecondOwnerHintQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(SecondOwnerHintDocument, options);
}

export const SecondOwnerHintDocument = {"__meta__":{"hash":"a723a3404787cbc2283e71a819106d46c4320f3b808d8bb4310976774eff5cf0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SecondOwnerHint"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"Field","name":{"kind":"Name","value":"memberInvitations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]} as unknown as TypedDocumentNode<SecondOwnerHintQuery, SecondOwnerHintQueryVariables>;
