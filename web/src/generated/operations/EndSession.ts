import type { TypedDocumentNode } from '@apollo/client';
import type { EndSessionMutation, EndSessionMutationVariables } from '../graphql.ts';
import { useMutation } from '@apollo/client/react';

export function useEndSessionMutation(options?: Omit<useMutation.Options<EndSessionMutation, EndSessionMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<EndSessionMutation, EndSessionMutationVariables> {
  return useMutation(EndSessionDocument, options);
}

export const EndSessionDocument = {"__meta__":{"hash":"6b6743b166e458ab7417e1a2f5c60a58cca4a9d7a76cf662b09a653dd24f3bc6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endedSessionId"}}]}}]}}]} as unknown as TypedDocumentNode<EndSessionMutation, EndSessionMutationVariables>;
