import type { TypedDocumentNode } from '@apollo/client';
import type { AppStatusExportQuery, AppStatusExportQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function useAppStatusExportQuery(options?: useQuery.Options<AppStatusExportQuery, AppStatusExportQueryVariables> | SkipToken): useQuery.Result<AppStatusExportQuery, AppStatusExportQueryVariables, 'empty' | 'complete' | 'streaming', Partial<AppStatusExportQueryVariables>> {
  return useQuery(AppStatusExportDocument, options);
}

export function useAppStatusExportSuspenseQuery(options?: useSuspenseQuery.Options<AppStatusExportQueryVariables>): useSuspenseQuery.Result<AppStatusExportQuery, AppStatusExportQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(AppStatusExportDocument, options);
}

export const AppStatusExportDocument = {"__meta__":{"hash":"9b5689bd5e7b6b7d8d8d622b70e0ae26f442ca6833a601f4eb65448764543a55"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AppStatusExport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newestHealthRecords"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AppStatusExport_record"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AppStatusExport_record"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HealthRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bluetoothStatus"}},{"kind":"Field","name":{"kind":"Name","value":"locationStatus"}},{"kind":"Field","name":{"kind":"Name","value":"locationPermission"}},{"kind":"Field","name":{"kind":"Name","value":"osVersion"}},{"kind":"Field","name":{"kind":"Name","value":"deviceType"}},{"kind":"Field","name":{"kind":"Name","value":"makeModel"}},{"kind":"Field","name":{"kind":"Name","value":"appVersion"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]} as unknown as TypedDocumentNode<AppStatusExportQuery, AppStatusExportQueryVariables>;
