import type { TypedDocumentNode } from '@apollo/client';
import type { RemoveMemberDialogMutation, RemoveMemberDialogMutationVariables } from '../graphql.ts';
import { useMutation } from '@apollo/client/react';

export function useRemoveMemberDialogMutation(options?: Omit<useMutation.Options<RemoveMemberDialogMutation, RemoveMemberDialogMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<RemoveMemberDialogMutation, RemoveMemberDialogMutationVariables> {
  return useMutation(RemoveMemberDialogDocument, options);
}

export const RemoveMemberDialogDocument = {"__meta__":{"hash":"773e2bfae30d6b0137af2f7e6802540101c9f2795f181be5197835a5f2d82091"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveMemberDialog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removedMemberId"}}]}}]}}]} as unknown as TypedDocumentNode<RemoveMemberDialogMutation, RemoveMemberDialogMutationVariables>;
