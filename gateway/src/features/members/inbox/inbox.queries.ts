import { ListConditions, type ListPage, selectPage } from '../../../database/listing.js';
import { isCompanyOpen } from '../../../access/viewer.queries.js';
import type { Rows } from '../../../database/tenant.js';
import type { InboxKind, InboxMail } from './inbox-enums.js';
import type { SeenInboxItemInput } from './inbox.inputs.js';
import type { InboxItem, InboxSummary } from './inbox.types.js';

/** Kinds of events that members of a role see. */
export interface VisibleKind {
  role: string;
  kind: InboxKind;
  isShared: boolean;
}

/**
 * SQL from FROM on: the events of company $1 that its members see, with `mark`, by the visible kinds $2. What members do themselves is no
 * news to them, but for a number that still has to be corrected; nor is what happened before they joined.
 */
const visibleEvents = `FROM member
  JOIN account ON account.id = member.account_id
  JOIN jsonb_to_recordset($2::jsonb) AS audience (role text, kind text, "isShared" boolean) ON audience.role = member.role
  JOIN company_event AS event ON event.company_id = $1 AND event.kind = audience.kind
    AND (event.recipient_id = member.id OR (event.recipient_id IS NULL AND audience."isShared"))
    AND event.happened_at >= member.created_at AND (event.caused_by IS DISTINCT FROM account.email OR event.kind = 'WRONG_NUMBER')
  LEFT JOIN inbox_mark AS mark ON mark.company_id = $1 AND mark.member_id = member.id AND mark.event_id = event.id
  WHERE member.company_id = $1`;

/** A member who reads the inbox. */
interface Reader {
  companyId: string;
  accountId: string;
  kinds: readonly VisibleKind[];
}

const valuesOf = ({ companyId, accountId, kinds }: Reader) => [
  companyId,
  JSON.stringify(kinds),
  accountId,
];

/** Lists a page of the items of a member, the latest first. */
export function listItems(
  db: Rows,
  reader: Reader,
  { isUnreadOnly, page, pageSize }: { isUnreadOnly: boolean; page: number; pageSize: number },
): ListPage<InboxItem> {
  const items = `FROM (
      SELECT event.*, row_number() OVER (PARTITION BY event.subject_id ORDER BY happened_at DESC, event.id DESC) AS place,
        count(*) OVER of_subject AS events, count(*) FILTER (WHERE mark.read_at IS NULL) OVER of_subject AS unread
      ${visibleEvents} AND member.account_id = $3
      WINDOW of_subject AS (PARTITION BY event.subject_id)
    ) AS item WHERE place = 1`;
  const conditions = new ListConditions('inbox', items, valuesOf(reader));
  if (isUnreadOnly) conditions.add('unread', 'unread > 0');
  const columns = `subject_id AS id, kind, CASE WHEN kind = 'WRONG_NUMBER' THEN subject_id END AS "employeeId", happened_at AS at, caused_by AS by, subjects, value, events::int, unread::int`;
  return selectPage(
    db,
    conditions.toSource(),
    { columns, order: 'happened_at DESC, subject_id' },
    { page, pageSize },
  );
}

/** Counts the items of a member with something unread, and finds when the latest event happened. */
export async function summarize(db: Rows, reader: Reader): Promise<InboxSummary> {
  const found = await db.row<InboxSummary>(
    {
      name: 'summarize-inbox',
      text: `SELECT (count(DISTINCT event.subject_id) FILTER (WHERE mark.read_at IS NULL))::int AS unread,
          max(event.happened_at) AS "latestAt"
        ${visibleEvents} AND member.account_id = $3`,
    },
    valuesOf(reader),
  );
  return found!;
}

/** Marks the events of items as read or unread that a member has seen. What is committed later stays as it is. */
export async function markItems(
  db: Rows,
  reader: Reader,
  { items, isRead }: { items: readonly SeenInboxItemInput[]; isRead: boolean },
): Promise<void> {
  await db.rows(
    {
      name: 'mark-inbox',
      text: `INSERT INTO inbox_mark (company_id, member_id, event_id, read_at)
        SELECT $1, member.id, event.id, CASE WHEN $5 THEN statement_timestamp() END ${visibleEvents} AND member.account_id = $3
          AND EXISTS (SELECT FROM jsonb_to_recordset($4::jsonb) AS seen (id uuid, until timestamptz)
            WHERE seen.id = event.subject_id AND event.happened_at <= seen.until)
          AND (mark.read_at IS NOT NULL) <> $5
        ORDER BY event.id
        ON CONFLICT (company_id, member_id, event_id) DO UPDATE SET read_at = excluded.read_at`,
    },
    [...valuesOf(reader), JSON.stringify(items), isRead],
  );
}

/** A member to tell by mail. */
export interface MailedMember {
  email: string;
  /** Number of items that are new since the last mail. */
  items: number;
}

/**
 * Marks the unread events of members as mailed, so that no other run mails them again, and lists the members with how much is new.
 * @param mail AT_ONCE: members who are told at once, of an item once until they have read it. DAILY: those who are told each morning and were not today.
 */
export function claimMails(
  db: Rows,
  companyId: string,
  kinds: readonly VisibleKind[],
  mail: InboxMail,
): Promise<MailedMember[]> {
  return db.rows(
    {
      name: 'claim-inbox-mails',
      text: `WITH told AS (
          SELECT member.id FROM member JOIN company ON company.id = $1
          CROSS JOIN LATERAL (SELECT now() AT TIME ZONE time_zone AS local) AS clock
          WHERE member.company_id = $1 AND inbox_mail = $3 AND ${isCompanyOpen}
            AND (trial_ends_at IS NULL OR trial_ends_at > now())
            AND ($3 <> 'DAILY' OR (extract(hour FROM local) >= 7 AND inbox_mailed_on IS DISTINCT FROM local::date))
          ORDER BY member.id FOR NO KEY UPDATE OF member
        ), dated AS (
          UPDATE member SET inbox_mailed_on = (now() AT TIME ZONE time_zone)::date FROM company
          WHERE company.id = $1 AND member.company_id = $1 AND member.id IN (SELECT id FROM told)
        ), marked AS (
          INSERT INTO inbox_mark (company_id, member_id, event_id, mailed_at)
          SELECT $1, member.id, event.id, now() ${visibleEvents} AND member.id IN (SELECT id FROM told)
            AND mark.read_at IS NULL AND mark.mailed_at IS NULL
            AND ($3 <> 'AT_ONCE' OR (event.happened_at > now() - interval '1 day' AND NOT EXISTS (
              SELECT FROM inbox_mark AS told_mark
              JOIN company_event AS told_event ON told_event.company_id = $1 AND told_event.id = told_mark.event_id
              WHERE told_mark.company_id = $1 AND told_mark.member_id = member.id AND told_mark.mailed_at IS NOT NULL
                AND told_mark.read_at IS NULL AND told_event.subject_id = event.subject_id)))
          ON CONFLICT (company_id, member_id, event_id) DO UPDATE SET mailed_at = excluded.mailed_at
            WHERE inbox_mark.mailed_at IS NULL
          RETURNING member_id, event_id
        )
        SELECT email, count(DISTINCT subject_id)::int AS items FROM marked
        JOIN company_event AS event ON event.company_id = $1 AND event.id = event_id
        JOIN member ON member.company_id = $1 AND member.id = member_id JOIN account ON account.id = account_id
        GROUP BY email ORDER BY email`,
    },
    [companyId, JSON.stringify(kinds), mail],
  );
}

/** Whether some member of the company is told at once. */
export async function hasMembersToTellAtOnce(db: Rows, companyId: string): Promise<boolean> {
  const found = await db.rows(
    {
      name: 'inbox-mails-at-once',
      text: `SELECT 1 FROM member WHERE company_id = $1 AND inbox_mail = 'AT_ONCE' LIMIT 1`,
    },
    [companyId],
  );
  return found.length > 0;
}

/** Finds when a member is told by mail. */
export async function findInboxMail(
  db: Rows,
  companyId: string,
  accountId: string,
): Promise<InboxMail | undefined> {
  const found = await db.row<{ mail: InboxMail }>(
    {
      name: 'inbox-mail',
      text: 'SELECT inbox_mail AS mail FROM member WHERE company_id = $1 AND account_id = $2',
    },
    [companyId, accountId],
  );
  return found?.mail;
}

/** Stores when a member is told by mail. */
export async function storeInboxMail(
  db: Rows,
  companyId: string,
  accountId: string,
  mail: InboxMail,
): Promise<void> {
  await db.rows(
    {
      name: 'store-inbox-mail',
      text: 'UPDATE member SET inbox_mail = $3 WHERE company_id = $1 AND account_id = $2 RETURNING 1',
    },
    [companyId, accountId, mail],
  );
}

/** A member who can be told of something. */
export interface Recipient {
  id: string;
  email: string;
  /** Null: only the address is known. */
  name: string | null;
  role: string;
}

/**
 * Lists the members of a company, none of whom is removed until the transaction ends.
 * @param email only the member with this address; null: all
 */
export function holdRecipients(
  db: Rows,
  companyId: string,
  email: string | null,
): Promise<Recipient[]> {
  return db.rows(
    {
      name: 'hold-inbox-recipients',
      text: `SELECT member.id, email, name, role FROM member JOIN account ON account.id = account_id
        WHERE company_id = $1 AND ($2::text IS NULL OR email = $2) ORDER BY email FOR KEY SHARE OF member`,
    },
    [companyId, email],
  );
}
