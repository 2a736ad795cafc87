import type { TypedDocumentNode } from '@apollo/client';
import type { CompanyMenuMutation, CompanyMenuMutationVariables } from '../graphql.ts';
import { useMutation } from '@apollo/client/react';

export function useCompanyMenuMutation(options?: Omit<useMutation.Options<CompanyMenuMutation, CompanyMenuMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<CompanyMenuMutation, CompanyMenuMutationVariables> {
  return useMutation(CompanyMenuDocument, options);
}

export const CompanyMenuDocument = {"__meta__":{"hash":"1a8c1ebf3cba0da9ef5d41d621beaaa70eaa10d283328da257c010960cbc4c04"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CompanyMenu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signedOutAt"}}]}}]}}]} as unknown as TypedDocumentNode<CompanyMenuMutation, CompanyMenuMutationVariables>;
