import type { TypedDocumentNode } from '@apollo/client';
import type { InformsAtOnceConsequencesQuery, InformsAtOnceConsequencesQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function useInformsAtOnceConsequencesQuery(options?: useQuery.Options<InformsAtOnceConsequencesQuery, InformsAtOnceConsequencesQueryVariables> | SkipToken): useQuery.Result<InformsAtOnceConsequencesQuery, InformsAtOnceConsequencesQueryVariables, 'empty' | 'complete' | 'streaming', Partial<InformsAtOnceConsequencesQueryVariables>> {
  return useQuery(InformsAtOnceConsequencesDocument, options);
}

export function useInformsAtOnceConsequencesSuspenseQuery(options?: useSuspenseQuery.Options<InformsAtOnceConsequencesQueryVariables>): useSuspenseQuery.Result<InformsAtOnceConsequencesQuery, InformsAtOnceConsequencesQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(InformsAtOnceConsequencesDocument, options);
}

export const InformsAtOnceConsequencesDocument = {"__meta__":{"hash":"68f4185baea3eddce4fe14b95c2214ff1979a8996704969746a24bc29b2e7582"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InformsAtOnceConsequences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"waiting"},"name":{"kind":"Name","value":"followUps"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"nextSteps"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"INFORM"}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"noticeCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isSampled"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minCandidates"}},{"kind":"Field","name":{"kind":"Name","value":"notices"}},{"kind":"Field","name":{"kind":"Name","value":"inPerson"}}]}}]}}]}}]} as unknown as TypedDocumentNode<InformsAtOnceConsequencesQuery, InformsAtOnceConsequencesQueryVariables>;
