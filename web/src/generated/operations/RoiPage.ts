import type { TypedDocumentNode } from '@apollo/client';
import type { RoiPageQuery, RoiPageQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function useRoiPageQuery(options?: useQuery.Options<RoiPageQuery, RoiPageQueryVariables> | SkipToken): useQuery.Result<RoiPageQuery, RoiPageQueryVariables, 'empty' | 'complete' | 'streaming', Partial<RoiPageQueryVariables>> {
  return useQuery(RoiPageDocument, options);
}

export function useRoiPageSuspenseQuery(options?: useSuspenseQuery.Options<RoiPageQueryVariables>): useSuspenseQuery.Result<RoiPageQuery, RoiPageQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(RoiPageDocument, options);
}

export const RoiPageDocument = {"__meta__":{"hash":"34d2442a31ec6b32829b5f41b6772c0b6d9cf099bb604a3cf308130d6d01e994"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RoiPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cameras"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1000"}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"ROOM_NAME"}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"EnumValue","value":"ASC"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"roomName"}},{"kind":"Field","name":{"kind":"Name","value":"roomNumber"}},{"kind":"Field","name":{"kind":"Name","value":"region"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as TypedDocumentNode<RoiPageQuery, RoiPageQueryVariables>;
