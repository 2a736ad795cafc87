import type { TypedDocumentNode } from '@apollo/client';
import type { MailPasswordLinkMutation, MailPasswordLinkMutationVariables } from '../graphql.ts';
import { useMutation } from '@apollo/client/react';

export function useMailPasswordLinkMutation(options?: Omit<useMutation.Options<MailPasswordLinkMutation, MailPasswordLinkMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<MailPasswordLinkMutation, MailPasswordLinkMutationVariables> {
  return useMutation(MailPasswordLinkDocument, options);
}

export const MailPasswordLinkDocument = {"__meta__":{"hash":"f175be4f7cfd6848ea3cd001dda1169d6fed89aa1b050979c27bf0a0c61f44bc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MailPasswordLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestPasswordReset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as TypedDocumentNode<MailPasswordLinkMutation, MailPasswordLinkMutationVariables>;
