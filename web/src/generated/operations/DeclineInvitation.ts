import type { TypedDocumentNode } from '@apollo/client';
import type { DeclineInvitationMutation, DeclineInvitationMutationVariables } from '../graphql.ts';
import { useMutation } from '@apollo/client/react';

export function useDeclineInvitationMutation(options?: Omit<useMutation.Options<DeclineInvitationMutation, DeclineInvitationMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<DeclineInvitationMutation, DeclineInvitationMutationVariables> {
  return useMutation(DeclineInvitationDocument, options);
}

export const DeclineInvitationDocument = {"__meta__":{"hash":"a738f1dbc9679121b562257984789f085a969bfaa9c8f5960cf0a6545602ead0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeclineInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"declineInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyName"}}]}}]}}]} as unknown as TypedDocumentNode<DeclineInvitationMutation, DeclineInvitationMutationVariables>;
