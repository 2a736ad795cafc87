import type { TypedDocumentNode } from '@apollo/client';
import type { LiveFiguresSubscription, LiveFiguresSubscriptionVariables } from '../graphql.ts';

export const LiveFiguresDocument = {"__meta__":{"hash":"787c5f99021527a0ea4156a7a3f033b13f6268a5da7f6cbacb13639ef41dd677"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"LiveFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"insightsChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as TypedDocumentNode<LiveFiguresSubscription, LiveFiguresSubscriptionVariables>;
