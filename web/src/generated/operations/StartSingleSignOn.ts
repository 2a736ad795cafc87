import type { TypedDocumentNode } from '@apollo/client';
import type { StartSingleSignOnMutation, StartSingleSignOnMutationVariables } from '../graphql.ts';
import { useMutation } from '@apollo/client/react';

export function useStartSingleSignOnMutation(options?: Omit<useMutation.Options<StartSingleSignOnMutation, StartSingleSignOnMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<StartSingleSignOnMutation, StartSingleSignOnMutationVariables> {
  return useMutation(StartSingleSignOnDocument, options);
}

export const StartSingleSignOnDocument = {"__meta__":{"hash":"e5757a1d3059be4f7635d0601d7d59743254ed7e252fb64e2f576a3897fef813"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartSingleSignOn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startSingleSignOn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as TypedDocumentNode<StartSingleSignOnMutation, StartSingleSignOnMutationVariables>;
