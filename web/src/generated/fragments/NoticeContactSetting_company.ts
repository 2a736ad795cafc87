import type { TypedDocumentNode } from '@apollo/client';
import type { NoticeContactSetting_CompanyFragment } from '../graphql.ts';

export const NoticeContactSetting_CompanyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeContactSetting_company"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"noticeContact"}}]}}]} as unknown as TypedDocumentNode<NoticeContactSetting_CompanyFragment>;
