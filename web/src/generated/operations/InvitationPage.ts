import type { TypedDocumentNode } from '@apollo/client';
import type { InvitationPageQuery, InvitationPageQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function useInvitationPageQuery(options: useQuery.Options<InvitationPageQuery, InvitationPageQueryVariables> | SkipToken): useQuery.Result<InvitationPageQuery, InvitationPageQueryVariables, 'empty' | 'complete' | 'streaming', Partial<InvitationPageQueryVariables>> {
  return useQuery(InvitationPageDocument, options);
}

export function useInvitationPageSuspenseQuery(options: useSuspenseQuery.Options<InvitationPageQueryVariables>): useSuspenseQuery.Result<InvitationPageQuery, InvitationPageQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(InvitationPageDocument, options);
}

export const InvitationPageDocument = {"__meta__":{"hash":"ea7700f0756113a8cb8dd3cb017c65aca227975cf51c12ce1862db6d4fa92da3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InvitationPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appInvitationStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}]}]}}]} as unknown as TypedDocumentNode<InvitationPageQuery, InvitationPageQueryVariables>;
