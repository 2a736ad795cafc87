import type { TypedDocumentNode } from '@apollo/client';
import type { MailedLinkQuery, MailedLinkQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function useMailedLinkQuery(options: useQuery.Options<MailedLinkQuery, MailedLinkQueryVariables> | SkipToken): useQuery.Result<MailedLinkQuery, MailedLinkQueryVariables, 'empty' | 'complete' | 'streaming', Partial<MailedLinkQueryVariables>> {
  return useQuery(MailedLinkDocument, options);
}

export function useMailedLinkSuspenseQuery(options: useSuspenseQuery.Options<MailedLinkQueryVariables>): useSuspenseQuery.Result<MailedLinkQuery, MailedLinkQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(MailedLinkDocument, options);
}

export const MailedLinkDocument = {"__meta__":{"hash":"3b2df1b65ccba6d8206ae2fd298f40ca53e971a6291917e17253a0a25fc7e369"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MailedLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"purpose"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LinkPurpose"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"Argument","name":{"kind":"Name","value":"purpose"},"value":{"kind":"Variable","name":{"kind":"Name","value":"purpose"}}}]}]}}]} as unknown as TypedDocumentNode<MailedLinkQuery, MailedLinkQueryVariables>;
