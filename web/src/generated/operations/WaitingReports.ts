import type { TypedDocumentNode } from '@apollo/client';
import type { WaitingReportsQuery, WaitingReportsQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function useWaitingReportsQuery(options?: useQuery.Options<WaitingReportsQuery, WaitingReportsQueryVariables> | SkipToken): useQuery.Result<WaitingReportsQuery, WaitingReportsQueryVariables, 'empty' | 'complete' | 'streaming', Partial<WaitingReportsQueryVariables>> {
  return useQuery(WaitingReportsDocument, options);
}

export function useWaitingReportsSuspenseQuery(options?: useSuspenseQuery.Options<WaitingReportsQueryVariables>): useSuspenseQuery.Result<WaitingReportsQuery, WaitingReportsQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(WaitingReportsDocument, options);
}

export const WaitingReportsDocument = {"__meta__":{"hash":"1d980cbcd862d6480e5dbced94512d1ba99bfe9855aeae942dc818d53d43a2cd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaitingReports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employeeReports"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"state"},"value":{"kind":"EnumValue","value":"WAITING"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exactRecordRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"EnumValue","value":"OPEN"}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as TypedDocumentNode<WaitingReportsQuery, WaitingReportsQueryVariables>;
