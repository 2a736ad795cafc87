import type { Rows } from '../../../database/tenant.js';
import { CompanyStatus } from '../profile/company.entity.js';
import type { WebhookDeliveryStatus, WebhookEvent } from './webhook-enums.js';

/** Maximum concurrent messages of a company, and of one of its webhooks. */
const maxPerCompany = 4;
const maxPerWebhook = 2;
/**
 * A message that was claimed this long ago is claimed again, because its process must have died: a try takes at most 15 seconds, plus the
 * time for the database.
 */
const lostAfter = `interval '30 seconds'`;
/** SQL: a message is being sent. */
const isInFlight = `status = 'PENDING' AND queued_at > now() - ${lostAfter}`;

/** SQL: a webhook is paused, or its company is not active. */
const isHeld = `(webhook.is_paused OR NOT EXISTS (SELECT FROM company
  WHERE company.id = webhook.company_id AND company.status = '${CompanyStatus.ACTIVE}'
    AND (company.deletion_at IS NULL OR company.deletion_at > now())))`;
/** SQL: a webhook may be called now. */
const canBeCalled = `NOT ${isHeld} AND (webhook.away_until IS NULL OR webhook.away_until <= now())`;
/** SQL: a message is due, and no earlier one about the same object is waiting. */
const canBeSent = `waiting.company_id = webhook.company_id AND waiting.webhook_id = webhook.id
  AND waiting.status = 'PENDING' AND waiting.next_try_at <= now()
  AND (waiting.queued_at IS NULL OR waiting.queued_at <= now() - ${lostAfter})
  AND NOT EXISTS (SELECT FROM webhook_delivery AS earlier
    WHERE earlier.company_id = waiting.company_id AND earlier.webhook_id = waiting.webhook_id
      AND earlier.subject_id = waiting.subject_id AND earlier.status = 'PENDING'
      AND (earlier.created_at, earlier.id) < (waiting.created_at, waiting.id))`;

/** Finds companies with messages to send, those with the longest wait first. Runs in the provider's tenant. */
export function findCompaniesWithDueMessages(
  db: Rows,
  limit: number,
  paused: readonly string[] = [],
): Promise<{ companyId: string }[]> {
  return db.rows(
    {
      name: 'companies-with-due-messages',
      text: `SELECT webhook.company_id AS "companyId" FROM webhook CROSS JOIN LATERAL (
          SELECT next_try_at FROM webhook_delivery AS waiting WHERE ${canBeSent} ORDER BY next_try_at LIMIT 1
        ) AS due
        WHERE ${canBeCalled} AND webhook.company_id <> ALL ($2::uuid[])
        GROUP BY webhook.company_id ORDER BY min(due.next_try_at), webhook.company_id LIMIT $1`,
    },
    [limit, paused],
  );
}

/** Serialises changes of the company's webhooks and their messages until the transaction ends. Call it before the first change. */
export async function lockWebhooks(db: Rows, companyId: string): Promise<void> {
  const text = 'SELECT id FROM webhook WHERE company_id = $1 ORDER BY id FOR NO KEY UPDATE';
  await db.rows({ name: 'lock-webhooks', text }, [companyId]);
}

/** The right to send a message, until the message is claimed again. */
export interface Claim {
  id: string;
  claimedAt: Date;
}

/**
 * Claims the messages to send next, those due the longest first, within the limits of concurrent messages. The caller has locked the
 * webhooks, and queues a job for each message.
 */
export function claimDueMessages(db: Rows, companyId: string): Promise<Claim[]> {
  return db.rows(
    {
      name: 'claim-due-messages',
      text: `WITH running AS (
          SELECT webhook_id, count(*) AS messages FROM webhook_delivery
          WHERE company_id = $1 AND ${isInFlight} GROUP BY webhook_id
        ), due AS (
          SELECT due.id, due.next_try_at, coalesce(running.messages, 0)
            + row_number() OVER (PARTITION BY webhook.id ORDER BY due.next_try_at, due.created_at, due.id) AS number_of_webhook
          FROM webhook LEFT JOIN running ON running.webhook_id = webhook.id CROSS JOIN LATERAL (
            SELECT id, next_try_at, created_at FROM webhook_delivery AS waiting WHERE ${canBeSent}
            ORDER BY next_try_at, created_at, id LIMIT $3
          ) AS due
          WHERE webhook.company_id = $1 AND ${canBeCalled}
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
  /** Whether it must not be sent now. */
  isHeld: boolean;
  secretId: string;
  /** The previous secret, while messages are signed with both. */
  previousSecretId: string | null;
  failingSince: Date | null;
}

/** Renews a claim, because its job may have waited; undefined if the claim has ended. */
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

/** Releases a claimed message without a try. */
export async function releaseMessage(db: Rows, companyId: string, id: string): Promise<void> {
  const text = 'UPDATE webhook_delivery SET queued_at = NULL WHERE company_id = $1 AND id = $2';
  await db.rows({ name: 'release-message', text }, [companyId, id]);
}

/** Result of a try. */
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
 * @param awayForMs how long not to call it; null: it may be called.
 * @param isGone whether its receiver wants no more messages, which pauses the webhook.
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

/** Makes a message due now, with all tries left. Does nothing to a message that is being sent. */
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
