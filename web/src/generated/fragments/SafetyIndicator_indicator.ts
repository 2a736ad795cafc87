import type { TypedDocumentNode } from '@apollo/client';
import type { SafetyIndicator_IndicatorFragment } from '../graphql.ts';

export const SafetyIndicator_IndicatorFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SafetyIndicator_indicator"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SafetyIndicator"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"share"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"withoutBreach"}}]}}]} as unknown as TypedDocumentNode<SafetyIndicator_IndicatorFragment>;
