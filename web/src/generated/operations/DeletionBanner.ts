import type { TypedDocumentNode } from '@apollo/client';
import type { DeletionBannerMutation, DeletionBannerMutationVariables } from '../graphql.ts';
import { useMutation } from '@apollo/client/react';

export function useDeletionBannerMutation(options?: Omit<useMutation.Options<DeletionBannerMutation, DeletionBannerMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<DeletionBannerMutation, DeletionBannerMutationVariables> {
  return useMutation(DeletionBannerDocument, options);
}

export const DeletionBannerDocument = {"__meta__":{"hash":"c1b128c367cca2bbf1a67874c27f867980b6fde67a910f97021184c2a2992c7d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletionBanner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelCompanyDeletion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"deletionAt"}}]}}]}}]} as unknown as TypedDocumentNode<DeletionBannerMutation, DeletionBannerMutationVariables>;
