import type { TypedDocumentNode } from '@apollo/client';
import type { MarkFollowUpsSeenMutation, MarkFollowUpsSeenMutationVariables } from '../graphql.ts';
import { useMutation } from '@apollo/client/react';

export function useMarkFollowUpsSeenMutation(options?: Omit<useMutation.Options<MarkFollowUpsSeenMutation, MarkFollowUpsSeenMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<MarkFollowUpsSeenMutation, MarkFollowUpsSeenMutationVariables> {
  return useMutation(MarkFollowUpsSeenDocument, options);
}

export const MarkFollowUpsSeenDocument = {"__meta__":{"hash":"b7e991861a63bae4802587f1bb081f19a0a73ae0e343d2151a3d7374f0e097ba"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkFollowUpsSeen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MarkFollowUpsSeenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markFollowUpsSeen"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"latestChangeAt"}}]}}]}}]} as unknown as TypedDocumentNode<MarkFollowUpsSeenMutation, MarkFollowUpsSeenMutationVariables>;
