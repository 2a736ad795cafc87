import type { TypedDocumentNode } from '@apollo/client';
import type { RequireCameraPlanQuery, RequireCameraPlanQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function useRequireCameraPlanQuery(options?: useQuery.Options<RequireCameraPlanQuery, RequireCameraPlanQueryVariables> | SkipToken): useQuery.Result<RequireCameraPlanQuery, RequireCameraPlanQueryVariables, 'empty' | 'complete' | 'streaming', Partial<RequireCameraPlanQueryVariables>> {
  return useQuery(RequireCameraPlanDocument, options);
}

export function useRequireCameraPlanSuspenseQuery(options?: useSuspenseQuery.Options<RequireCameraPlanQueryVariables>): useSuspenseQuery.Result<RequireCameraPlanQuery, RequireCameraPlanQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(RequireCameraPlanDocument, options);
}

export const RequireCameraPlanDocument = {"__meta__":{"hash":"a2a80dc4f09e4cc282678349ccd3e7f8557541f9bf3b5899e2d2a3081ee8556d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RequireCameraPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"access"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"plans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"access"}}]}}]}}]} as unknown as TypedDocumentNode<RequireCameraPlanQuery, RequireCameraPlanQueryVariables>;
