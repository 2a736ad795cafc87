import type { TypedDocumentNode } from '@apollo/client';
import type { AddCompanyChoicesQuery, AddCompanyChoicesQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function useAddCompanyChoicesQuery(options?: useQuery.Options<AddCompanyChoicesQuery, AddCompanyChoicesQueryVariables> | SkipToken): useQuery.Result<AddCompanyChoicesQuery, AddCompanyChoicesQueryVariables, 'empty' | 'complete' | 'streaming', Partial<AddCompanyChoicesQueryVariables>> {
  return useQuery(AddCompanyChoicesDocument, options);
}

export function useAddCompanyChoicesSuspenseQuery(options?: useSuspenseQuery.Options<AddCompanyChoicesQueryVariables>): useSuspenseQuery.Result<AddCompanyChoicesQuery, AddCompanyChoicesQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(AddCompanyChoicesDocument, options);
}

export const AddCompanyChoicesDocument = {"__meta__":{"hash":"ddf531026d9459bd02897adf67664bba02f91045188db9ee6441a1a3e299d3f9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AddCompanyChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"countries"}},{"kind":"Field","name":{"kind":"Name","value":"plans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as TypedDocumentNode<AddCompanyChoicesQuery, AddCompanyChoicesQueryVariables>;
