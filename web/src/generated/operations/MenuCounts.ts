import type { TypedDocumentNode } from '@apollo/client';
import type { MenuCountsQuery, MenuCountsQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function useMenuCountsQuery(options?: useQuery.Options<MenuCountsQuery, MenuCountsQueryVariables> | SkipToken): useQuery.Result<MenuCountsQuery, MenuCountsQueryVariables, 'empty' | 'complete' | 'streaming', Partial<MenuCountsQueryVariables>> {
  return useQuery(MenuCountsDocument, options);
}

export function useMenuCountsSuspenseQuery(options?: useSuspenseQuery.Options<MenuCountsQueryVariables>): useSuspenseQuery.Result<MenuCountsQuery, MenuCountsQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(MenuCountsDocument, options);
}

export const MenuCountsDocument = {"__meta__":{"hash":"014707a773afcf926a9a99c4a59a8b27296d499ca54f7e9968ba05f8634e47a9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MenuCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cases"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"isOpen"},"value":{"kind":"BooleanValue","value":true}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"followUps"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"nextSteps"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"INFORM"},{"kind":"EnumValue","value":"CORRECT"},{"kind":"EnumValue","value":"TEST"}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as TypedDocumentNode<MenuCountsQuery, MenuCountsQueryVariables>;
