import type { TypedDocumentNode } from '@apollo/client';
import type { RotateWebhookSecretMutation, RotateWebhookSecretMutationVariables } from '../graphql.ts';
import { useMutation } from '@apollo/client/react';

export function useRotateWebhookSecretMutation(options?: Omit<useMutation.Options<RotateWebhookSecretMutation, RotateWebhookSecretMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<RotateWebhookSecretMutation, RotateWebhookSecretMutationVariables> {
  return useMutation(RotateWebhookSecretDocument, options);
}

export const RotateWebhookSecretDocument = {"__meta__":{"hash":"2202f4a02b82dd44e8e08c5a7e23c038a031756ca2171d1e1cf30f67a0e213ab"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RotateWebhookSecret"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rotateWebhookSecret"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"webhook"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"previousSecretUntil"}}]}}]}}]}}]} as unknown as TypedDocumentNode<RotateWebhookSecretMutation, RotateWebhookSecretMutationVariables>;
