import type { TypedDocumentNode } from '@apollo/client';
import type { OpenOwnFilePageMutation, OpenOwnFilePageMutationVariables } from '../graphql.ts';
import { useMutation } from '@apollo/client/react';

export function useOpenOwnFilePageMutation(options?: Omit<useMutation.Options<OpenOwnFilePageMutation, OpenOwnFilePageMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<OpenOwnFilePageMutation, OpenOwnFilePageMutationVariables> {
  return useMutation(OpenOwnFilePageDocument, options);
}

export const OpenOwnFilePageDocument = {"__meta__":{"hash":"cd07de174cea9c6f3c5e54e01fbb79982a21e4db55c4c2fb2cca8548869d3147"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenOwnFilePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openOwnFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}}]}}]}}]} as unknown as TypedDocumentNode<OpenOwnFilePageMutation, OpenOwnFilePageMutationVariables>;
