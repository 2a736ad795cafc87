import type { TypedDocumentNode } from '@apollo/client';
import type { TimeZoneSetting_CompanyFragment } from '../graphql.ts';

export const TimeZoneSetting_CompanyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TimeZoneSetting_company"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]} as unknown as TypedDocumentNode<TimeZoneSetting_CompanyFragment>;
