import type { TypedDocumentNode } from '@apollo/client';
import type { SignInRulesQuery, SignInRulesQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function useSignInRulesQuery(options?: useQuery.Options<SignInRulesQuery, SignInRulesQueryVariables> | SkipToken): useQuery.Result<SignInRulesQuery, SignInRulesQueryVariables, 'empty' | 'complete' | 'streaming', Partial<SignInRulesQueryVariables>> {
  return useQuery(SignInRulesDocument, options);
}

export function useSignInRulesSuspenseQuery(options?: useSuspenseQuery.Options<SignInRulesQueryVariables>): useSuspenseQuery.Result<SignInRulesQuery, SignInRulesQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(SignInRulesDocument, options);
}

export const SignInRulesDocument = {"__meta__":{"hash":"09f3e92b5d879e8f3289fc53d13427837eb26690f1c8cd40a5047807d7c82abe"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignInRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactorRequiredAt"}}]}}]}}]}}]} as unknown as TypedDocumentNode<SignInRulesQuery, SignInRulesQueryVariables>;
