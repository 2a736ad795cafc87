import type { HttpsReceiver } from './https-receiver.js';
import type { MadeCompany } from './factories.js';
import type { TestGateway } from './run-document.js';

export interface MadeWebhook {
  id: string;
  secret: string;
}

/** Adds a webhook to a company. */
export async function makeWebhook(
  { graphql }: Pick<TestGateway, 'graphql'>,
  { token }: MadeCompany,
  url: string,
  events: readonly string[] = ['CASE_OPENED', 'CASE_CLOSED'],
): Promise<MadeWebhook> {
  const { data } = await graphql(
    token,
    `
      mutation ($url: String!, $events: [WebhookEvent!]!) {
        createWebhook(input: { url: $url, events: $events }) {
          webhook {
            id
          }
          secret
        }
      }
    `,
    { url, events },
  );
  return { id: data.createWebhook.webhook.id, secret: data.createWebhook.secret };
}

/** Lists the messages of a webhook, newest first. */
export async function listDeliveries(
  { graphql }: Pick<TestGateway, 'graphql'>,
  { token }: MadeCompany,
  { id }: Pick<MadeWebhook, 'id'>,
) {
  const { data } = await graphql(
    token,
    `
      query ($id: UUID!) {
        webhookDeliveries(webhookId: $id, pageSize: 100) {
          total
          items {
            id
            event
            subjectId
            status
            tries
            nextTryAt
            lastTriedAt
            lastStatus
            lastAnswer
            lastError
            createdAt
          }
        }
      }
    `,
    { id },
  );
  return data.webhookDeliveries.items as {
    id: string;
    event: string;
    subjectId: string;
    status: string;
    tries: number;
    nextTryAt: string | null;
    lastTriedAt: string | null;
    lastStatus: number | null;
    lastAnswer: string;
    lastError: string | null;
  }[];
}

/** The ids of the messages that a receiver got, and their types. */
export const receivedBy = ({ requests }: HttpsReceiver, path: string) =>
  requests
    .filter((request) => request.path === path)
    .map(({ headers, body }) => ({
      id: String(headers['webhook-id']),
      type: (JSON.parse(body) as { type: string }).type,
    }));
