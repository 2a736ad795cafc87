import type { Rows } from '../../../database/tenant.js';
import { kindsOfWebhooksOnly } from './event-kind.js';
import type { CompanyEvent } from './company-event.entity.js';

/** An event to record. */
export type RecordedEvent = Pick<CompanyEvent, 'kind' | 'subjectId'> &
  Partial<Pick<CompanyEvent, 'subjects' | 'recipientId' | 'causedBy' | 'batchId' | 'value'>>;

/**
 * Stores events, but for those that only webhooks read, in the transaction of the changes that cause them, and a message for each webhook of the company that subscribes to one of
 * them. Changes of the same object must hold a lock, so that its messages are in order.
 */
export async function recordEvents(
  db: Rows,
  companyId: string,
  events: readonly RecordedEvent[],
): Promise<void> {
  if (events.length === 0) return;
  await db.rows(
    {
      name: 'record-events',
      // The lock waits for a webhook that is being deleted, and leaves it out. Without it the foreign key would fail the change.
      text: `WITH event AS MATERIALIZED (
          SELECT * FROM jsonb_to_recordset($2::jsonb) AS new (kind text, "subjectId" uuid, subjects integer, "recipientId" uuid,
            "causedBy" text, "batchId" uuid, value text)
        ), kept AS (
          INSERT INTO company_event (company_id, id, kind, subject_id, subjects, recipient_id, caused_by, batch_id, value, happened_at)
          SELECT $1, gen_random_uuid(), kind, "subjectId", coalesce(subjects, 1), "recipientId", "causedBy", "batchId", value,
            coalesce($4::timestamptz, clock_timestamp())
          FROM event WHERE kind <> ALL ($5::text[])
        ), subscribed AS MATERIALIZED (
          SELECT id, events FROM webhook WHERE company_id = $1 AND events && $3::text[] ORDER BY id FOR KEY SHARE
        )
        INSERT INTO webhook_delivery (company_id, id, webhook_id, event, subject_id)
        SELECT $1, gen_random_uuid(), subscribed.id, kind, "subjectId"
        FROM event JOIN subscribed ON kind = ANY (subscribed.events)`,
    },
    [
      companyId,
      JSON.stringify(events),
      [...new Set(events.map(({ kind }) => kind))],
      db.simulatedNow ?? null,
      kindsOfWebhooksOnly,
    ],
  );
}
