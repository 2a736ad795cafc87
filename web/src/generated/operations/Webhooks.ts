import type { TypedDocumentNode } from '@apollo/client';
import type { WebhooksQuery, WebhooksQueryVariables } from '../graphql.ts';
import { useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';

export function useWebhooksQuery(options?: useQuery.Options<WebhooksQuery, WebhooksQueryVariables> | SkipToken): useQuery.Result<WebhooksQuery, WebhooksQueryVariables, 'empty' | 'complete' | 'streaming', Partial<WebhooksQueryVariables>> {
  return useQuery(WebhooksDocument, options);
}

export function useWebhooksSuspenseQuery(options?: useSuspenseQuery.Options<WebhooksQueryVariables>): useSuspenseQuery.Result<WebhooksQuery, WebhooksQueryVariables, 'complete' | 'streaming'> {
  return useSuspenseQuery(WebhooksDocument, options);
}

export const WebhooksDocument = {"__meta__":{"hash":"c7f85d2fe6d315ba5439ebfe638b511d1afd92bc46326cbf24a6c632bc67248e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Webhooks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhooks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Webhook_webhook"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Webhook_webhook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"isPaused"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"previousSecretUntil"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as TypedDocumentNode<WebhooksQuery, WebhooksQueryVariables>;
