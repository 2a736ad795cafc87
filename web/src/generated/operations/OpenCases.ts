import type { TypedDocumentNode } from '@apollo/client';
import type { OpenCasesQuery, OpenCasesQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function useOpenCasesQuery(options?: useQuery.Options<OpenCasesQuery, OpenCasesQueryVariables> | SkipToken): useQuery.Result<OpenCasesQuery, OpenCasesQueryVariables, 'empty' | 'complete' | 'streaming', Partial<OpenCasesQueryVariables>> {
  return useQuery(OpenCasesDocument, options);
}

export function useOpenCasesSuspenseQuery(options?: useSuspenseQuery.Options<OpenCasesQueryVariables>): useSuspenseQuery.Result<OpenCasesQuery, OpenCasesQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(OpenCasesDocument, options);
}

export const OpenCasesDocument = {"__meta__":{"hash":"c36c20118be2b32417246911d11825e2938ceb617038cca1aadc5cb6c11faf02"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenCases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"positiveEmployees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"positiveDate"}}]}}]}}]} as unknown as TypedDocumentNode<OpenCasesQuery, OpenCasesQueryVariables>;
