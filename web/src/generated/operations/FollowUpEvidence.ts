import type { TypedDocumentNode } from '@apollo/client';
import type { FollowUpEvidenceQuery, FollowUpEvidenceQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function useFollowUpEvidenceQuery(options: useQuery.Options<FollowUpEvidenceQuery, FollowUpEvidenceQueryVariables> | SkipToken): useQuery.Result<FollowUpEvidenceQuery, FollowUpEvidenceQueryVariables, 'empty' | 'complete' | 'streaming', Partial<FollowUpEvidenceQueryVariables>> {
  return useQuery(FollowUpEvidenceDocument, options);
}

export function useFollowUpEvidenceSuspenseQuery(options: useSuspenseQuery.Options<FollowUpEvidenceQueryVariables>): useSuspenseQuery.Result<FollowUpEvidenceQuery, FollowUpEvidenceQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(FollowUpEvidenceDocument, options);
}

export const FollowUpEvidenceDocument = {"__meta__":{"hash":"386044678b4984b78dfbc4ff20f2e339962500147ec743e26daee106321e3007"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FollowUpEvidence"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"followUpEvidence"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"followUpId"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"episodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caseNumber"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"rooms"}}]}}]}}]}}]} as unknown as TypedDocumentNode<FollowUpEvidenceQuery, FollowUpEvidenceQueryVariables>;
