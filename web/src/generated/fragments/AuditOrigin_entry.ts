import type { TypedDocumentNode } from '@apollo/client';
import type { AuditOrigin_EntryFragment } from '../graphql.ts';

export const AuditOrigin_EntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditOrigin_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}},{"kind":"Field","name":{"kind":"Name","value":"userAgent"}}]}}]} as unknown as TypedDocumentNode<AuditOrigin_EntryFragment>;
