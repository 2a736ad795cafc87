import type { TypedDocumentNode } from '@apollo/client';
import type { OpenOwnFilePageMutation, OpenOwnFilePageMutationVariables } from '../graphql.ts';
import { useMutation } from '@apollo/client/react';

export function useOpenOwnFilePageMutation(options?: Omit<useMutation.Options<OpenOwnFilePageMutation, OpenOwnFilePageMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<OpenOwnFilePageMutation, OpenOwnFilePageMutationVariables> {
  return useMutation(OpenOwnFilePageDocument, options);
}

export const OpenOwnFilePageDocument = {"__meta__":{"hash":"ed3416ab86f7326ce87f5ebd987692fbcae6c17da4ef7df4858edcfbfeb65bd4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenOwnFilePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openOwnFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as TypedDocumentNode<OpenOwnFilePageMutation, OpenOwnFilePageMutationVariables>;
