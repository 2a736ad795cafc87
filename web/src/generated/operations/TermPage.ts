import type { TypedDocumentNode } from '@apollo/client';
import type { TermPageQuery, TermPageQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function useTermPageQuery(options?: useQuery.Options<TermPageQuery, TermPageQueryVariables> | SkipToken): useQuery.Result<TermPageQuery, TermPageQueryVariables, 'empty' | 'complete' | 'streaming', Partial<TermPageQueryVariables>> {
  return useQuery(TermPageDocument, options);
}

export function useTermPageSuspenseQuery(options?: useSuspenseQuery.Options<TermPageQueryVariables>): useSuspenseQuery.Result<TermPageQuery, TermPageQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(TermPageDocument, options);
}

export const TermPageDocument = {"__meta__":{"hash":"a71fa06704923a4d3b0b74cefa9299269ec31cf9ff90746583f0e198eb27f910"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TermPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"maxEmployees"}},{"kind":"Field","name":{"kind":"Name","value":"isPayable"}},{"kind":"Field","name":{"kind":"Name","value":"priceTiers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"upTo"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}}]}}]} as unknown as TypedDocumentNode<TermPageQuery, TermPageQueryVariables>;
