import type { TypedDocumentNode } from '@apollo/client';
import type { DiseasesPageQuery, DiseasesPageQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function useDiseasesPageQuery(options?: useQuery.Options<DiseasesPageQuery, DiseasesPageQueryVariables> | SkipToken): useQuery.Result<DiseasesPageQuery, DiseasesPageQueryVariables, 'empty' | 'complete' | 'streaming', Partial<DiseasesPageQueryVariables>> {
  return useQuery(DiseasesPageDocument, options);
}

export function useDiseasesPageSuspenseQuery(options?: useSuspenseQuery.Options<DiseasesPageQueryVariables>): useSuspenseQuery.Result<DiseasesPageQuery, DiseasesPageQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(DiseasesPageDocument, options);
}

export const DiseasesPageDocument = {"__meta__":{"hash":"5d0328c5b00710fede3e8e37fd441fd019b4869b74b28008e5e9ab33edbcc5a3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DiseasesPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"diseases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"isUsed"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DiseaseRow_disease"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DiseaseRow_disease"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Disease"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"spreads"}},{"kind":"Field","name":{"kind":"Name","value":"isUsed"}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}}]}}]}}]} as unknown as TypedDocumentNode<DiseasesPageQuery, DiseasesPageQueryVariables>;
