import type { TypedDocumentNode } from '@apollo/client';
import type { OwnFileLinkPageMutation, OwnFileLinkPageMutationVariables } from '../graphql.ts';
import { useMutation } from '@apollo/client/react';

export function useOwnFileLinkPageMutation(options?: Omit<useMutation.Options<OwnFileLinkPageMutation, OwnFileLinkPageMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<OwnFileLinkPageMutation, OwnFileLinkPageMutationVariables> {
  return useMutation(OwnFileLinkPageDocument, options);
}

export const OwnFileLinkPageDocument = {"__meta__":{"hash":"188447736f58faa2476729175a44bc0e950c4b3ca4fef9cfc11b3b5c72b5df51"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OwnFileLinkPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestOwnFileLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as TypedDocumentNode<OwnFileLinkPageMutation, OwnFileLinkPageMutationVariables>;
