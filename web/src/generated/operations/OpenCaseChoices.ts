import type { TypedDocumentNode } from '@apollo/client';
import type { OpenCaseChoicesQuery, OpenCaseChoicesQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function useOpenCaseChoicesQuery(options?: useQuery.Options<OpenCaseChoicesQuery, OpenCaseChoicesQueryVariables> | SkipToken): useQuery.Result<OpenCaseChoicesQuery, OpenCaseChoicesQueryVariables, 'empty' | 'complete' | 'streaming', Partial<OpenCaseChoicesQueryVariables>> {
  return useQuery(OpenCaseChoicesDocument, options);
}

export function useOpenCaseChoicesSuspenseQuery(options?: useSuspenseQuery.Options<OpenCaseChoicesQueryVariables>): useSuspenseQuery.Result<OpenCaseChoicesQuery, OpenCaseChoicesQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(OpenCaseChoicesDocument, options);
}

export const OpenCaseChoicesDocument = {"__meta__":{"hash":"ae2bbb7c3d977800429fb571a873f4593c6d5ce7b58ec089c9ef9dab7db85f04"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenCaseChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"diseases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isUsed"}}]}}]}}]} as unknown as TypedDocumentNode<OpenCaseChoicesQuery, OpenCaseChoicesQueryVariables>;
