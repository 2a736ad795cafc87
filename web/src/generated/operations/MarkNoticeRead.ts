import type { TypedDocumentNode } from '@apollo/client';
import type { MarkNoticeReadMutation, MarkNoticeReadMutationVariables } from '../graphql.ts';
import { useMutation } from '@apollo/client/react';

export function useMarkNoticeReadMutation(options?: Omit<useMutation.Options<MarkNoticeReadMutation, MarkNoticeReadMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<MarkNoticeReadMutation, MarkNoticeReadMutationVariables> {
  return useMutation(MarkNoticeReadDocument, options);
}

export const MarkNoticeReadDocument = {"__meta__":{"hash":"77359c7172f25c5df169362d21e3b5883d61bd25478e0e53c132f483c5f929a7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkNoticeRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markNoticeRead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}}]}}]}}]} as unknown as TypedDocumentNode<MarkNoticeReadMutation, MarkNoticeReadMutationVariables>;
