import type { TypedDocumentNode } from '@apollo/client';
import type { UnconfirmedChangeFragment } from '../graphql.ts';

export const UnconfirmedChangeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UnconfirmedChange"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccessChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kinds"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}}]}}]} as unknown as TypedDocumentNode<UnconfirmedChangeFragment>;
