import type { TypedDocumentNode } from '@apollo/client';
import type { WayToTracingQuery, WayToTracingQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function useWayToTracingQuery(options?: useQuery.Options<WayToTracingQuery, WayToTracingQueryVariables> | SkipToken): useQuery.Result<WayToTracingQuery, WayToTracingQueryVariables, 'empty' | 'complete' | 'streaming', Partial<WayToTracingQueryVariables>> {
  return useQuery(WayToTracingDocument, options);
}

export function useWayToTracingSuspenseQuery(options?: useSuspenseQuery.Options<WayToTracingQueryVariables>): useSuspenseQuery.Result<WayToTracingQuery, WayToTracingQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(WayToTracingDocument, options);
}

export const WayToTracingDocument = {"__meta__":{"hash":"22806ba6ca1d87939e06b35653c9bb2c5bf863d3da6b4022fab570ac8d675732"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WayToTracing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"positiveEmployees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as TypedDocumentNode<WayToTracingQuery, WayToTracingQueryVariables>;
