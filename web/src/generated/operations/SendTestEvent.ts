import type { TypedDocumentNode } from '@apollo/client';
import type { SendTestEventMutation, SendTestEventMutationVariables } from '../graphql.ts';
import { useMutation } from '@apollo/client/react';

export function useSendTestEventMutation(options?: Omit<useMutation.Options<SendTestEventMutation, SendTestEventMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<SendTestEventMutation, SendTestEventMutationVariables> {
  return useMutation(SendTestEventDocument, options);
}

export const SendTestEventDocument = {"__meta__":{"hash":"7752c1ff525cf226e87c02df2dce63912590521f577b43fb48696b7fe522b8b4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendTestEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendTestEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as TypedDocumentNode<SendTestEventMutation, SendTestEventMutationVariables>;
