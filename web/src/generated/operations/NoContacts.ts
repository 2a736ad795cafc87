import type { TypedDocumentNode } from '@apollo/client';
import type { NoContactsQuery, NoContactsQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function useNoContactsQuery(options: useQuery.Options<NoContactsQuery, NoContactsQueryVariables> | SkipToken): useQuery.Result<NoContactsQuery, NoContactsQueryVariables, 'empty' | 'complete' | 'streaming', Partial<NoContactsQueryVariables>> {
  return useQuery(NoContactsDocument, options);
}

export function useNoContactsSuspenseQuery(options: useSuspenseQuery.Options<NoContactsQueryVariables>): useSuspenseQuery.Result<NoContactsQuery, NoContactsQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(NoContactsDocument, options);
}

export const NoContactsDocument = {"__meta__":{"hash":"549cb85b17003923c8aa47f2c1b481e867a87468af90d3eead29d9130460846f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NoContacts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportingSources"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Reporting_sources"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Reporting_sources"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportingSources"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phones"}},{"kind":"Field","name":{"kind":"Name","value":"cameras"}},{"kind":"Field","name":{"kind":"Name","value":"namingCameras"}}]}}]} as unknown as TypedDocumentNode<NoContactsQuery, NoContactsQueryVariables>;
