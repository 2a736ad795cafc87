import type { TypedDocumentNode } from '@apollo/client';
import type { PendingDeletion_CompanyFragment } from '../graphql.ts';

export const PendingDeletion_CompanyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PendingDeletion_company"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"deletionAt"}}]}}]} as unknown as TypedDocumentNode<PendingDeletion_CompanyFragment>;
