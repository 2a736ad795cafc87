import type { Rows } from '../../../database/tenant.js';
import type { WebhookEvent } from './webhook-enums.js';

/** An event about an object of the company. */
export interface RecordedEvent {
  event: WebhookEvent;
  /** Id of the object. Messages about the same one are sent in the order of their events. */
  subjectId: string;
}

/**
 * Stores a message for each webhook of the company that subscribes to an event, in the transaction of the change that causes it. Changes of
 * the same object must hold a lock, so that its messages are in order.
 */
export async function recordWebhookEvents(
  db: Rows,
  companyId: string,
  events: readonly RecordedEvent[],
): Promise<void> {
  if (events.length === 0) return;
  await db.rows(
    {
      name: 'record-webhook-events',
      // The lock waits for a webhook that is being deleted, and leaves it out. Without it the foreign key would fail the change.
      text: `WITH subscribed AS MATERIALIZED (
          SELECT id, events FROM webhook WHERE company_id = $1 AND events && $2::text[] ORDER BY id FOR KEY SHARE
        )
        INSERT INTO webhook_delivery (company_id, id, webhook_id, event, subject_id)
        SELECT $1, gen_random_uuid(), subscribed.id, recorded.event, recorded.subject_id
        FROM unnest($2::text[], $3::uuid[]) AS recorded (event, subject_id)
        JOIN subscribed ON recorded.event = ANY (subscribed.events) RETURNING 1`,
    },
    [companyId, events.map(({ event }) => event), events.map(({ subjectId }) => subjectId)],
  );
}
