import type { TypedDocumentNode } from '@apollo/client';
import type { MinActiveSetting_CompanyFragment } from '../graphql.ts';

export const MinActiveSetting_CompanyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MinActiveSetting_company"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"minActivePercent"}}]}}]} as unknown as TypedDocumentNode<MinActiveSetting_CompanyFragment>;
