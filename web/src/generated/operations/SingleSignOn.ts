import type { TypedDocumentNode } from '@apollo/client';
import type { SingleSignOnQuery, SingleSignOnQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function useSingleSignOnQuery(options?: useQuery.Options<SingleSignOnQuery, SingleSignOnQueryVariables> | SkipToken): useQuery.Result<SingleSignOnQuery, SingleSignOnQueryVariables, 'empty' | 'complete' | 'streaming', Partial<SingleSignOnQueryVariables>> {
  return useQuery(SingleSignOnDocument, options);
}

export function useSingleSignOnSuspenseQuery(options?: useSuspenseQuery.Options<SingleSignOnQueryVariables>): useSuspenseQuery.Result<SingleSignOnQuery, SingleSignOnQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(SingleSignOnDocument, options);
}

export const SingleSignOnDocument = {"__meta__":{"hash":"bd1f54b2652a4550044294a490f17b5874e85ce9f60cf1c952ece7ef23ee15e8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SingleSignOn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"singleSignOn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SingleSignOn_state"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SingleSignOn_state"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SingleSignOn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redirectUri"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"identityProvider"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issuer"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"asksSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"vouchesForAddresses"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}}]} as unknown as TypedDocumentNode<SingleSignOnQuery, SingleSignOnQueryVariables>;
