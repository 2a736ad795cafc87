import type { TypedDocumentNode } from '@apollo/client';
import type { PlansPageQuery, PlansPageQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function usePlansPageQuery(options?: useQuery.Options<PlansPageQuery, PlansPageQueryVariables> | SkipToken): useQuery.Result<PlansPageQuery, PlansPageQueryVariables, 'empty' | 'complete' | 'streaming', Partial<PlansPageQueryVariables>> {
  return useQuery(PlansPageDocument, options);
}

export function usePlansPageSuspenseQuery(options?: useSuspenseQuery.Options<PlansPageQueryVariables>): useSuspenseQuery.Result<PlansPageQuery, PlansPageQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(PlansPageDocument, options);
}

export const PlansPageDocument = {"__meta__":{"hash":"cca0c5970ca2b1285239e6d4e9398aec2c1b8e16ca979cf6a5c60e41471f203c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlansPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanCard_plan"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanCard_plan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Plan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"maxEmployees"}},{"kind":"Field","name":{"kind":"Name","value":"isPayable"}},{"kind":"Field","name":{"kind":"Name","value":"priceTiers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"upTo"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"access"}}]}}]} as unknown as TypedDocumentNode<PlansPageQuery, PlansPageQueryVariables>;
