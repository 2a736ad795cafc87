import type { TypedDocumentNode } from '@apollo/client';
import type { NoticeCountsQuery, NoticeCountsQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function useNoticeCountsQuery(options?: useQuery.Options<NoticeCountsQuery, NoticeCountsQueryVariables> | SkipToken): useQuery.Result<NoticeCountsQuery, NoticeCountsQueryVariables, 'empty' | 'complete' | 'streaming', Partial<NoticeCountsQueryVariables>> {
  return useQuery(NoticeCountsDocument, options);
}

export function useNoticeCountsSuspenseQuery(options?: useSuspenseQuery.Options<NoticeCountsQueryVariables>): useSuspenseQuery.Result<NoticeCountsQuery, NoticeCountsQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(NoticeCountsDocument, options);
}

export const NoticeCountsDocument = {"__meta__":{"hash":"6135f5ebaeccfea6d1aa31e50a27881b6604967763aa29f6da460c2d8c7a9734"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NoticeCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noticeCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isSampled"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minCandidates"}},{"kind":"Field","name":{"kind":"Name","value":"notices"}},{"kind":"Field","name":{"kind":"Name","value":"inPerson"}}]}}]}}]}}]} as unknown as TypedDocumentNode<NoticeCountsQuery, NoticeCountsQueryVariables>;
