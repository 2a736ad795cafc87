import type { Rows } from '../../database/tenant.js';
import { CompanyStatus } from '../companies/company.entity.js';
import type { WebhookDeliveryStatus, WebhookEvent } from './webhook-enums.js';

/** Messages of a company, and of one of its webhooks, that are sent at the same time. */
const maxPerCompany = 4;
const maxPerWebhook = 2;
/**
 * A message that has been on its way for so long is claimed again: whoever sent it has died. A try takes 15 seconds at most, and half of
 * the rest is for the database.
 */
const lostAfter = `interval '30 seconds'`;
/** Whether a message is on its way. */
const isOnItsWay = `status = 'PENDING' AND queued_at > now() - ${lostAfter}`;

/** Whether messages of a webhook wait until somebody resumes it, or until its company is active again. */
const isHeld = `(webhook.is_paused OR NOT EXISTS (SELECT FROM company
  WHERE company.id = webhook.company_id AND company.status = '${CompanyStatus.ACTIVE}'
    AND (company.deletion_at IS NULL OR company.deletion_at > now())))`;
/** Whether a webhook may be called now. */
const mayBeCalled = `NOT ${isHeld} AND (webhook.away_until IS NULL OR webhook.away_until <= now())`;
/** Whether a message is due, and no earlier one about the same object still waits. */
const mayBeSent = `waiting.company_id = webhook.company_id AND waiting.webhook_id = webhook.id
  AND waiting.status = 'PENDING' AND waiting.next_try_at <= now()
  AND (waiting.queued_at IS NULL OR waiting.queued_at <= now() - ${lostAfter})
  AND NOT EXISTS (SELECT FROM webhook_delivery AS earlier
    WHERE earlier.company_id = waiting.company_id AND earlier.webhook_id = waiting.webhook_id
      AND earlier.subject_id = waiting.subject_id AND earlier.status = 'PENDING'
      AND (earlier.created_at, earlier.id) < (waiting.created_at, waiting.id))`;

/** Finds companies with messages to send. Runs in the provider's tenant. */
export function findCompaniesWithDueMessages(
  db: Rows,
  limit: number,
): Promise<{ companyId: string }[]> {
  return db.rows(
    {
      name: 'companies-with-due-messages',
      text: `SELECT DISTINCT webhook.company_id AS "companyId" FROM webhook
        WHERE ${mayBeCalled} AND EXISTS (SELECT FROM webhook_delivery AS waiting WHERE ${mayBeSent}) LIMIT $1`,
    },
    [limit],
  );
}

/** Makes changes of the company's webhooks and of what they send take turns. Call it before the first of them. */
export async function lockWebhooks(db: Rows, companyId: string): Promise<void> {
  const text = 'SELECT id FROM webhook WHERE company_id = $1 ORDER BY id FOR NO KEY UPDATE';
  await db.rows({ name: 'lock-webhooks', text }, [companyId]);
}

/** The right to send a message. It ends when the message is claimed again. */
export interface Claim {
  id: string;
  claimedAt: Date;
}

/**
 * Claims the messages to send next, the longest due first, as far as the company may send them at the same time. The caller has locked
 * the webhooks, and queues a job for each.
 */
export function claimDueMessages(db: Rows, companyId: string): Promise<Claim[]> {
  return db.rows(
    {
      name: 'claim-due-messages',
      text: `WITH running AS (
          SELECT webhook_id, count(*) AS messages FROM webhook_delivery
          WHERE company_id = $1 AND ${isOnItsWay} GROUP BY webhook_id
        ), due AS (
          SELECT due.id, due.next_try_at, coalesce(running.messages, 0)
            + row_number() OVER (PARTITION BY webhook.id ORDER BY due.next_try_at, due.created_at, due.id) AS number_of_webhook
          FROM webhook LEFT JOIN running ON running.webhook_id = webhook.id CROSS JOIN LATERAL (
            SELECT id, next_try_at, created_at FROM webhook_delivery AS waiting WHERE ${mayBeSent}
            ORDER BY next_try_at, created_at, id LIMIT $3
          ) AS due
          WHERE webhook.company_id = $1 AND ${mayBeCalled}
        ), allowed AS (
          SELECT id, total.messages + row_number() OVER (ORDER BY next_try_at) AS number_of_company
          FROM due CROSS JOIN (SELECT coalesce(sum(messages), 0) AS messages FROM running) AS total
          WHERE number_of_webhook <= $3
        )
        UPDATE webhook_delivery SET queued_at = now()
        WHERE company_id = $1 AND id IN (SELECT id FROM allowed WHERE number_of_company <= $2)
        RETURNING id, queued_at AS "claimedAt"`,
    },
    [companyId, maxPerCompany, maxPerWebhook],
  );
}

/** A message and its webhook. */
export interface Message extends Claim {
  webhookId: string;
  event: WebhookEvent;
  subjectId: string;
  tries: number;
  createdAt: Date;
  url: string;
  /** Whether it is not to be sent now. */
  isHeld: boolean;
  secretId: string;
  /** The secret before this one, while messages are signed with both. */
  previousSecretId: string | null;
  failingSince: Date | null;
}

/** Renews a claim, since the job may have waited; undefined if it has ended. */
export function beginTry(
  db: Rows,
  companyId: string,
  { id, claimedAt }: Claim,
): Promise<Message | undefined> {
  return db.row(
    {
      name: 'begin-webhook-try',
      text: `WITH message AS (
          UPDATE webhook_delivery SET queued_at = now()
          WHERE company_id = $1 AND id = $2 AND status = 'PENDING' AND queued_at = $3
          RETURNING id, queued_at, webhook_id, event, subject_id, tries, created_at
        )
        SELECT message.id, queued_at AS "claimedAt", webhook_id AS "webhookId", event, subject_id AS "subjectId", tries,
          message.created_at AS "createdAt", url, ${isHeld} AS "isHeld", secret_id AS "secretId",
          CASE WHEN previous_secret_until > now() THEN previous_secret_id END AS "previousSecretId",
          failing_since AS "failingSince"
        FROM message JOIN webhook ON webhook.company_id = $1 AND webhook.id = webhook_id`,
    },
    [companyId, id, claimedAt],
  );
}

/** Gives a claimed message back without a try. */
export async function releaseMessage(db: Rows, companyId: string, id: string): Promise<void> {
  const text = 'UPDATE webhook_delivery SET queued_at = NULL WHERE company_id = $1 AND id = $2';
  await db.rows({ name: 'release-message', text }, [companyId, id]);
}

/** What became of a try. */
export interface TryResult {
  status: WebhookDeliveryStatus;
  /** Milliseconds until the next try; null: there is none. */
  nextTryInMs: number | null;
  lastStatus: number | null;
  lastAnswer: string;
  lastError: string | null;
}

/** Stores the result of a try, unless its claim has ended. */
export async function storeTry(
  db: Rows,
  companyId: string,
  { id, claimedAt }: Claim,
  result: TryResult,
): Promise<void> {
  await db.rows(
    {
      name: 'store-webhook-try',
      text: `UPDATE webhook_delivery SET status = $3, tries = tries + 1, queued_at = NULL, last_tried_at = now(),
          next_try_at = now() + $4::float8 * interval '1 millisecond', last_status = $5, last_answer = $6, last_error = $7
        WHERE company_id = $1 AND id = $2 AND status = 'PENDING' AND queued_at = $8`,
    },
    [
      companyId,
      id,
      result.status,
      result.nextTryInMs,
      result.lastStatus,
      result.lastAnswer,
      result.lastError,
      claimedAt,
    ],
  );
}

/**
 * Stores whether a webhook works.
 * @param awayForMs how long to leave it alone; null: not at all.
 * @param isGone whether its receiver wants no more messages, so that it is paused.
 */
export async function storeWebhookHealth(
  db: Rows,
  companyId: string,
  webhookId: string,
  {
    isFailing,
    awayForMs,
    isGone,
  }: { isFailing: boolean; awayForMs: number | null; isGone: boolean },
): Promise<void> {
  await db.rows(
    {
      name: 'store-webhook-health',
      text: `UPDATE webhook SET failing_since = CASE WHEN $3::boolean THEN coalesce(failing_since, now.at) END,
          away_until = now.later, is_paused = is_paused OR $5::boolean
        FROM (SELECT now() AS at, now() + $4::float8 * interval '1 millisecond' AS later) AS now
        WHERE company_id = $1 AND id = $2
          AND ($3 OR failing_since IS NOT NULL OR away_until IS NOT NULL)`,
    },
    [companyId, webhookId, isFailing, awayForMs, isGone],
  );
}

/** Sends a message as soon as possible, from the first try on. One that is being sent goes on. */
export async function restartMessage(db: Rows, companyId: string, id: string): Promise<void> {
  await db.rows(
    {
      name: 'restart-message',
      text: `UPDATE webhook_delivery SET status = 'PENDING', tries = 0, next_try_at = now()
        WHERE company_id = $1 AND id = $2 AND queued_at IS NULL`,
    },
    [companyId, id],
  );
}
