import type { TypedDocumentNode } from '@apollo/client';
import type { OwnFileShellMutation, OwnFileShellMutationVariables } from '../graphql.ts';
import { useMutation } from '@apollo/client/react';

export function useOwnFileShellMutation(options?: Omit<useMutation.Options<OwnFileShellMutation, OwnFileShellMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<OwnFileShellMutation, OwnFileShellMutationVariables> {
  return useMutation(OwnFileShellDocument, options);
}

export const OwnFileShellDocument = {"__meta__":{"hash":"bbbe73405938203e2b3c08f110df34f93425faa7f168f7b8bfd71990ded7998b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OwnFileShell"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signedOutAt"}}]}}]}}]} as unknown as TypedDocumentNode<OwnFileShellMutation, OwnFileShellMutationVariables>;
