import type { TypedDocumentNode } from '@apollo/client';
import type { IssueCodesCandidatesQuery, IssueCodesCandidatesQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function useIssueCodesCandidatesQuery(options: useQuery.Options<IssueCodesCandidatesQuery, IssueCodesCandidatesQueryVariables> | SkipToken): useQuery.Result<IssueCodesCandidatesQuery, IssueCodesCandidatesQueryVariables, 'empty' | 'complete' | 'streaming', Partial<IssueCodesCandidatesQueryVariables>> {
  return useQuery(IssueCodesCandidatesDocument, options);
}

export function useIssueCodesCandidatesSuspenseQuery(options: useSuspenseQuery.Options<IssueCodesCandidatesQueryVariables>): useSuspenseQuery.Result<IssueCodesCandidatesQuery, IssueCodesCandidatesQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(IssueCodesCandidatesDocument, options);
}

export const IssueCodesCandidatesDocument = {"__meta__":{"hash":"a2e60c6e611f00aaf2113e0fa2b8bb263222856343d7db34cb9c11cbb81d67f8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"IssueCodesCandidates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"people"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AppCodePeopleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appCodeCandidates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"people"},"value":{"kind":"Variable","name":{"kind":"Name","value":"people"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"signedIn"}},{"kind":"Field","name":{"kind":"Name","value":"withoutAddress"}}]}}]}}]} as unknown as TypedDocumentNode<IssueCodesCandidatesQuery, IssueCodesCandidatesQueryVariables>;
