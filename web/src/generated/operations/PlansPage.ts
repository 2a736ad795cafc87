import type { TypedDocumentNode } from '@apollo/client';
import type { PlansPageQuery, PlansPageQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function usePlansPageQuery(options?: useQuery.Options<PlansPageQuery, PlansPageQueryVariables> | SkipToken): useQuery.Result<PlansPageQuery, PlansPageQueryVariables, 'empty' | 'complete' | 'streaming', Partial<PlansPageQueryVariables>> {
  return useQuery(PlansPageDocument, options);
}

export function usePlansPageSuspenseQuery(options?: useSuspenseQuery.Options<PlansPageQueryVariables>): useSuspenseQuery.Result<PlansPageQuery, PlansPageQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(PlansPageDocument, options);
}

export const PlansPageDocument = {"__meta__":{"hash":"d4619b3503f35826b83ac5568b83aff182824208424c581206f9780f9ec195de"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlansPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanCard_plan"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanCard_plan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Plan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"maxEmployee"}},{"kind":"Field","name":{"kind":"Name","value":"isPayable"}},{"kind":"Field","name":{"kind":"Name","value":"priceTiers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"upTo"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"access"}}]}}]} as unknown as TypedDocumentNode<PlansPageQuery, PlansPageQueryVariables>;
