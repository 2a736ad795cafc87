import type { TypedDocumentNode } from '@apollo/client';
import type { OpenCasesCountQuery, OpenCasesCountQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function useOpenCasesCountQuery(options?: useQuery.Options<OpenCasesCountQuery, OpenCasesCountQueryVariables> | SkipToken): useQuery.Result<OpenCasesCountQuery, OpenCasesCountQueryVariables, 'empty' | 'complete' | 'streaming', Partial<OpenCasesCountQueryVariables>> {
  return useQuery(OpenCasesCountDocument, options);
}

export function useOpenCasesCountSuspenseQuery(options?: useSuspenseQuery.Options<OpenCasesCountQueryVariables>): useSuspenseQuery.Result<OpenCasesCountQuery, OpenCasesCountQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(OpenCasesCountDocument, options);
}

export const OpenCasesCountDocument = {"__meta__":{"hash":"4cf0dc7f76fb372f4142751f6c67271c43142935dac5e4956b3ebd6a099bddf5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenCasesCount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cases"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"isOpen"},"value":{"kind":"BooleanValue","value":true}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as TypedDocumentNode<OpenCasesCountQuery, OpenCasesCountQueryVariables>;
