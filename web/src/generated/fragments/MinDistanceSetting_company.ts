import type { TypedDocumentNode } from '@apollo/client';
import type { MinDistanceSetting_CompanyFragment } from '../graphql.ts';

export const MinDistanceSetting_CompanyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MinDistanceSetting_company"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"minDistance"}}]}}]} as unknown as TypedDocumentNode<MinDistanceSetting_CompanyFragment>;
