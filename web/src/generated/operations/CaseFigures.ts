import type { TypedDocumentNode } from '@apollo/client';
import type { CaseFiguresQuery, CaseFiguresQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function useCaseFiguresQuery(options?: useQuery.Options<CaseFiguresQuery, CaseFiguresQueryVariables> | SkipToken): useQuery.Result<CaseFiguresQuery, CaseFiguresQueryVariables, 'empty' | 'complete' | 'streaming', Partial<CaseFiguresQueryVariables>> {
  return useQuery(CaseFiguresDocument, options);
}

export function useCaseFiguresSuspenseQuery(options?: useSuspenseQuery.Options<CaseFiguresQueryVariables>): useSuspenseQuery.Result<CaseFiguresQuery, CaseFiguresQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(CaseFiguresDocument, options);
}

export const CaseFiguresDocument = {"__meta__":{"hash":"b4b28862ec2063c2d6d09ba9eccbc49c07864b51bf2b5f9250ed6fd2f4b80278"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CaseFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caseFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openCases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"disease"}},{"kind":"Field","name":{"kind":"Name","value":"cases"}}]}},{"kind":"Field","name":{"kind":"Name","value":"traced"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inTime"}},{"kind":"Field","name":{"kind":"Name","value":"late"}},{"kind":"Field","name":{"kind":"Name","value":"running"}},{"kind":"Field","name":{"kind":"Name","value":"withoutExposed"}},{"kind":"Field","name":{"kind":"Name","value":"unknown"}},{"kind":"Field","name":{"kind":"Name","value":"share"}}]}},{"kind":"Field","name":{"kind":"Name","value":"followedUpToday"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"due"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"share"}}]}},{"kind":"Field","name":{"kind":"Name","value":"overdue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"followUps"}}]}}]}}]}}]} as unknown as TypedDocumentNode<CaseFiguresQuery, CaseFiguresQueryVariables>;
