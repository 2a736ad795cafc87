import type { TypedDocumentNode } from '@apollo/client';
import type { RenamePasskeyMutation, RenamePasskeyMutationVariables } from '../graphql.ts';
import { useMutation } from '@apollo/client/react';

export function useRenamePasskeyMutation(options?: Omit<useMutation.Options<RenamePasskeyMutation, RenamePasskeyMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<RenamePasskeyMutation, RenamePasskeyMutationVariables> {
  return useMutation(RenamePasskeyDocument, options);
}

export const RenamePasskeyDocument = {"__meta__":{"hash":"14d9e4ab98e1749ba1188828c6984ef92d06ab466ce6890a50660306f4087947"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenamePasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RenamePasskeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renamePasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as TypedDocumentNode<RenamePasskeyMutation, RenamePasskeyMutationVariables>;
