import type { TypedDocumentNode } from '@apollo/client';
import type { GuidePageMutation, GuidePageMutationVariables } from '../graphql.ts';
import { useMutation } from '@apollo/client/react';

export function useGuidePageMutation(options?: Omit<useMutation.Options<GuidePageMutation, GuidePageMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<GuidePageMutation, GuidePageMutationVariables> {
  return useMutation(GuidePageDocument, options);
}

export const GuidePageDocument = {"__meta__":{"hash":"34d779a628b3d56063d551b78405ee17e66a594ed7ff53f4257cc7591af824a5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GuidePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestGuideInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestGuide"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as TypedDocumentNode<GuidePageMutation, GuidePageMutationVariables>;
