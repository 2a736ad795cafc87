import type { TypedDocumentNode } from '@apollo/client';
import type { BlogPageQuery, BlogPageQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function useBlogPageQuery(options?: useQuery.Options<BlogPageQuery, BlogPageQueryVariables> | SkipToken): useQuery.Result<BlogPageQuery, BlogPageQueryVariables, 'empty' | 'complete' | 'streaming', Partial<BlogPageQueryVariables>> {
  return useQuery(BlogPageDocument, options);
}

export function useBlogPageSuspenseQuery(options?: useSuspenseQuery.Options<BlogPageQueryVariables>): useSuspenseQuery.Result<BlogPageQuery, BlogPageQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(BlogPageDocument, options);
}

export const BlogPageDocument = {"__meta__":{"hash":"45e81619d75b4a98a68ff4edb2b0769e40fd19d2d6a5378c19b6fa6b75a0e4c6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BlogPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blog"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"posts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlogCard_post"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlogCard_post"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlogPost"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}}]} as unknown as TypedDocumentNode<BlogPageQuery, BlogPageQueryVariables>;
