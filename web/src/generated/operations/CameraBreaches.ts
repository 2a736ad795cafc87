import type { TypedDocumentNode } from '@apollo/client';
import type { CameraBreachesQuery, CameraBreachesQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function useCameraBreachesQuery(options: useQuery.Options<CameraBreachesQuery, CameraBreachesQueryVariables> | SkipToken): useQuery.Result<CameraBreachesQuery, CameraBreachesQueryVariables, 'empty' | 'complete' | 'streaming', Partial<CameraBreachesQueryVariables>> {
  return useQuery(CameraBreachesDocument, options);
}

export function useCameraBreachesSuspenseQuery(options: useSuspenseQuery.Options<CameraBreachesQueryVariables>): useSuspenseQuery.Result<CameraBreachesQuery, CameraBreachesQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(CameraBreachesDocument, options);
}

export const CameraBreachesDocument = {"__meta__":{"hash":"fb85b689002a5a50081222bf8c20d6bb6a757f7806dd42e16a7c69be3e821549"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CameraBreaches"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"breachHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"source"},"value":{"kind":"EnumValue","value":"CAMERA"}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"byRooms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cameraId"}},{"kind":"Field","name":{"kind":"Name","value":"breaches"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"maxPeople"}}]}}]}}]}}]} as unknown as TypedDocumentNode<CameraBreachesQuery, CameraBreachesQueryVariables>;
