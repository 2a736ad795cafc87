import type { TypedDocumentNode } from '@apollo/client';
import type { PlansInShortQuery, PlansInShortQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function usePlansInShortQuery(options?: useQuery.Options<PlansInShortQuery, PlansInShortQueryVariables> | SkipToken): useQuery.Result<PlansInShortQuery, PlansInShortQueryVariables, 'empty' | 'complete' | 'streaming', Partial<PlansInShortQueryVariables>> {
  return useQuery(PlansInShortDocument, options);
}

export function usePlansInShortSuspenseQuery(options?: useSuspenseQuery.Options<PlansInShortQueryVariables>): useSuspenseQuery.Result<PlansInShortQuery, PlansInShortQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(PlansInShortDocument, options);
}

export const PlansInShortDocument = {"__meta__":{"hash":"dcd408af7cbb5b6121e84184c784390aa934f9a1f2d0ff7a2183ba56e08ecbef"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlansInShort"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"isPayable"}},{"kind":"Field","name":{"kind":"Name","value":"priceTiers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"upTo"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}}]}}]} as unknown as TypedDocumentNode<PlansInShortQuery, PlansInShortQueryVariables>;
