import type { TypedDocumentNode } from '@apollo/client';
import type { OwnSessionsQuery, OwnSessionsQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function useOwnSessionsQuery(options?: useQuery.Options<OwnSessionsQuery, OwnSessionsQueryVariables> | SkipToken): useQuery.Result<OwnSessionsQuery, OwnSessionsQueryVariables, 'empty' | 'complete' | 'streaming', Partial<OwnSessionsQueryVariables>> {
  return useQuery(OwnSessionsDocument, options);
}

export function useOwnSessionsSuspenseQuery(options?: useSuspenseQuery.Options<OwnSessionsQueryVariables>): useSuspenseQuery.Result<OwnSessionsQuery, OwnSessionsQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(OwnSessionsDocument, options);
}

export const OwnSessionsDocument = {"__meta__":{"hash":"04efb7998c2193acf70d433f7ebcf37504b99e2ba83161c88faeb4068c3a5d32"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mySessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}}]}}]} as unknown as TypedDocumentNode<OwnSessionsQuery, OwnSessionsQueryVariables>;
