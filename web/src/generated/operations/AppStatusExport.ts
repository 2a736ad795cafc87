import type { TypedDocumentNode } from '@apollo/client';
import type { AppStatusExportQuery, AppStatusExportQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function useAppStatusExportQuery(options?: useQuery.Options<AppStatusExportQuery, AppStatusExportQueryVariables> | SkipToken): useQuery.Result<AppStatusExportQuery, AppStatusExportQueryVariables, 'empty' | 'complete' | 'streaming', Partial<AppStatusExportQueryVariables>> {
  return useQuery(AppStatusExportDocument, options);
}

export function useAppStatusExportSuspenseQuery(options?: useSuspenseQuery.Options<AppStatusExportQueryVariables>): useSuspenseQuery.Result<AppStatusExportQuery, AppStatusExportQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(AppStatusExportDocument, options);
}

export const AppStatusExportDocument = {"__meta__":{"hash":"23c90edf6ed31368ce3af869fcb631ac0481027acc7e35d842fba8b51cb8de20"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AppStatusExport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newestHealthRecords"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bluetoothStatus"}},{"kind":"Field","name":{"kind":"Name","value":"locationStatus"}},{"kind":"Field","name":{"kind":"Name","value":"locationPermission"}},{"kind":"Field","name":{"kind":"Name","value":"osVersion"}},{"kind":"Field","name":{"kind":"Name","value":"deviceType"}},{"kind":"Field","name":{"kind":"Name","value":"makeModel"}},{"kind":"Field","name":{"kind":"Name","value":"appVersion"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as TypedDocumentNode<AppStatusExportQuery, AppStatusExportQueryVariables>;
