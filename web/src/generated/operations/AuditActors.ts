import type { TypedDocumentNode } from '@apollo/client';
import type { AuditActorsQuery, AuditActorsQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function useAuditActorsQuery(options?: useQuery.Options<AuditActorsQuery, AuditActorsQueryVariables> | SkipToken): useQuery.Result<AuditActorsQuery, AuditActorsQueryVariables, 'empty' | 'complete' | 'streaming', Partial<AuditActorsQueryVariables>> {
  return useQuery(AuditActorsDocument, options);
}

export function useAuditActorsSuspenseQuery(options?: useSuspenseQuery.Options<AuditActorsQueryVariables>): useSuspenseQuery.Result<AuditActorsQuery, AuditActorsQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(AuditActorsDocument, options);
}

export const AuditActorsDocument = {"__meta__":{"hash":"3d95ced77bedcc5fba982b6ddcd65cfb74bd1ce0194f5dd8102611a96e12013f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditActors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditActors"}}]}}]} as unknown as TypedDocumentNode<AuditActorsQuery, AuditActorsQueryVariables>;
