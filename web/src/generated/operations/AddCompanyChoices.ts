import type { TypedDocumentNode } from '@apollo/client';
import type { AddCompanyChoicesQuery, AddCompanyChoicesQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function useAddCompanyChoicesQuery(options?: useQuery.Options<AddCompanyChoicesQuery, AddCompanyChoicesQueryVariables> | SkipToken): useQuery.Result<AddCompanyChoicesQuery, AddCompanyChoicesQueryVariables, 'empty' | 'complete' | 'streaming', Partial<AddCompanyChoicesQueryVariables>> {
  return useQuery(AddCompanyChoicesDocument, options);
}

export function useAddCompanyChoicesSuspenseQuery(options?: useSuspenseQuery.Options<AddCompanyChoicesQueryVariables>): useSuspenseQuery.Result<AddCompanyChoicesQuery, AddCompanyChoicesQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(AddCompanyChoicesDocument, options);
}

export const AddCompanyChoicesDocument = {"__meta__":{"hash":"3c122b13e9bd4c4a9d2b7c8b863dbfa39e77016fe7b92e752627766f1c5c6fb5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AddCompanyChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"countries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"plans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as TypedDocumentNode<AddCompanyChoicesQuery, AddCompanyChoicesQueryVariables>;
