import type { TypedDocumentNode } from '@apollo/client';
import type { ApiKeysQuery, ApiKeysQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function useApiKeysQuery(options?: useQuery.Options<ApiKeysQuery, ApiKeysQueryVariables> | SkipToken): useQuery.Result<ApiKeysQuery, ApiKeysQueryVariables, 'empty' | 'complete' | 'streaming', Partial<ApiKeysQueryVariables>> {
  return useQuery(ApiKeysDocument, options);
}

export function useApiKeysSuspenseQuery(options?: useSuspenseQuery.Options<ApiKeysQueryVariables>): useSuspenseQuery.Result<ApiKeysQuery, ApiKeysQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(ApiKeysDocument, options);
}

export const ApiKeysDocument = {"__meta__":{"hash":"7eae9134d75100873b23eb238eaf7ad847957758bbdc7601f20841edc7fa1620"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApiKeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiKeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiKey_key"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiKey_key"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"ending"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as TypedDocumentNode<ApiKeysQuery, ApiKeysQueryVariables>;
