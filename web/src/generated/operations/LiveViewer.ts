import type { TypedDocumentNode } from '@apollo/client';
import type { LiveViewerSubscription, LiveViewerSubscriptionVariables } from '../graphql.ts';

export const LiveViewerDocument = {"__meta__":{"hash":"cfe67c4529a98d45e26723d7024826a4d23cf0c3bbbaeeebb14f2d8f2d3ac8ee"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"LiveViewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewerChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as TypedDocumentNode<LiveViewerSubscription, LiveViewerSubscriptionVariables>;
