import { ListConditions, type Listing, type ListPage, selectPage } from '../../database/listing.js';
import type { Rows, TenantTransaction } from '../../database/tenant.js';
import type { ExactRecordRequest, ExactRecordRequestState } from './exact-record-request.entity.js';

/** Days for which given records can be downloaded. */
export const availableDays = 30;

const columns = `company_id AS "companyId", id, employee_id AS "employeeId", requested_at AS "requestedAt", due_at AS "dueAt", state,
  decided_at AS "decidedAt", decided_by AS "decidedBy", given_at AS "givenAt", refusal, mail_id AS "mailId",
  CASE WHEN given_at > statement_timestamp() - interval '${availableDays} days' THEN given_at + interval '${availableDays} days' END AS "availableUntil"`;

/** Stores a request; undefined if the person has an open one. */
export function storeRequest(
  db: Rows,
  companyId: string,
  { id, employeeId }: Pick<ExactRecordRequest, 'id' | 'employeeId'>,
): Promise<ExactRecordRequest | undefined> {
  return db.row(
    {
      name: 'store-exact-record-request',
      text: `INSERT INTO exact_record_request (company_id, id, employee_id, due_at) VALUES ($1, $2, $3, now() + interval '1 month')
        ON CONFLICT DO NOTHING RETURNING ${columns}`,
    },
    [companyId, id, employeeId],
  );
}

/** Answers an open request of somebody in the directory; undefined if it was answered before. The records are given without a refusal. */
export function answerRequest(
  db: Rows,
  companyId: string,
  {
    id,
    refusal,
    decidedBy,
  }: Pick<ExactRecordRequest, 'id' | 'decidedBy'> & { refusal: string | null },
): Promise<ExactRecordRequest | undefined> {
  return db.row(
    {
      name: 'answer-exact-record-request',
      text: `UPDATE exact_record_request SET state = CASE WHEN $3::text IS NULL THEN 'GIVEN' ELSE 'REFUSED' END, refusal = coalesce($3, ''), decided_by = $4,
          decided_at = statement_timestamp(), given_at = CASE WHEN $3::text IS NULL THEN statement_timestamp() END
        WHERE company_id = $1 AND id = $2 AND state = 'OPEN' RETURNING ${columns}`,
    },
    [companyId, id, refusal, decidedBy],
  );
}

/** Stores which mail told the employee of the answer. */
export async function storeMailOfAnswer(
  db: Rows,
  companyId: string,
  id: string,
  mailId: string,
): Promise<void> {
  await db.rows(
    {
      name: 'mail-of-exact-record-request',
      text: 'UPDATE exact_record_request SET mail_id = $3 WHERE company_id = $1 AND id = $2',
    },
    [companyId, id, mailId],
  );
}

/** Finds a request of somebody in the directory, with their address. */
export function findRequest(
  db: Rows,
  companyId: string,
  id: string,
): Promise<(Pick<ExactRecordRequest, 'id' | 'employeeId'> & { email: string | null }) | undefined> {
  return db.row(
    {
      name: 'exact-record-request-by-id',
      text: `SELECT request.id, employee_id AS "employeeId", nullif(email, '') AS email
        FROM exact_record_request AS request
        JOIN employee ON employee.company_id = $1 AND employee.id = employee_id AND deleted_at IS NULL
        WHERE request.company_id = $1 AND request.id = $2`,
    },
    [companyId, id],
  );
}

/** Finds the latest request of a person. */
export function findLatestRequest(
  db: Rows,
  companyId: string,
  personId: string,
): Promise<ExactRecordRequest | undefined> {
  return db.row(
    {
      name: 'latest-exact-record-request',
      text: `SELECT ${columns} FROM exact_record_request WHERE company_id = $1 AND employee_id = $2
        ORDER BY requested_at DESC, id DESC LIMIT 1`,
    },
    [companyId, personId],
  );
}

/** Lists a page of requests of people in the directory: open ones first, by due date. */
export function listRequests(
  db: Rows,
  companyId: string,
  listing: Pick<Listing, 'page' | 'pageSize'> & { state: ExactRecordRequestState | null },
): ListPage<ExactRecordRequest> {
  const from = `FROM exact_record_request WHERE company_id = $1
    AND employee_id IN (SELECT id FROM employee WHERE company_id = $1 AND deleted_at IS NULL)`;
  const list = new ListConditions('exact-record-requests', from, [companyId]);
  if (listing.state) list.addValue('s', listing.state, (place) => `state = ${place}`);
  const order = `state <> 'OPEN', CASE WHEN state = 'OPEN' THEN due_at END, decided_at DESC, id`;
  return selectPage(db, list.toSource(), { columns, order }, listing);
}

/** Finds the latest moment until which records were given to a person and can still be downloaded, in its database text; undefined: none. */
export async function findGivenUntil(
  db: Rows,
  companyId: string,
  personId: string,
): Promise<string | undefined> {
  const found = await db.row<{ until: string | null }>(
    {
      name: 'exact-records-given-until',
      text: `SELECT max(given_at)::text AS until FROM exact_record_request
        WHERE company_id = $1 AND employee_id = $2 AND given_at > statement_timestamp() - interval '${availableDays} days'`,
    },
    [companyId, personId],
  );
  return found?.until ?? undefined;
}

/** A record of a contact, without the other person. */
interface ExactRecord {
  startedAt: Date;
  endedAt: Date;
  minutes: number;
  source: string;
  distanceInFeet: number | null;
  isFromYourPhone: boolean;
  receivedAt: Date;
}

/**
 * Finds when a person was last told of an exposure, also if that was undone or corrected since: they have heard it. Lengths of contacts
 * before show who exposed them, also those on other days than a notice named: whoever met somebody for long later would have had another
 * notice. Null: never.
 */
export async function findLastTelling(
  db: Rows,
  companyId: string,
  personId: string,
): Promise<Date | null> {
  const found = await db.row<{ at: Date | null }>(
    {
      name: 'last-telling-of-exposure',
      text: `SELECT greatest(
          (SELECT max(sent_at) FROM notice WHERE company_id = $1 AND employee_id = $2 AND kind = 'EXPOSURE'),
          (SELECT max(done_at) FROM follow_up_act WHERE company_id = $1 AND employee_id = $2 AND kind = 'INFORMED')) AS at`,
    },
    [companyId, personId],
  );
  return found?.at ?? null;
}

/**
 * Streams the records of a person that the company had received since one moment until another. Contacts that others told of when they
 * fell ill are left out, because they say of somebody whom the person met that they were ill.
 */
export function streamExactRecords(
  db: TenantTransaction,
  companyId: string,
  personId: string,
  until: string,
  since: Date | null,
): AsyncGenerator<ExactRecord[]> {
  return db.batches(
    {
      name: 'exact-records',
      text: `SELECT start_at AS "startedAt", end_at AS "endedAt", (extract(epoch FROM end_at - start_at) / 60)::float8 AS minutes,
          source, distance AS "distanceInFeet", employee_id = $2 AND source = 'mobile' AS "isFromYourPhone", received_at AS "receivedAt"
        FROM (
          SELECT * FROM contact WHERE company_id = $1 AND employee_id = $2
          UNION ALL SELECT * FROM contact WHERE company_id = $1 AND cross_employee_id = $2 AND source <> 'manual'
        ) AS record
        WHERE received_at <= $3::timestamptz AND start_at >= coalesce($4::timestamptz, '-infinity') ORDER BY start_at, id`,
    },
    [companyId, personId, until, since],
  );
}
