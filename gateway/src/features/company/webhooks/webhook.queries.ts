import { type Listing, type ListSource, readPage } from '../../../database/listing.js';
import type { Rows } from '../../../database/tenant.js';
import type { WebhookDelivery } from './webhook-delivery.entity.js';

/** Returns the source of a list of messages to a webhook. */
export function getMessageSource(companyId: string, webhookId: string): ListSource {
  return {
    name: 'webhook-messages',
    from: 'FROM webhook_delivery WHERE company_id = $1 AND webhook_id = $2',
    values: [companyId, webhookId],
  };
}

/** Lists the messages to a webhook, newest first. */
export function listMessages(
  db: Rows,
  source: ListSource,
  page: Pick<Listing, 'page' | 'pageSize'>,
): Promise<WebhookDelivery[]> {
  const columns = `company_id AS "companyId", id, webhook_id AS "webhookId", event, subject_id AS "subjectId", status, tries,
    next_try_at AS "nextTryAt", queued_at AS "queuedAt", last_tried_at AS "lastTriedAt", last_status AS "lastStatus",
    last_answer AS "lastAnswer", last_error AS "lastError", created_at AS "createdAt"`;
  return readPage(db, source, { columns, order: 'created_at DESC, id DESC' }, page);
}
