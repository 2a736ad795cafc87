import type { TypedDocumentNode } from '@apollo/client';
import type { NoticesSetting_CompanyFragment } from '../graphql.ts';

export const NoticesSetting_CompanyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticesSetting_company"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"informsAtOnce"}},{"kind":"Field","name":{"kind":"Name","value":"noticesNameDisease"}}]}}]} as unknown as TypedDocumentNode<NoticesSetting_CompanyFragment>;
