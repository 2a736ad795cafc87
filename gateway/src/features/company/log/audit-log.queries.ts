import {
  containsPattern,
  countRows,
  ListConditions,
  type Listing,
  readPage,
} from '../../../database/listing.js';
import { MemberRole, Role } from '../../../access/role.js';
import type { Rows, TenantTransaction } from '../../../database/tenant.js';
import { AuditAction, type AuditEntry } from '../../audit/entries/audit-entry.entity.js';

/** Filters of the audit log; null: not filtered. */
export interface AuditFilter {
  companyId: string | null;
  /** Address of the actor. */
  actor: string | null;
  action: AuditAction | null;
  from: Date | null;
  /** Exclusive. */
  until: Date | null;
  /** Text anywhere in actor, detail or address; '' matches everything. */
  search: string;
  /** Whether the reader is of the company, from whom actors and network addresses of the provider's staff are hidden. */
  isForCompany: boolean;
  /** Withholds details of acts on the health of employees. */
  hidesHealth: boolean;
}

/** Parameters of a page of the log. */
export type AuditListing = AuditFilter & Listing;

/** Actors whose addresses a company's readers see. Others are hidden, so that a new kind of actor is too. */
const shownRoles = [...Object.values(MemberRole), Role.API_KEY, Role.CAMERA];
/** Actions without a role in which somebody other than an employee tried to sign in as a member, or used a member's mailed link. */
const shownActions: readonly AuditAction[] = [
  AuditAction.SIGN_IN_REFUSED,
  AuditAction.SIGN_IN_LOCKED,
  AuditAction.PASSKEY_COPY_REFUSED,
  AuditAction.COMPANY_SIGNED_UP,
  AuditAction.EMAIL_VERIFIED,
  AuditAction.VERIFICATION_RESENT,
  AuditAction.PASSWORD_FORGOTTEN,
  AuditAction.PASSWORD_RESET,
];
/** Actions on the health of employees. Readers who may not know it see that one took place, who did it, and when. */
const actionsOnHealth: readonly AuditAction[] = [
  AuditAction.CASE_OPENED,
  AuditAction.CASE_CHANGED,
  AuditAction.CASE_CLOSED,
  AuditAction.CASE_REOPENED,
  AuditAction.CASE_ASSIGNED,
  AuditAction.CASE_ACT_UNDONE,
  AuditAction.CASES_EXPORTED,
  AuditAction.MANUAL_CONTACT_ADDED,
  AuditAction.MANUAL_CONTACT_TAKEN_BACK,
  AuditAction.CONTACT_CONTESTED,
  AuditAction.CONTEST_CONFIRMED,
  AuditAction.CONTEST_TAKEN_BACK,
  AuditAction.CONTEST_REQUEST_ACCEPTED,
  AuditAction.CONTEST_REQUEST_DECLINED,
  AuditAction.FOLLOW_UP_ACT_ADDED,
  AuditAction.FOLLOW_UP_ACT_UNDONE,
  AuditAction.FOLLOW_UP_EXPORTED,
  AuditAction.IMMUNITY_RECORDED,
  AuditAction.IMMUNITY_WITHDRAWN,
  AuditAction.CONTACTS_EXPORTED,
  AuditAction.EMPLOYEE_REPORTED,
  AuditAction.EMPLOYEE_REPORT_DECIDED,
  AuditAction.NOTICES_SENT,
  AuditAction.NOTICES_RESENT,
];
/**
 * Actions of the own file whose times could be compared with those of reports: whoever opened their file just before a report came, probably
 * sent it.
 */
const actionsOfOwnFile: readonly AuditAction[] = [
  AuditAction.OWN_FILE_LINK_MAILED,
  AuditAction.EXACT_RECORDS_REQUESTED,
  AuditAction.EXACT_RECORDS_GIVEN,
  AuditAction.EXACT_RECORDS_REFUSED,
  AuditAction.EXACT_RECORDS_DOWNLOADED,
];
const toList = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ');
/** SQL: the entry is about an act on health or in an own file, or names an employee together with the status or a file with contacts. */
const revealsHealth = `(action IN (${toList([...actionsOnHealth, ...actionsOfOwnFile])})
  OR coalesce(role, '') = '${Role.OWN_FILE}'
  OR action = 'EMPLOYEE_UPDATED' AND detail ~ '(isPositive|positiveDate)'
  OR action = 'EMPLOYEE_EXPORTED' AND detail ~ '^(employee|directory by status)'
  OR action IN ('EMPLOYEES_CHANGED', 'CHANGE_UNDONE') AND detail ~ '^Marked (positive|negative)')`;
const isHidden = `(coalesce(role, '') NOT IN (${toList(shownRoles)})
  AND NOT (role IS NULL AND action IN (${toList(shownActions)}) AND detail NOT LIKE 'employee %'))`;

/** SQL: an employee acted, or somebody tried to sign in as one. Nobody sees their network addresses. */
const isOfEmployee = `(role IN ('${Role.EMPLOYEE}', '${Role.OWN_FILE}')
  OR role IS NULL AND detail LIKE 'employee %')`;

/** Builds the query of a listing. Its text has only the requested conditions, so that it can use an index. */
function buildQuery(filter: AuditFilter) {
  const { companyId, actor, action, from, until, isForCompany, hidesHealth, search } = filter;
  const list =
    companyId === null
      ? new ListConditions('log-of-all', 'FROM audit_entry WHERE true', [])
      : new ListConditions(
          isForCompany ? `own-log${hidesHealth ? '-but-health' : ''}` : 'log-of-company',
          'FROM audit_entry WHERE company_id = $1',
          [companyId],
        );
  const isActorShown = `${isForCompany ? isHidden : isOfEmployee} IS NOT TRUE AND`;
  if (from !== null) list.addValue('from', from, (place) => `created_at >= ${place}`);
  if (until !== null) list.addValue('until', until, (place) => `created_at < ${place}`);
  if (action !== null) list.addValue('action', action, (place) => `action = ${place}`);
  if (actor !== null) list.addValue('actor', actor, (place) => `${isActorShown} actor = ${place}`);
  const isDetailShown = hidesHealth ? `NOT ${revealsHealth} AND` : '';
  if (search !== '')
    list.addValue(
      'found',
      containsPattern(search),
      (place) =>
        `(${isDetailShown} detail ILIKE ${place} OR ${isActorShown} (actor ILIKE ${place} OR address ILIKE ${place}))`,
    );
  const isByTime = from !== null || until !== null || actor !== null;
  return {
    ...list.toSource(),
    // Ids are in the order of time too, and their index skips the entries of other companies.
    order: companyId !== null && !isByTime ? 'id DESC' : 'created_at DESC, id DESC',
  };
}

const listColumns = (mask: (column: string, masked: string) => string) =>
  `id, company_id AS "companyId", action, ${mask('actor', 'NULL')} AS actor, role, detail, ${mask('address', "''")} AS address,
  request_id AS "requestId", ${mask('user_agent', 'NULL')} AS "userAgent", created_at AS "createdAt"`;
const withholdHealth = (columns: string) =>
  `${columns.replace(' detail,', ` CASE WHEN ${revealsHealth} THEN '' ELSE detail END AS detail,`)},
  ${revealsHealth} AS "isDetailWithheld"`;
const maskWhere = (condition: string) => (column: string, masked: string) =>
  `CASE WHEN ${condition} THEN ${masked} ELSE ${column} END`;
const columnsForProvider = withholdHealth(listColumns(maskWhere(isOfEmployee)));
const shownToCompany = listColumns(maskWhere(isHidden));
const columnsForCompany = `${shownToCompany}, ${revealsHealth} AS "isOnHealth"`;
const columnsWithoutHealth = withholdHealth(shownToCompany);

function getCompanyColumns({ hidesHealth }: Pick<AuditFilter, 'hidesHealth'>): string {
  return hidesHealth ? columnsWithoutHealth : columnsForCompany;
}

/** An entry as listed. `isOnHealth` is known for readers who may see its details. */
export type ListedAuditEntry = AuditEntry & { isDetailWithheld?: boolean; isOnHealth?: boolean };

/** Lists a page of audit entries, newest first. */
export function listAuditEntries(db: Rows, listing: AuditListing): Promise<ListedAuditEntry[]> {
  const { order, ...source } = buildQuery(listing);
  const columns = listing.isForCompany ? getCompanyColumns(listing) : columnsForProvider;
  return readPage(db, source, { columns, order }, listing);
}

/** Counts audit entries. */
export function countAuditEntries(db: Rows, filter: AuditFilter): Promise<number> {
  return countRows(db, buildQuery(filter));
}

/** Finds at most `max` people whom entries name together with acts on their health. */
export async function findPeopleOnHealth(
  db: Rows,
  filter: AuditFilter,
  max: number,
): Promise<string[]> {
  const { name, from, values } = buildQuery(filter);
  const found = await db.rows<{ id: string }>(
    {
      name: `people-of-${name}`,
      text: `SELECT DISTINCT substring(detail FROM 'employee ([0-9a-f-]{36})') AS id ${from}
        AND ${revealsHealth} AND detail ~ 'employee [0-9a-f-]{36}' LIMIT $${values.length + 1}`,
    },
    [...values, max],
  );
  return found.map(({ id }) => id);
}

/** Lists the actors in a company's log, except those of the provider, in alphabetical order. */
export async function listAuditActors(
  db: Rows,
  companyId: string,
  limit: number,
): Promise<string[]> {
  // Skips from one actor to the next in the index, whatever the number of their entries.
  const next = (condition: string) => `SELECT actor FROM audit_entry
      WHERE company_id = $1 AND ${condition} AND ${isHidden} IS NOT TRUE ORDER BY actor LIMIT 1`;
  const rows = await db.rows<{ actor: string }>(
    {
      name: 'audit-actors',
      text: `WITH RECURSIVE found AS (
          (${next('actor IS NOT NULL')})
          UNION ALL
          SELECT (${next('actor > found.actor')}) FROM found WHERE found.actor IS NOT NULL
        )
        SELECT actor FROM found WHERE actor IS NOT NULL LIMIT $2`,
    },
    [companyId, limit],
  );
  return rows.map(({ actor }) => actor);
}

/** Reads a company's entries, oldest first. */
export function readAuditEntries(
  db: TenantTransaction,
  filter: Omit<AuditFilter, 'isForCompany'>,
): AsyncGenerator<ListedAuditEntry[]> {
  const { name, from, values } = buildQuery({ ...filter, isForCompany: true });
  return db.batches(
    { name, text: `SELECT ${getCompanyColumns(filter)} ${from} ORDER BY created_at, id` },
    values,
  );
}

/** Position of an entry in the stream. */
export interface AuditCursor {
  createdAt: Date;
  id: string;
}

/**
 * The stream leaves out newer entries, because an older one may still be committed, and the cursor would have passed it: after writing its
 * entry, a transaction may run a statement (30 s), be idle (60 s) and wait for its commit (10 s).
 */
const settledAfterSeconds = 120;

/** Reads a company's entries after a position, oldest first, except those of the last two minutes. */
export function readSettledEntries(
  db: TenantTransaction,
  companyId: string,
  { after, hidesHealth }: { after: AuditCursor | null } & Pick<AuditFilter, 'hidesHealth'>,
): AsyncGenerator<ListedAuditEntry[]> {
  return db.batches(
    {
      name: 'settled-audit-entries',
      text: `SELECT ${getCompanyColumns({ hidesHealth })} FROM audit_entry
        WHERE company_id = $1 AND created_at < now() - $2 * interval '1 second'
          AND ($3::timestamptz IS NULL OR (created_at, id) > ($3, $4::uuid))
        ORDER BY created_at, id`,
    },
    [companyId, settledAfterSeconds, after?.createdAt ?? null, after?.id ?? null],
  );
}

/** Returns whether the log says that an actor has read the stream from an address within a day. */
export async function hasStreamedToday(
  db: Rows,
  companyId: string,
  { actor, address }: { actor: string; address: string },
): Promise<boolean> {
  const found = await db.rows(
    {
      name: 'audit-streamed-today',
      text: `SELECT FROM audit_entry WHERE company_id = $1 AND actor = $2 AND address = $3 AND action = $4
        AND created_at > now() - interval '1 day' LIMIT 1`,
    },
    [companyId, actor, address, AuditAction.AUDIT_LOG_STREAMED],
  );
  return found.length > 0;
}
