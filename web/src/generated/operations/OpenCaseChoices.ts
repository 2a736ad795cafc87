import type { TypedDocumentNode } from '@apollo/client';
import type { OpenCaseChoicesQuery, OpenCaseChoicesQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function useOpenCaseChoicesQuery(options?: useQuery.Options<OpenCaseChoicesQuery, OpenCaseChoicesQueryVariables> | SkipToken): useQuery.Result<OpenCaseChoicesQuery, OpenCaseChoicesQueryVariables, 'empty' | 'complete' | 'streaming', Partial<OpenCaseChoicesQueryVariables>> {
  return useQuery(OpenCaseChoicesDocument, options);
}

export function useOpenCaseChoicesSuspenseQuery(options?: useSuspenseQuery.Options<OpenCaseChoicesQueryVariables>): useSuspenseQuery.Result<OpenCaseChoicesQuery, OpenCaseChoicesQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(OpenCaseChoicesDocument, options);
}

export const OpenCaseChoicesDocument = {"__meta__":{"hash":"8e82682b7d050a2234595dece8ffd2cfdbf351fdf8fb1d23bfb4b769b3ce6e1c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenCaseChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"diseases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isUsed"}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}}]}}]} as unknown as TypedDocumentNode<OpenCaseChoicesQuery, OpenCaseChoicesQueryVariables>;
