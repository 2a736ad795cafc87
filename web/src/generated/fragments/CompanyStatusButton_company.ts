import type { TypedDocumentNode } from '@apollo/client';
import type { CompanyStatusButton_CompanyFragment } from '../graphql.ts';

export const CompanyStatusButton_CompanyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyStatusButton_company"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as TypedDocumentNode<CompanyStatusButton_CompanyFragment>;
