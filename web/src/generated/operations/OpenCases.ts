import type { TypedDocumentNode } from '@apollo/client';
import type { OpenCasesQuery, OpenCasesQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function useOpenCasesQuery(options?: useQuery.Options<OpenCasesQuery, OpenCasesQueryVariables> | SkipToken): useQuery.Result<OpenCasesQuery, OpenCasesQueryVariables, 'empty' | 'complete' | 'streaming', Partial<OpenCasesQueryVariables>> {
  return useQuery(OpenCasesDocument, options);
}

export function useOpenCasesSuspenseQuery(options?: useSuspenseQuery.Options<OpenCasesQueryVariables>): useSuspenseQuery.Result<OpenCasesQuery, OpenCasesQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(OpenCasesDocument, options);
}

export const OpenCasesDocument = {"__meta__":{"hash":"e32bb67aa1262ae2e136574e4a16852c43e7c95e032fad73e92fef436c480533"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenCases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"positiveEmployees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"positiveSince"}}]}}]}}]} as unknown as TypedDocumentNode<OpenCasesQuery, OpenCasesQueryVariables>;
