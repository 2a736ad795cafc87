import type { Rows } from '../../database/tenant.js';
import { recordWebhookEvents } from '../webhooks/record-events.js';
import { WebhookEvent } from '../webhooks/webhook-enums.js';

/** Records the event that a member has joined, has another role or was removed, for webhooks. */
export async function recordMemberChange(db: Rows, companyId: string, id: string): Promise<void> {
  await recordWebhookEvents(db, companyId, [{ event: WebhookEvent.MEMBER_CHANGED, subjectId: id }]);
}
