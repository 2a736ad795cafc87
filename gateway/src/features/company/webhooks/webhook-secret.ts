import { createHmac } from 'node:crypto';

/**
 * Returns the secret with this id, in the format of Standard Webhooks. It is derived from TOKEN_SECRET and not stored, so a copy of the
 * database is not enough to sign messages.
 */
export function deriveWebhookSecret(tokenSecret: string, secretId: string): string {
  const key = createHmac('sha256', tokenSecret).update(`webhook:${secretId}`).digest('base64');
  return `whsec_${key}`;
}
