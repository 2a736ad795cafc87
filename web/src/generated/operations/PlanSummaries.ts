import type { TypedDocumentNode } from '@apollo/client';
import type { PlanSummariesQuery, PlanSummariesQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function usePlanSummariesQuery(options?: useQuery.Options<PlanSummariesQuery, PlanSummariesQueryVariables> | SkipToken): useQuery.Result<PlanSummariesQuery, PlanSummariesQueryVariables, 'empty' | 'complete' | 'streaming', Partial<PlanSummariesQueryVariables>> {
  return useQuery(PlanSummariesDocument, options);
}

export function usePlanSummariesSuspenseQuery(options?: useSuspenseQuery.Options<PlanSummariesQueryVariables>): useSuspenseQuery.Result<PlanSummariesQuery, PlanSummariesQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(PlanSummariesDocument, options);
}

export const PlanSummariesDocument = {"__meta__":{"hash":"905b87af816ebdff0eab56b9526fd0e5c3ce742100b5f6210fd2a9ebf4d87218"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlanSummaries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"isPayable"}},{"kind":"Field","name":{"kind":"Name","value":"priceTiers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"upTo"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}}]}}]} as unknown as TypedDocumentNode<PlanSummariesQuery, PlanSummariesQueryVariables>;
