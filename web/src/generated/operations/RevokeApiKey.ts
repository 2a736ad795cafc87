import type { TypedDocumentNode } from '@apollo/client';
import type { RevokeApiKeyMutation, RevokeApiKeyMutationVariables } from '../graphql.ts';
import { useMutation } from '@apollo/client/react';

export function useRevokeApiKeyMutation(options?: Omit<useMutation.Options<RevokeApiKeyMutation, RevokeApiKeyMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<RevokeApiKeyMutation, RevokeApiKeyMutationVariables> {
  return useMutation(RevokeApiKeyDocument, options);
}

export const RevokeApiKeyDocument = {"__meta__":{"hash":"8c458005c3b49e98e0a6dd8e56c55c2bc92d11daced17754d506736093e3575a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeApiKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeApiKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}}]}}]}}]} as unknown as TypedDocumentNode<RevokeApiKeyMutation, RevokeApiKeyMutationVariables>;
