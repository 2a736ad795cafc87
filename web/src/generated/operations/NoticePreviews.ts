import type { TypedDocumentNode } from '@apollo/client';
import type { NoticePreviewsQuery, NoticePreviewsQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function useNoticePreviewsQuery(options: useQuery.Options<NoticePreviewsQuery, NoticePreviewsQueryVariables> | SkipToken): useQuery.Result<NoticePreviewsQuery, NoticePreviewsQueryVariables, 'empty' | 'complete' | 'streaming', Partial<NoticePreviewsQueryVariables>> {
  return useQuery(NoticePreviewsDocument, options);
}

export function useNoticePreviewsSuspenseQuery(options: useSuspenseQuery.Options<NoticePreviewsQueryVariables>): useSuspenseQuery.Result<NoticePreviewsQuery, NoticePreviewsQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(NoticePreviewsDocument, options);
}

export const NoticePreviewsDocument = {"__meta__":{"hash":"dd4e7d4208229b3d220fbfdbf82f433446a4b909d2fa1212a3d395f2fcd240a7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NoticePreviews"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"followUpIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noticePreviews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"followUpIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"followUpIds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"followUpId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"candidates"}},{"kind":"Field","name":{"kind":"Name","value":"candidatesOnDay"}},{"kind":"Field","name":{"kind":"Name","value":"announcedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"countedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"exactUntil"}},{"kind":"Field","name":{"kind":"Name","value":"announcedTestDay"}},{"kind":"Field","name":{"kind":"Name","value":"isInAppOnly"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"blocked"}}]}}]}}]} as unknown as TypedDocumentNode<NoticePreviewsQuery, NoticePreviewsQueryVariables>;
