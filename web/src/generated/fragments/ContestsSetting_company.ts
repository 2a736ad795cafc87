import type { TypedDocumentNode } from '@apollo/client';
import type { ContestsSetting_CompanyFragment } from '../graphql.ts';

export const ContestsSetting_CompanyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContestsSetting_company"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"contestsNeedConfirmation"}}]}}]} as unknown as TypedDocumentNode<ContestsSetting_CompanyFragment>;
