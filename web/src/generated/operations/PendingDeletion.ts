import type { TypedDocumentNode } from '@apollo/client';
import type { PendingDeletionMutation, PendingDeletionMutationVariables } from '../graphql.ts';
import { useMutation } from '@apollo/client/react';

export function usePendingDeletionMutation(options?: Omit<useMutation.Options<PendingDeletionMutation, PendingDeletionMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<PendingDeletionMutation, PendingDeletionMutationVariables> {
  return useMutation(PendingDeletionDocument, options);
}

export const PendingDeletionDocument = {"__meta__":{"hash":"68a1623df88f0feb2fc7def7f13b23c75c8b8bf34706102889cd808a112f11e5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PendingDeletion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelCompanyDeletion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"company"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"deletionAt"}}]}}]}}]} as unknown as TypedDocumentNode<PendingDeletionMutation, PendingDeletionMutationVariables>;
