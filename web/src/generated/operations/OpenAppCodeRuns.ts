import type { TypedDocumentNode } from '@apollo/client';
import type { OpenAppCodeRunsQuery, OpenAppCodeRunsQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function useOpenAppCodeRunsQuery(options?: useQuery.Options<OpenAppCodeRunsQuery, OpenAppCodeRunsQueryVariables> | SkipToken): useQuery.Result<OpenAppCodeRunsQuery, OpenAppCodeRunsQueryVariables, 'empty' | 'complete' | 'streaming', Partial<OpenAppCodeRunsQueryVariables>> {
  return useQuery(OpenAppCodeRunsDocument, options);
}

export function useOpenAppCodeRunsSuspenseQuery(options?: useSuspenseQuery.Options<OpenAppCodeRunsQueryVariables>): useSuspenseQuery.Result<OpenAppCodeRunsQuery, OpenAppCodeRunsQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(OpenAppCodeRunsDocument, options);
}

export const OpenAppCodeRunsDocument = {"__meta__":{"hash":"9a077f4549697cffab14e8cf10ac8c9c53dce84320f048664817f3ed0d7a078c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenAppCodeRuns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appCodeRuns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AppCodeRun_run"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AppCodeRun_run"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppCodeRun"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"delivery"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"issued"}},{"kind":"Field","name":{"kind":"Name","value":"gone"}},{"kind":"Field","name":{"kind":"Name","value":"withoutAddress"}},{"kind":"Field","name":{"kind":"Name","value":"uncollected"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as TypedDocumentNode<OpenAppCodeRunsQuery, OpenAppCodeRunsQueryVariables>;
