import type { TypedDocumentNode } from '@apollo/client';
import type { CrossStatusSetting_CompanyFragment } from '../graphql.ts';

export const CrossStatusSetting_CompanyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CrossStatusSetting_company"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isCrossStatusOn"}}]}}]} as unknown as TypedDocumentNode<CrossStatusSetting_CompanyFragment>;
