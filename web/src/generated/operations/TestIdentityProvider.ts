import type { TypedDocumentNode } from '@apollo/client';
import type { TestIdentityProviderMutation, TestIdentityProviderMutationVariables } from '../graphql.ts';
import { useMutation } from '@apollo/client/react';

export function useTestIdentityProviderMutation(options?: Omit<useMutation.Options<TestIdentityProviderMutation, TestIdentityProviderMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<TestIdentityProviderMutation, TestIdentityProviderMutationVariables> {
  return useMutation(TestIdentityProviderDocument, options);
}

export const TestIdentityProviderDocument = {"__meta__":{"hash":"ffed0323b3cb72b9f88c5a4dc80178a98ef4eb8e7641880425cf778f2c7ab57c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TestIdentityProvider"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"testIdentityProvider"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"problem"}}]}}]}}]} as unknown as TypedDocumentNode<TestIdentityProviderMutation, TestIdentityProviderMutationVariables>;
