import type { Rows } from '../../../database/tenant.js';
import { lockWebhooks } from './delivery.queries.js';

/** Finds companies with a webhook for silent cameras. Runs in the provider's tenant. */
export function findCompaniesWithCameraWebhooks(db: Rows): Promise<{ companyId: string }[]> {
  return db.rows({
    name: 'companies-with-camera-webhooks',
    text: `SELECT DISTINCT company_id AS "companyId" FROM webhook WHERE 'CAMERA_SILENT' = ANY (events)`,
  });
}

/**
 * Stores messages about cameras whose last report is 24 hours old, once for each silence that began after the webhook was added. Skips
 * silences of more than 25 days, because messages are kept for 30 days only, and the one about the silence may be gone.
 */
export async function recordSilentCameras(db: Rows, companyId: string): Promise<void> {
  // Otherwise two concurrent runs would not see each other's messages.
  await lockWebhooks(db, companyId);
  await db.rows(
    {
      name: 'record-silent-cameras',
      text: `INSERT INTO webhook_delivery (company_id, id, webhook_id, event, subject_id)
        SELECT $1, gen_random_uuid(), webhook.id, 'CAMERA_SILENT', camera.id
        FROM webhook JOIN camera ON camera.company_id = webhook.company_id AND camera.deleted_at IS NULL
          AND camera.last_reported_at < now() - interval '24 hours'
          AND camera.last_reported_at > now() - interval '25 days'
          AND camera.last_reported_at + interval '24 hours' > webhook.created_at
        WHERE webhook.company_id = $1 AND 'CAMERA_SILENT' = ANY (webhook.events)
          AND NOT EXISTS (SELECT FROM webhook_delivery AS sent
            WHERE sent.company_id = webhook.company_id AND sent.webhook_id = webhook.id
              AND sent.event = 'CAMERA_SILENT' AND sent.subject_id = camera.id
              AND sent.created_at > camera.last_reported_at)
        RETURNING 1`,
    },
    [companyId],
  );
}
