import type { TypedDocumentNode } from '@apollo/client';
import type { DeleteWebhookMutation, DeleteWebhookMutationVariables } from '../graphql.ts';
import { useMutation } from '@apollo/client/react';

export function useDeleteWebhookMutation(options?: Omit<useMutation.Options<DeleteWebhookMutation, DeleteWebhookMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<DeleteWebhookMutation, DeleteWebhookMutationVariables> {
  return useMutation(DeleteWebhookDocument, options);
}

export const DeleteWebhookDocument = {"__meta__":{"hash":"27e0be380ce345be418c87e8aa8fab78334f98e3b464523ff9ed7a9c9ee8e0cd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedWebhookId"}}]}}]}}]} as unknown as TypedDocumentNode<DeleteWebhookMutation, DeleteWebhookMutationVariables>;
