import type { TypedDocumentNode } from '@apollo/client';
import type { MemberInvitationPageQuery, MemberInvitationPageQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function useMemberInvitationPageQuery(options: useQuery.Options<MemberInvitationPageQuery, MemberInvitationPageQueryVariables> | SkipToken): useQuery.Result<MemberInvitationPageQuery, MemberInvitationPageQueryVariables, 'empty' | 'complete' | 'streaming', Partial<MemberInvitationPageQueryVariables>> {
  return useQuery(MemberInvitationPageDocument, options);
}

export function useMemberInvitationPageSuspenseQuery(options: useSuspenseQuery.Options<MemberInvitationPageQueryVariables>): useSuspenseQuery.Result<MemberInvitationPageQuery, MemberInvitationPageQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(MemberInvitationPageDocument, options);
}

export const MemberInvitationPageDocument = {"__meta__":{"hash":"f2afb8b3f368868a89e8bdb149fbc270cc520ed4004d598c2f523ccfed4d027f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MemberInvitationPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"hasAccount"}},{"kind":"Field","name":{"kind":"Name","value":"hasPasskey"}},{"kind":"Field","name":{"kind":"Name","value":"needsConsentOnly"}}]}}]}}]} as unknown as TypedDocumentNode<MemberInvitationPageQuery, MemberInvitationPageQueryVariables>;
