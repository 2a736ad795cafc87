import { type ListPage, type Listing, selectPage } from '../../../database/listing.js';
import type { Rows } from '../../../database/tenant.js';
import type { AccessChange, AccessChangeEnd, AccessChangeKind } from './access-change.entity.js';
import type { OwnAccessChange } from './access-change.types.js';
import { makeRowLoader } from '../../../request/loaders.js';

/** How long a change that nobody confirms keeps health from sessions that began after it. */
const confirmationTime = '14 days';
/** Mails are deleted after 90 days, so that no more than these can still be there. */
const maxMailIds = 100;

/** SQL: the row of `access_change` is neither confirmed nor 14 days old. */
const isOpen = 'ended_at IS NULL AND ends_at > statement_timestamp()';

/** SQL: the email address of an employee, without a change by somebody else that is not confirmed. @param employee alias of a row of `employee`. */
export const confirmedEmail = (
  employee: string,
): string => `(SELECT CASE WHEN change.employee_id IS NULL THEN ${employee}.email
    ELSE change.known_email END
  FROM (VALUES (1)) AS one LEFT JOIN access_change AS change
    ON change.company_id = $1 AND change.employee_id = ${employee}.id AND ${isOpen})`;

/**
 * SQL condition on `employee`, for company $1: the email address was changed by somebody else and is not confirmed. An address that is
 * the same as before a change of the code or the phone number is the employee's.
 */
export const isAddressUnconfirmed = `EXISTS (SELECT FROM access_change AS change
  WHERE change.company_id = $1 AND change.employee_id = employee.id AND ${isOpen}
    AND known_email IS DISTINCT FROM employee.email)`;

/**
 * Whether a session of an employee, or a new session of the app, began after a change that is not confirmed. A session of the own file
 * proves the address that its link was mailed to, so it is the employee's if that address is the one from before.
 */
export async function hasUnconfirmedChange(
  db: Rows,
  companyId: string,
  employeeId: string,
  sessionId: string | null,
): Promise<boolean> {
  const found = await db.row<{ isUnconfirmed: boolean }>(
    {
      name: 'has-unconfirmed-access-change',
      text: `SELECT EXISTS (
          SELECT FROM access_change AS change
          JOIN employee ON employee.company_id = $1 AND employee.id = change.employee_id
          LEFT JOIN session ON session.company_id = $1 AND session.id = $3
          WHERE change.company_id = $1 AND change.employee_id = $2 AND ${isOpen}
            AND CASE WHEN session.kind = 'OWN_FILE' THEN known_email IS DISTINCT FROM employee.email
              ELSE coalesce(session.created_at >= began_at, true) END
        ) AS "isUnconfirmed"`,
    },
    [companyId, employeeId, sessionId],
  );
  return found!.isUnconfirmed;
}

/** A person of a change, as it is stored. */
export interface NewAccessChange {
  employeeId: string;
  kinds: readonly AccessChangeKind[];
  /** Address before the change; null: none. */
  oldEmail: string | null;
  /** Hash of the token that the known address gets, in hexadecimal. */
  proofHash: string;
}

/** A stored change, with the addresses that have to know of it. */
export interface StoredAccessChange {
  employeeId: string;
  knownEmail: string | null;
  email: string | null;
}

/** Stores changes. While an earlier change of a person is not confirmed, the address from before it stays the known one. */
export function storeAccessChanges(
  db: Rows,
  companyId: string,
  changes: readonly NewAccessChange[],
  { by, role }: { by: string; role: string | null },
): Promise<StoredAccessChange[]> {
  const whileOpen = (open: string, other: string) =>
    `CASE WHEN access_change.ended_at IS NULL AND access_change.ends_at > EXCLUDED.changed_at THEN ${open} ELSE ${other} END`;
  return db.rows(
    {
      name: 'store-access-changes',
      text: `WITH stored AS (
          INSERT INTO access_change (company_id, employee_id, kinds, changed_at, changed_by, role, began_at, ends_at, known_email,
            proof_hash, mail_ids)
          SELECT $1, "employeeId", kinds, now.at, ARRAY[$3], $4, now.at, now.at + interval '${confirmationTime}',
            nullif("oldEmail", ''), decode("proofHash", 'hex'), '{}'
          FROM jsonb_to_recordset($2::jsonb) AS new ("employeeId" uuid, kinds text[], "oldEmail" text, "proofHash" text),
            (SELECT statement_timestamp()::timestamptz(3) AS at) AS now
          ORDER BY "employeeId"
          ON CONFLICT (company_id, employee_id) DO UPDATE SET
            kinds = ${whileOpen(
              'ARRAY(SELECT DISTINCT kind FROM unnest(access_change.kinds || EXCLUDED.kinds) AS kind ORDER BY kind)',
              'EXCLUDED.kinds',
            )},
            changed_by = ${whileOpen('array_remove(access_change.changed_by, $3) || $3::text', 'EXCLUDED.changed_by')},
            began_at = ${whileOpen('access_change.began_at', 'EXCLUDED.began_at')},
            known_email = ${whileOpen('access_change.known_email', 'EXCLUDED.known_email')},
            changed_at = EXCLUDED.changed_at, role = EXCLUDED.role, ends_at = EXCLUDED.ends_at,
            proof_hash = EXCLUDED.proof_hash, ended_at = NULL, ended_as = NULL, ended_by = NULL
          RETURNING employee_id, known_email
        )
        SELECT stored.employee_id AS "employeeId", known_email AS "knownEmail", nullif(email, '') AS email
        FROM stored JOIN employee ON employee.company_id = $1 AND employee.id = stored.employee_id`,
    },
    [companyId, JSON.stringify(changes), by, role],
  );
}

/** Stores which mails told people of their changes. */
export async function storeMailIds(
  db: Rows,
  companyId: string,
  mails: readonly { employeeId: string; mailId: string }[],
): Promise<void> {
  await db.rows(
    {
      name: 'store-mails-of-access-changes',
      text: `UPDATE access_change AS change SET mail_ids = (mail_ids || new.ids)[greatest(1, cardinality(mail_ids || new.ids) - ${maxMailIds - 1}):]
        FROM (SELECT "employeeId", array_agg("mailId") AS ids
          FROM jsonb_to_recordset($2::jsonb) AS mail ("employeeId" uuid, "mailId" uuid) GROUP BY "employeeId") AS new
        WHERE change.company_id = $1 AND change.employee_id = new."employeeId"`,
    },
    [companyId, JSON.stringify(mails)],
  );
}

/** Whether the company has ever had a case. */
export async function hasHadCase(db: Rows, companyId: string): Promise<boolean> {
  const found = await db.row<{ had: boolean }>(
    {
      name: 'has-had-case',
      text: 'SELECT EXISTS (SELECT FROM case_counter WHERE company_id = $1 AND last_number > 0) AS had',
    },
    [companyId],
  );
  return found!.had;
}

/** Which people are to be confirmed: some, or the one of a mailed link or a phone. */
interface EndCondition {
  name: string;
  text: string;
  value: unknown;
}

/** Ends open changes. @returns the ids of their people. */
async function endAccessChanges(
  db: Rows,
  companyId: string,
  { name, text, value }: EndCondition,
  { as, by }: { as: AccessChangeEnd; by: string | null },
): Promise<string[]> {
  const ended = await db.rows<{ id: string }>(
    {
      name: `confirm-access-changes-${name}`,
      text: `UPDATE access_change SET ended_at = statement_timestamp(), ended_as = $3, ended_by = $4, known_email = NULL
        WHERE company_id = $1 AND ${text} AND ${isOpen} RETURNING employee_id AS id`,
    },
    [companyId, value, as, by],
  );
  return ended.map(({ id }) => id);
}

/** Confirms the changes of people, without those that the account made. @returns the ids of the confirmed people. */
export function confirmPeople(
  db: Rows,
  companyId: string,
  employeeIds: readonly string[],
  end: { as: AccessChangeEnd; by: string | null },
): Promise<string[]> {
  const text = 'employee_id = ANY ($2::uuid[]) AND ($4::text = ANY (changed_by)) IS NOT TRUE';
  return endAccessChanges(db, companyId, { name: 'of-people', text, value: employeeIds }, end);
}

/** Finds the change of a link; undefined for an unknown link and one that a newer change has replaced. */
export function findProof(
  db: Rows,
  companyId: string,
  proofHash: Buffer,
): Promise<Pick<AccessChange, 'endedAt' | 'endsAt'> | undefined> {
  return db.row(
    {
      name: 'proof-of-access-change',
      text: `SELECT ended_at AS "endedAt", ends_at AS "endsAt" FROM access_change WHERE company_id = $1 AND proof_hash = $2`,
    },
    [companyId, proofHash],
  );
}

/** Confirms the change whose link was mailed to the known address. */
export async function confirmByProof(
  db: Rows,
  companyId: string,
  proofHash: Buffer,
  as: AccessChangeEnd,
): Promise<string | undefined> {
  const by = { name: 'by-proof', text: 'proof_hash = $2', value: proofHash };
  const [id] = await endAccessChanges(db, companyId, by, { as, by: null });
  return id;
}

/** Confirms the change of a person whose address is the one from before it, because that mailbox has just been used. */
export async function confirmByKnownAddress(
  db: Rows,
  companyId: string,
  employeeId: string,
  as: AccessChangeEnd,
): Promise<void> {
  const text = `employee_id = $2 AND known_email = (
    SELECT email FROM employee WHERE employee.company_id = $1 AND employee.id = $2)`;
  const by = { name: 'by-known-address', text, value: employeeId };
  await endAccessChanges(db, companyId, by, { as, by: null });
}

const columns = `change.company_id AS "companyId", change.employee_id AS "employeeId", kinds, changed_at AS "changedAt",
  changed_by AS "changedBy", change.role, began_at AS "beganAt", ends_at AS "endsAt", known_email AS "knownEmail",
  proof_hash AS "proofHash", mail_ids AS "mailIds", ended_at AS "endedAt", ended_as AS "endedAs", ended_by AS "endedBy"`;

/** Lists a page of the changes that are not confirmed, of people in the directory, the latest first. */
export function listOpenChanges(
  db: Rows,
  companyId: string,
  listing: Pick<Listing, 'page' | 'pageSize'>,
): ListPage<AccessChange> {
  const from = `FROM access_change AS change
    JOIN employee ON employee.company_id = $1 AND employee.id = change.employee_id AND deleted_at IS NULL
    WHERE change.company_id = $1 AND ${isOpen}`;
  return selectPage(
    db,
    { name: 'open-access-changes', from, values: [companyId] },
    { columns, order: 'changed_at DESC, change.employee_id' },
    listing,
  );
}

/**
 * Returns whether a change of a person's access by somebody else was not confirmed at some time since a moment, even if it is now: it may
 * have been undone meanwhile.
 */
export async function wasChangeOpen(
  db: Rows,
  companyId: string,
  employeeId: string,
  since: Date,
): Promise<boolean> {
  const found = await db.row<{ wasOpen: boolean }>(
    {
      name: 'was-access-change-open',
      text: `SELECT EXISTS (SELECT FROM access_change
          WHERE company_id = $1 AND employee_id = $2 AND least(ended_at, ends_at) > $3
            AND ended_as IS DISTINCT FROM 'OWN_REQUEST') AS "wasOpen"`,
    },
    [companyId, employeeId, since],
  );
  return found!.wasOpen;
}

/** Lists the changes of people that are not confirmed. */
export function listOpenChangesOfPeople(
  db: Rows,
  companyId: string,
  employeeIds: readonly string[],
): Promise<AccessChange[]> {
  return db.rows(
    {
      name: 'open-access-changes-of-people',
      text: `SELECT ${columns} FROM access_change AS change
        WHERE change.company_id = $1 AND change.employee_id = ANY ($2::uuid[]) AND ${isOpen}`,
    },
    [companyId, employeeIds],
  );
}

/** Finds the last change of an employee's own access, without first codes and addresses, of which there is nothing to tell. */
export async function findLastChange(
  db: Rows,
  companyId: string,
  employeeId: string,
): Promise<OwnAccessChange | null> {
  const found = await db.row<OwnAccessChange>(
    {
      name: 'last-access-change',
      text: `SELECT kinds, changed_at AS "changedAt", role, ${isOpen} AS "isUnconfirmed" FROM access_change
        WHERE company_id = $1 AND employee_id = $2 AND kinds && '{CODE,EMAIL,PHONE}'`,
    },
    [companyId, employeeId],
  );
  return found ?? null;
}

/** A person whose address or phone number a directory change has changed. */
export interface ChangedAddress {
  employeeId: string;
  /** Address before the change; null: the change added the person. */
  oldEmail: string | null;
  /** Present address. */
  email: string;
  isNew: boolean;
  hasNewEmail: boolean;
  hasNewPhone: boolean;
}

/**
 * Lists the people of a directory change whose address or phone number it has changed, after an id. Call it while the old values are
 * stored.
 */
export function listChangedAddresses(
  db: Rows,
  companyId: string,
  changeId: string,
  after: string,
  limit: number,
): Promise<ChangedAddress[]> {
  return db.rows(
    {
      name: 'changed-addresses',
      text: `SELECT employee.id AS "employeeId", is_new AS "isNew", email,
          CASE WHEN before ? 'email' THEN before ->> 'email' WHEN NOT is_new THEN email END AS "oldEmail",
          is_new OR coalesce(before ->> 'email' <> email, false) AS "hasNewEmail",
          coalesce(before ->> 'phone' <> phone OR before ->> 'calling_code' <> calling_code, false) AS "hasNewPhone"
        FROM directory_change_person AS person
        JOIN employee ON employee.company_id = $1 AND employee.id = person.employee_id AND deleted_at IS NULL
        WHERE person.company_id = $1 AND change_id = $2 AND employee.id > $3
          AND (is_new AND email <> '' OR before ->> 'email' <> email OR before ->> 'phone' <> phone
            OR before ->> 'calling_code' <> calling_code)
        ORDER BY employee.id LIMIT $4`,
    },
    [companyId, changeId, after, limit],
  );
}

/** Ends the unused invitations of people to the app. */
export async function endInvitations(
  db: Rows,
  companyId: string,
  employeeIds: readonly string[],
): Promise<void> {
  await db.rows(
    {
      name: 'end-app-invitations',
      text: `UPDATE app_invitation SET used_at = statement_timestamp()
        WHERE company_id = $1 AND employee_id = ANY ($2::uuid[]) AND used_at IS NULL`,
    },
    [companyId, employeeIds],
  );
}

/** Loads the change of an employee that nobody has confirmed; null without one. */
export const openChangeOfPerson = makeRowLoader(
  listOpenChangesOfPeople,
  ({ employeeId }) => employeeId,
);
