import type { TypedDocumentNode } from '@apollo/client';
import type { IframeSetting_CompanyFragment } from '../graphql.ts';

export const IframeSetting_CompanyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IframeSetting_company"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"iframe"}}]}}]} as unknown as TypedDocumentNode<IframeSetting_CompanyFragment>;
