import type { TypedDocumentNode } from '@apollo/client';
import type { PendingTimeMetricMutation, PendingTimeMetricMutationVariables } from '../graphql.ts';
import { useMutation } from '@apollo/client/react';

export function usePendingTimeMetricMutation(options?: Omit<useMutation.Options<PendingTimeMetricMutation, PendingTimeMetricMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<PendingTimeMetricMutation, PendingTimeMetricMutationVariables> {
  return useMutation(PendingTimeMetricDocument, options);
}

export const PendingTimeMetricDocument = {"__meta__":{"hash":"0c6359ccb1e9dbe0eefa43a25cd1d5aeadd0c4835a81f4a36c13583324c35bae"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PendingTimeMetric"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelTimeMetricChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TimeMetricSetting_company"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TimeMetricSetting_company"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timeMetric"}},{"kind":"Field","name":{"kind":"Name","value":"pendingTimeMetric"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"from"}}]}}]}}]} as unknown as TypedDocumentNode<PendingTimeMetricMutation, PendingTimeMetricMutationVariables>;
