import type { TypedDocumentNode } from '@apollo/client';
import type { AddPasskeyMutation, AddPasskeyMutationVariables } from '../graphql.ts';
import { useMutation } from '@apollo/client/react';

export function useAddPasskeyMutation(options?: Omit<useMutation.Options<AddPasskeyMutation, AddPasskeyMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<AddPasskeyMutation, AddPasskeyMutationVariables> {
  return useMutation(AddPasskeyDocument, options);
}

export const AddPasskeyDocument = {"__meta__":{"hash":"d41887d3a79992aae62d362bc4d71c9565b8e25c42bb95f06ab3ae3e3e02eed0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddPasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PasskeyAttestationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addPasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passkey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}}]}}]}}]} as unknown as TypedDocumentNode<AddPasskeyMutation, AddPasskeyMutationVariables>;
