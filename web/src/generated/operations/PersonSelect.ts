import type { TypedDocumentNode } from '@apollo/client';
import type { PersonSelectQuery, PersonSelectQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function usePersonSelectQuery(options: useQuery.Options<PersonSelectQuery, PersonSelectQueryVariables> | SkipToken): useQuery.Result<PersonSelectQuery, PersonSelectQueryVariables, 'empty' | 'complete' | 'streaming', Partial<PersonSelectQueryVariables>> {
  return useQuery(PersonSelectDocument, options);
}

export function usePersonSelectSuspenseQuery(options: useSuspenseQuery.Options<PersonSelectQueryVariables>): useSuspenseQuery.Result<PersonSelectQuery, PersonSelectQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(PersonSelectDocument, options);
}

export const PersonSelectDocument = {"__meta__":{"hash":"50c1fa1d4cabc3de51e6589796425eda3ac630fd05d927bd340bce9a9893febf"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonSelect"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employees"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"department"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as TypedDocumentNode<PersonSelectQuery, PersonSelectQueryVariables>;
