import type { TypedDocumentNode } from '@apollo/client';
import type { EmployeesPageFiguresQuery, EmployeesPageFiguresQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function useEmployeesPageFiguresQuery(options?: useQuery.Options<EmployeesPageFiguresQuery, EmployeesPageFiguresQueryVariables> | SkipToken): useQuery.Result<EmployeesPageFiguresQuery, EmployeesPageFiguresQueryVariables, 'empty' | 'complete' | 'streaming', Partial<EmployeesPageFiguresQueryVariables>> {
  return useQuery(EmployeesPageFiguresDocument, options);
}

export function useEmployeesPageFiguresSuspenseQuery(options?: useSuspenseQuery.Options<EmployeesPageFiguresQueryVariables>): useSuspenseQuery.Result<EmployeesPageFiguresQuery, EmployeesPageFiguresQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(EmployeesPageFiguresDocument, options);
}

export const EmployeesPageFiguresDocument = {"__meta__":{"hash":"c5457da974ad48221ec017fac59b20931cae7d0861905712e17b5d517e292b14"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EmployeesPageFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"positive"},"name":{"kind":"Name","value":"employees"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"POSITIVE"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"departments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"people"}}]}}]}}]} as unknown as TypedDocumentNode<EmployeesPageFiguresQuery, EmployeesPageFiguresQueryVariables>;
