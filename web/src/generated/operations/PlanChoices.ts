import type { TypedDocumentNode } from '@apollo/client';
import type { PlanChoicesQuery, PlanChoicesQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function usePlanChoicesQuery(options?: useQuery.Options<PlanChoicesQuery, PlanChoicesQueryVariables> | SkipToken): useQuery.Result<PlanChoicesQuery, PlanChoicesQueryVariables, 'empty' | 'complete' | 'streaming', Partial<PlanChoicesQueryVariables>> {
  return useQuery(PlanChoicesDocument, options);
}

export function usePlanChoicesSuspenseQuery(options?: useSuspenseQuery.Options<PlanChoicesQueryVariables>): useSuspenseQuery.Result<PlanChoicesQuery, PlanChoicesQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(PlanChoicesDocument, options);
}

export const PlanChoicesDocument = {"__meta__":{"hash":"f37133eae3ed97b10a86be7a8fe2f1520a6de1c06392e744fbf8d1d1c259b231"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlanChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"maxEmployees"}},{"kind":"Field","name":{"kind":"Name","value":"isPayable"}},{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"priceTiers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"upTo"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}}]}}]} as unknown as TypedDocumentNode<PlanChoicesQuery, PlanChoicesQueryVariables>;
