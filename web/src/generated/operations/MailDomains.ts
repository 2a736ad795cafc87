import type { TypedDocumentNode } from '@apollo/client';
import type { MailDomainsQuery, MailDomainsQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function useMailDomainsQuery(options?: useQuery.Options<MailDomainsQuery, MailDomainsQueryVariables> | SkipToken): useQuery.Result<MailDomainsQuery, MailDomainsQueryVariables, 'empty' | 'complete' | 'streaming', Partial<MailDomainsQueryVariables>> {
  return useQuery(MailDomainsDocument, options);
}

export function useMailDomainsSuspenseQuery(options?: useSuspenseQuery.Options<MailDomainsQueryVariables>): useSuspenseQuery.Result<MailDomainsQuery, MailDomainsQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(MailDomainsDocument, options);
}

export const MailDomainsDocument = {"__meta__":{"hash":"6aac048152a071a356daec86264a111d2952fbb9a1a7b20fb40d967511da72cd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MailDomains"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mailDomains"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MailDomain_domain"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailDomain_domain"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailDomain"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"recordName"}},{"kind":"Field","name":{"kind":"Name","value":"recordValue"}},{"kind":"Field","name":{"kind":"Name","value":"provenAt"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"missingSince"}}]}}]} as unknown as TypedDocumentNode<MailDomainsQuery, MailDomainsQueryVariables>;
