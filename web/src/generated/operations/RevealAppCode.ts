import type { TypedDocumentNode } from '@apollo/client';
import type { RevealAppCodeMutation, RevealAppCodeMutationVariables } from '../graphql.ts';
import { useMutation } from '@apollo/client/react';

export function useRevealAppCodeMutation(options?: Omit<useMutation.Options<RevealAppCodeMutation, RevealAppCodeMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<RevealAppCodeMutation, RevealAppCodeMutationVariables> {
  return useMutation(RevealAppCodeDocument, options);
}

export const RevealAppCodeDocument = {"__meta__":{"hash":"0defc3c40a000f90369c2c9b9209fd8e5ad3f6e600f5ec568172c0c56cced88a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevealAppCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevealAppCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revealAppCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"passKey"}},{"kind":"Field","name":{"kind":"Name","value":"employeeName"}},{"kind":"Field","name":{"kind":"Name","value":"employeeCode"}},{"kind":"Field","name":{"kind":"Name","value":"appCode"}}]}}]}}]} as unknown as TypedDocumentNode<RevealAppCodeMutation, RevealAppCodeMutationVariables>;
