import type { TypedDocumentNode } from '@apollo/client';
import type { FollowUpCountQuery, FollowUpCountQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function useFollowUpCountQuery(options?: useQuery.Options<FollowUpCountQuery, FollowUpCountQueryVariables> | SkipToken): useQuery.Result<FollowUpCountQuery, FollowUpCountQueryVariables, 'empty' | 'complete' | 'streaming', Partial<FollowUpCountQueryVariables>> {
  return useQuery(FollowUpCountDocument, options);
}

export function useFollowUpCountSuspenseQuery(options?: useSuspenseQuery.Options<FollowUpCountQueryVariables>): useSuspenseQuery.Result<FollowUpCountQuery, FollowUpCountQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(FollowUpCountDocument, options);
}

export const FollowUpCountDocument = {"__meta__":{"hash":"b7a095fa0c072ed574296eca57dc87a6829b605261df03750acc415cd60275e2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FollowUpCount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"followUps"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"nextSteps"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"INFORM"},{"kind":"EnumValue","value":"CORRECT"},{"kind":"EnumValue","value":"TEST"}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as TypedDocumentNode<FollowUpCountQuery, FollowUpCountQueryVariables>;
