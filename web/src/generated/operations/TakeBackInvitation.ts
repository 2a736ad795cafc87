import type { TypedDocumentNode } from '@apollo/client';
import type { TakeBackInvitationMutation, TakeBackInvitationMutationVariables } from '../graphql.ts';
import { useMutation } from '@apollo/client/react';

export function useTakeBackInvitationMutation(options?: Omit<useMutation.Options<TakeBackInvitationMutation, TakeBackInvitationMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<TakeBackInvitationMutation, TakeBackInvitationMutationVariables> {
  return useMutation(TakeBackInvitationDocument, options);
}

export const TakeBackInvitationDocument = {"__meta__":{"hash":"bd4254a91df8714a30ba0276f7888cf8c5534fe79362a57615a94251fb688276"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TakeBackInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"takeBackInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as TypedDocumentNode<TakeBackInvitationMutation, TakeBackInvitationMutationVariables>;
