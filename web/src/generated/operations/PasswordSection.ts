import type { TypedDocumentNode } from '@apollo/client';
import type { PasswordSectionQuery, PasswordSectionQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function usePasswordSectionQuery(options?: useQuery.Options<PasswordSectionQuery, PasswordSectionQueryVariables> | SkipToken): useQuery.Result<PasswordSectionQuery, PasswordSectionQueryVariables, 'empty' | 'complete' | 'streaming', Partial<PasswordSectionQueryVariables>> {
  return useQuery(PasswordSectionDocument, options);
}

export function usePasswordSectionSuspenseQuery(options?: useSuspenseQuery.Options<PasswordSectionQueryVariables>): useSuspenseQuery.Result<PasswordSectionQuery, PasswordSectionQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(PasswordSectionDocument, options);
}

export const PasswordSectionDocument = {"__meta__":{"hash":"4116108d94cb4651426968016718522b798fae674927ff43527f4bc2dcd8ae5a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PasswordSection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mySecondFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}}]}}]}}]} as unknown as TypedDocumentNode<PasswordSectionQuery, PasswordSectionQueryVariables>;
