import type { TypedDocumentNode } from '@apollo/client';
import type { ExactRecordRequestsQuery, ExactRecordRequestsQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function useExactRecordRequestsQuery(options?: useQuery.Options<ExactRecordRequestsQuery, ExactRecordRequestsQueryVariables> | SkipToken): useQuery.Result<ExactRecordRequestsQuery, ExactRecordRequestsQueryVariables, 'empty' | 'complete' | 'streaming', Partial<ExactRecordRequestsQueryVariables>> {
  return useQuery(ExactRecordRequestsDocument, options);
}

export function useExactRecordRequestsSuspenseQuery(options?: useSuspenseQuery.Options<ExactRecordRequestsQueryVariables>): useSuspenseQuery.Result<ExactRecordRequestsQuery, ExactRecordRequestsQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(ExactRecordRequestsDocument, options);
}

export const ExactRecordRequestsDocument = {"__meta__":{"hash":"6b408a8fc22acfd5421e2398c384dedb4a4e6a4b32b30fd232ab12e058354640"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExactRecordRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exactRecordRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"EnumValue","value":"OPEN"}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as TypedDocumentNode<ExactRecordRequestsQuery, ExactRecordRequestsQueryVariables>;
