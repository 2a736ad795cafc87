import type { TypedDocumentNode } from '@apollo/client';
import type { TracingPageQuery, TracingPageQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function useTracingPageQuery(options: useQuery.Options<TracingPageQuery, TracingPageQueryVariables> | SkipToken): useQuery.Result<TracingPageQuery, TracingPageQueryVariables, 'empty' | 'complete' | 'streaming', Partial<TracingPageQueryVariables>> {
  return useQuery(TracingPageDocument, options);
}

export function useTracingPageSuspenseQuery(options: useSuspenseQuery.Options<TracingPageQueryVariables>): useSuspenseQuery.Result<TracingPageQuery, TracingPageQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(TracingPageDocument, options);
}

export const TracingPageDocument = {"__meta__":{"hash":"cda1b8efb33c704e6946cf7c484e4ee87e42140d939ea2ac0a34f9808251b60b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TracingPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"employee"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeRef"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employee"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employee"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"isPositive"}},{"kind":"Field","name":{"kind":"Name","value":"positiveDate"}}]}}]}}]} as unknown as TypedDocumentNode<TracingPageQuery, TracingPageQueryVariables>;
