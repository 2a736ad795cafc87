import type { TypedDocumentNode } from '@apollo/client';
import type { ContestedPersonQuery, ContestedPersonQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function useContestedPersonQuery(options: useQuery.Options<ContestedPersonQuery, ContestedPersonQueryVariables> | SkipToken): useQuery.Result<ContestedPersonQuery, ContestedPersonQueryVariables, 'empty' | 'complete' | 'streaming', Partial<ContestedPersonQueryVariables>> {
  return useQuery(ContestedPersonDocument, options);
}

export function useContestedPersonSuspenseQuery(options: useSuspenseQuery.Options<ContestedPersonQueryVariables>): useSuspenseQuery.Result<ContestedPersonQuery, ContestedPersonQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(ContestedPersonDocument, options);
}

export const ContestedPersonDocument = {"__meta__":{"hash":"bd44afaa5aa9a3d4192b1a2b6f36b9360611cae4ba7882753f3a9b7db8e34282"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContestedPerson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"employee"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeRef"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employee"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employee"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as TypedDocumentNode<ContestedPersonQuery, ContestedPersonQueryVariables>;
