import { followedPeople } from '../../people/changes/former-employee.queries.js';
import type { Rows } from '../../../database/tenant.js';
import type { Letter } from '../../../mail/send-mail.job.js';
import { isAddressUnconfirmed } from '../../people/access/access-change.queries.js';
import type { Notice } from './notice.entity.js';
import { noticeMail } from './notice.mail.js';
import type { MyNotice, NoticeOfFollowUp } from './notice.types.js';
import { isNoticeUndelivered } from '../follow-up/follow-up-list.queries.js';
import { makeListLoader } from '../../../request/loaders.js';

/** A notice to store. */
export type NewNotice = Omit<Notice, 'companyId' | 'candidateIds' | 'sentAt' | 'readAt'> & {
  candidateIds: readonly string[];
};

/** Stores notices, without those that were sent before. @returns the ids of the stored ones. */
export async function insertNotices(
  db: Rows,
  companyId: string,
  notices: readonly NewNotice[],
): Promise<Set<string>> {
  const stored = await db.rows<{ id: string }>(
    {
      name: 'insert-notices',
      text: `INSERT INTO notice (company_id, id, employee_id, disease, kind, round, exposed_on, told_until, announced_until, detail,
          candidate_ids, subject, text, mail_id, sent_at)
        SELECT $1, id, "employeeId", disease, kind, round, "exposedOn", "toldUntil", "announcedUntil", detail, "candidateIds", subject, text, "mailId",
          coalesce($3::timestamptz, now())
        FROM jsonb_to_recordset($2::jsonb) AS new (id uuid, "employeeId" uuid, disease text, kind text, round integer,
          "exposedOn" date, "toldUntil" date, "announcedUntil" date, detail text, "candidateIds" uuid[], subject text, text text, "mailId" uuid)
        ON CONFLICT DO NOTHING RETURNING id`,
    },
    [companyId, JSON.stringify(notices), db.simulatedNow ?? null],
  );
  return new Set(stored.map(({ id }) => id));
}

/** Lists the ids of follow-ups with a notice or a correction due, after an id. */
export async function listDueFollowUpIds(
  db: Rows,
  companyId: string,
  after: string,
  limit: number,
): Promise<string[]> {
  const found = await db.rows<{ id: string }>(
    {
      name: 'follow-ups-to-tell',
      text: `SELECT follow_up.id FROM follow_up JOIN company ON company.id = $1
        WHERE company_id = $1 AND corroborated_step IS NOT NULL AND follow_up.id > $2
          AND (corroborated_step = 'CORRECT' AND informed_at >= coalesce(informs_at_once_since, '-infinity')
            OR corroborated_step = 'INFORM' AND EXISTS (
              SELECT FROM case_exposure AS exposure
              JOIN disease_case ON disease_case.company_id = $1 AND disease_case.id = exposure.case_id
              WHERE exposure.company_id = $1 AND exposure.employee_id = follow_up.employee_id
                AND disease_case.disease = follow_up.disease AND coalesce(outcome, 'RECOVERED') = 'RECOVERED'
                AND corroborated_level <= follow_up_levels AND opened_at >= coalesce(informs_at_once_since, '-infinity')))
        ORDER BY follow_up.id LIMIT $3`,
    },
    [companyId, after, limit],
  );
  return found.map(({ id }) => id);
}

/** Lists the notices of follow-ups, the latest first, with the delivery state of their mails. */
export function listNoticesOfFollowUps(
  db: Rows,
  companyId: string,
  followUpIds: readonly string[],
): Promise<(NoticeOfFollowUp & { followUpId: string })[]> {
  return db.rows(
    {
      name: 'notices-of-follow-ups',
      text: `SELECT follow_up.id AS "followUpId", notice.id, notice.kind, notice.detail, notice.subject, notice.text,
          notice.sent_at AS "sentAt", mail.sent_at AS "deliveredAt", read_at AS "readAt",
          CASE WHEN read_at IS NOT NULL THEN 'READ' WHEN mail.status IN ('QUEUED', 'FAILED') THEN mail.status
            WHEN mail.status = 'KEPT' THEN 'IN_APP_ONLY' ELSE 'SENT' END AS state
        FROM follow_up
        JOIN notice ON notice.company_id = $1 AND notice.employee_id = follow_up.employee_id
          AND notice.disease = follow_up.disease
        LEFT JOIN mail ON mail.company_id = $1 AND mail.id = notice.mail_id
        WHERE follow_up.company_id = $1 AND follow_up.id = ANY ($2::uuid[])
        ORDER BY notice.sent_at DESC, notice.id DESC`,
    },
    [companyId, followUpIds],
  );
}

/** Marks the mails of the last notices of follow-ups as queued that failed, or were kept without a mail server. @returns their ids; none if that was done before. */
export async function requeueFailedMails(
  db: Rows,
  companyId: string,
  followUpIds: readonly string[],
): Promise<string[]> {
  const found = await db.rows<{ id: string }>(
    {
      name: 'requeue-failed-notices',
      text: `UPDATE mail SET status = 'QUEUED'
        WHERE company_id = $1 AND status IN ('FAILED', 'KEPT') AND id IN (
          SELECT last.mail_id
          FROM follow_up
          JOIN ${followedPeople} AS employee ON employee.company_id = $1 AND employee.id = follow_up.employee_id
            AND employee.email <> '' AND NOT ${isAddressUnconfirmed}
          CROSS JOIN LATERAL (
            SELECT mail_id FROM notice
            WHERE notice.company_id = $1 AND notice.employee_id = follow_up.employee_id
              AND notice.disease = follow_up.disease
            ORDER BY notice.sent_at DESC, notice.id DESC LIMIT 1
          ) AS last
          WHERE follow_up.company_id = $1 AND follow_up.id = ANY ($2::uuid[]) AND ${isNoticeUndelivered})
        RETURNING id`,
    },
    [companyId, followUpIds],
  );
  return found.map(({ id }) => id);
}

const ownColumns = 'id, subject, text, sent_at AS "sentAt", read_at AS "readAt"';

/** Lists the notices to a person, the latest first. */
export function listNoticesOfPerson(
  db: Rows,
  companyId: string,
  employeeId: string,
): Promise<MyNotice[]> {
  return db.rows(
    {
      name: 'notices-of-reader',
      text: `SELECT ${ownColumns} FROM notice WHERE company_id = $1 AND employee_id = $2 ORDER BY sent_at DESC, id DESC`,
    },
    [companyId, employeeId],
  );
}

/** Marks a notice as read, keeping the time of the first read. Undefined if the person has no such notice. */
export function markRead(
  db: Rows,
  companyId: string,
  employeeId: string,
  id: string,
): Promise<(MyNotice & { isFirst: boolean }) | undefined> {
  return db.row(
    {
      name: 'read-notice',
      text: `UPDATE notice SET read_at = coalesce(read_at, now.at)
        FROM (SELECT statement_timestamp()::timestamptz(3) AS at) AS now
        WHERE company_id = $1 AND employee_id = $2 AND id = $3
        RETURNING ${ownColumns}, read_at = now.at AS "isFirst"`,
    },
    [companyId, employeeId, id],
  );
}

/** Builds the mail of a notice, to the present address of its reader; undefined without one, and while a new one is not confirmed. */
export async function findNoticeLetter(
  db: Rows,
  companyId: string,
  mailId: string,
): Promise<Letter | undefined> {
  const found = await db.row<{
    to: string;
    companyName: string;
    subject: string;
    text: string;
  }>(
    {
      name: 'letter-of-notice',
      text: `SELECT employee.email AS "to", company.name AS "companyName", subject, text
        FROM notice
        JOIN ${followedPeople} AS employee ON employee.company_id = $1 AND employee.id = notice.employee_id
        JOIN company ON company.id = $1
        WHERE notice.company_id = $1 AND mail_id = $2 AND employee.email <> '' AND NOT ${isAddressUnconfirmed}`,
    },
    [companyId, mailId],
  );
  return found && { to: found.to, content: noticeMail(found.companyName, found) };
}

/** Loads the notices of follow-ups, the latest first. */
export const noticesOfFollowUp = makeListLoader(
  listNoticesOfFollowUps,
  ({ followUpId }) => followUpId,
);
