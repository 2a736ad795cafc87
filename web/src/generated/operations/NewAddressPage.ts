import type { TypedDocumentNode } from '@apollo/client';
import type { NewAddressPageQuery, NewAddressPageQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function useNewAddressPageQuery(options: useQuery.Options<NewAddressPageQuery, NewAddressPageQueryVariables> | SkipToken): useQuery.Result<NewAddressPageQuery, NewAddressPageQueryVariables, 'empty' | 'complete' | 'streaming', Partial<NewAddressPageQueryVariables>> {
  return useQuery(NewAddressPageDocument, options);
}

export function useNewAddressPageSuspenseQuery(options: useSuspenseQuery.Options<NewAddressPageQueryVariables>): useSuspenseQuery.Result<NewAddressPageQuery, NewAddressPageQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(NewAddressPageDocument, options);
}

export const NewAddressPageDocument = {"__meta__":{"hash":"34726256350f8c1e48716f27ac6be6581baab36d09b0db7c5b8a2c639ade1867"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewAddressPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"newEmail"}},{"kind":"Field","name":{"kind":"Name","value":"needsOwnProof"}}]}}]}}]} as unknown as TypedDocumentNode<NewAddressPageQuery, NewAddressPageQueryVariables>;
