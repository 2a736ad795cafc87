import type { TypedDocumentNode } from '@apollo/client';
import type { AdministratorLoginPageMutation, AdministratorLoginPageMutationVariables } from '../graphql.ts';
import { useMutation } from '@apollo/client/react';

export function useAdministratorLoginPageMutation(options?: Omit<useMutation.Options<AdministratorLoginPageMutation, AdministratorLoginPageMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<AdministratorLoginPageMutation, AdministratorLoginPageMutationVariables> {
  return useMutation(AdministratorLoginPageDocument, options);
}

export const AdministratorLoginPageDocument = {"__meta__":{"hash":"70630a47db87a7c7e5ad44eeaaa04d076423813e7398d152a0a991b668cff9c0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdministratorLoginPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignInAdministratorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signInAdministrator"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as TypedDocumentNode<AdministratorLoginPageMutation, AdministratorLoginPageMutationVariables>;
