import type { TypedDocumentNode } from '@apollo/client';
import type { TracingLinkQuery, TracingLinkQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function useTracingLinkQuery(options?: useQuery.Options<TracingLinkQuery, TracingLinkQueryVariables> | SkipToken): useQuery.Result<TracingLinkQuery, TracingLinkQueryVariables, 'empty' | 'complete' | 'streaming', Partial<TracingLinkQueryVariables>> {
  return useQuery(TracingLinkDocument, options);
}

export function useTracingLinkSuspenseQuery(options?: useSuspenseQuery.Options<TracingLinkQueryVariables>): useSuspenseQuery.Result<TracingLinkQuery, TracingLinkQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(TracingLinkDocument, options);
}

export const TracingLinkDocument = {"__meta__":{"hash":"e32ce94deb3e57df034c4d2a57479cdd5b5923adafa126ee3cf38f6916040339"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TracingLink"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"positiveEmployees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as TypedDocumentNode<TracingLinkQuery, TracingLinkQueryVariables>;
