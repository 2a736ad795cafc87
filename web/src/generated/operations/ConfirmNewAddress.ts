import type { TypedDocumentNode } from '@apollo/client';
import type { ConfirmNewAddressMutation, ConfirmNewAddressMutationVariables } from '../graphql.ts';
import { useMutation } from '@apollo/client/react';

export function useConfirmNewAddressMutation(options?: Omit<useMutation.Options<ConfirmNewAddressMutation, ConfirmNewAddressMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<ConfirmNewAddressMutation, ConfirmNewAddressMutationVariables> {
  return useMutation(ConfirmNewAddressDocument, options);
}

export const ConfirmNewAddressDocument = {"__meta__":{"hash":"fd04ba483b09336230c62e19181425b1646491dcbed11a98253e7db5c2ceec07"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmNewAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmNewEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as TypedDocumentNode<ConfirmNewAddressMutation, ConfirmNewAddressMutationVariables>;
