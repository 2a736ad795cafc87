import type {
  Delivery_DeliveryFragment,
  Webhook_WebhookFragment,
} from '../../../generated/graphql.ts';

/** Creates a webhook of Acme. */
export const aWebhook = (
  overrides: Partial<Webhook_WebhookFragment> = {},
): Webhook_WebhookFragment => ({
  id: '01900000-0000-7000-8000-00000000b001',
  url: 'https://receiver.example/hooks',
  events: ['CASE_OPENED', 'CASE_CLOSED'],
  isPaused: false,
  failingSince: null,
  previousSecretUntil: null,
  createdAt: '2026-01-05T01:00:00.000Z',
  ...overrides,
});

/** Creates a delivery that succeeded at the first attempt. */
export const aDelivery = (
  overrides: Partial<Delivery_DeliveryFragment> = {},
): Delivery_DeliveryFragment => ({
  id: '01900000-0000-7000-8000-00000000d001',
  event: 'CASE_OPENED',
  subjectId: '01900000-0000-7000-8000-00000000c001',
  status: 'DELIVERED',
  tries: 1,
  nextTryAt: null,
  lastTriedAt: '2026-01-05T06:00:01.000Z',
  lastStatus: 204,
  lastAnswer: '',
  lastError: null,
  createdAt: '2026-01-05T06:00:00.000Z',
  ...overrides,
});
