import type { TypedDocumentNode } from '@apollo/client';
import type { DeletionConsequencesQuery, DeletionConsequencesQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function useDeletionConsequencesQuery(options: useQuery.Options<DeletionConsequencesQuery, DeletionConsequencesQueryVariables> | SkipToken): useQuery.Result<DeletionConsequencesQuery, DeletionConsequencesQueryVariables, 'empty' | 'complete' | 'streaming', Partial<DeletionConsequencesQueryVariables>> {
  return useQuery(DeletionConsequencesDocument, options);
}

export function useDeletionConsequencesSuspenseQuery(options: useSuspenseQuery.Options<DeletionConsequencesQueryVariables>): useSuspenseQuery.Result<DeletionConsequencesQuery, DeletionConsequencesQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(DeletionConsequencesDocument, options);
}

export const DeletionConsequencesDocument = {"__meta__":{"hash":"f2b3afc1e610f4a21f8780c6b01a97e9544cd2d22fab564a438177c8bf027215"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeletionConsequences"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteEmployeesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"preview"},"name":{"kind":"Name","value":"deleteEmployeesPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openCaseCount"}},{"kind":"Field","name":{"kind":"Name","value":"openCases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"toInform"}},{"kind":"Field","name":{"kind":"Name","value":"inQuarantine"}}]}}]}}]} as unknown as TypedDocumentNode<DeletionConsequencesQuery, DeletionConsequencesQueryVariables>;
