import type { TypedDocumentNode } from '@apollo/client';
import type { RemoveMailDomainMutation, RemoveMailDomainMutationVariables } from '../graphql.ts';
import { useMutation } from '@apollo/client/react';

export function useRemoveMailDomainMutation(options?: Omit<useMutation.Options<RemoveMailDomainMutation, RemoveMailDomainMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<RemoveMailDomainMutation, RemoveMailDomainMutationVariables> {
  return useMutation(RemoveMailDomainDocument, options);
}

export const RemoveMailDomainDocument = {"__meta__":{"hash":"e60fcdce254edfde6852ec366d6a0018337bec752d70570ac43fafce082bdf2e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveMailDomain"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeMailDomain"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removedMailDomainId"}}]}}]}}]} as unknown as TypedDocumentNode<RemoveMailDomainMutation, RemoveMailDomainMutationVariables>;
