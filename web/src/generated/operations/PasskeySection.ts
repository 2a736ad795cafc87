import type { TypedDocumentNode } from '@apollo/client';
import type { PasskeySectionQuery, PasskeySectionQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function usePasskeySectionQuery(options?: useQuery.Options<PasskeySectionQuery, PasskeySectionQueryVariables> | SkipToken): useQuery.Result<PasskeySectionQuery, PasskeySectionQueryVariables, 'empty' | 'complete' | 'streaming', Partial<PasskeySectionQueryVariables>> {
  return useQuery(PasskeySectionDocument, options);
}

export function usePasskeySectionSuspenseQuery(options?: useSuspenseQuery.Options<PasskeySectionQueryVariables>): useSuspenseQuery.Result<PasskeySectionQuery, PasskeySectionQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(PasskeySectionDocument, options);
}

export const PasskeySectionDocument = {"__meta__":{"hash":"5e8e59a09968905c6233280e3d80b3dcf18dc9bb4d68df006de315e9d6d37c83"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PasskeySection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myPasskeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isBackedUp"}}]}}]}}]} as unknown as TypedDocumentNode<PasskeySectionQuery, PasskeySectionQueryVariables>;
