import type { TypedDocumentNode } from '@apollo/client';
import type { IssueCodesCandidatesQuery, IssueCodesCandidatesQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function useIssueCodesCandidatesQuery(options: useQuery.Options<IssueCodesCandidatesQuery, IssueCodesCandidatesQueryVariables> | SkipToken): useQuery.Result<IssueCodesCandidatesQuery, IssueCodesCandidatesQueryVariables, 'empty' | 'complete' | 'streaming', Partial<IssueCodesCandidatesQueryVariables>> {
  return useQuery(IssueCodesCandidatesDocument, options);
}

export function useIssueCodesCandidatesSuspenseQuery(options: useSuspenseQuery.Options<IssueCodesCandidatesQueryVariables>): useSuspenseQuery.Result<IssueCodesCandidatesQuery, IssueCodesCandidatesQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(IssueCodesCandidatesDocument, options);
}

export const IssueCodesCandidatesDocument = {"__meta__":{"hash":"5f137beb5899740c01d3b8df2f3ad64f783302d640edef5ce56a4ceed18935f4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"IssueCodesCandidates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"people"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AppCodePeopleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appCodeCandidates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"people"},"value":{"kind":"Variable","name":{"kind":"Name","value":"people"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"signedIn"}},{"kind":"Field","name":{"kind":"Name","value":"withoutAddress"}},{"kind":"Field","name":{"kind":"Name","value":"neverSignedInWithoutAddress"}}]}}]}}]} as unknown as TypedDocumentNode<IssueCodesCandidatesQuery, IssueCodesCandidatesQueryVariables>;
