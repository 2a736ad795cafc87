import { countRows, ListConditions, type ListPage, selectPage } from '../../../database/listing.js';
import type { Rows } from '../../../database/tenant.js';
import { maxRecordInterval } from '../../contacts/tracing/record-times.js';
import type { PairSpan } from './contest.queries.js';
import type { ContestRequest, ContestRequestState } from './contest-request.entity.js';

/** A request to store. */
export type NewContestRequest = Pick<
  ContestRequest,
  'id' | 'employeeId' | 'from' | 'until' | 'reason' | 'note'
>;

const columns = `company_id AS "companyId", id, employee_id AS "employeeId", from_at AS "from", until_at AS "until", reason, note,
  requested_at AS "requestedAt", state, decided_at AS "decidedAt", decided_by AS "decidedBy", answer`;

/** Stores a request. */
export async function storeRequest(
  db: Rows,
  companyId: string,
  { id, employeeId, from, until, reason, note }: NewContestRequest,
): Promise<ContestRequest> {
  const stored = await db.row<ContestRequest>(
    {
      name: 'store-contest-request',
      text: `INSERT INTO contest_request (company_id, id, employee_id, from_at, until_at, reason, note, requested_at)
        VALUES ($1, $2, $3, $4, $5, $6, $7, statement_timestamp()) RETURNING ${columns}`,
    },
    [companyId, id, employeeId, from, until, reason, note],
  );
  return stored!;
}

/** Decides on an open request; undefined if it was decided before. */
export function decideRequest(
  db: Rows,
  companyId: string,
  id: string,
  decision: Pick<ContestRequest, 'state' | 'decidedBy' | 'answer'>,
): Promise<ContestRequest | undefined> {
  return db.row(
    {
      name: 'decide-contest-request',
      text: `UPDATE contest_request SET state = $3, decided_at = statement_timestamp(), decided_by = $4, answer = $5
        WHERE company_id = $1 AND id = $2 AND state = 'OPEN' RETURNING ${columns}`,
    },
    [companyId, id, decision.state, decision.decidedBy, decision.answer],
  );
}

export function findStoredRequest(
  db: Rows,
  companyId: string,
  id: string,
): Promise<ContestRequest | undefined> {
  return db.row(
    {
      name: 'contest-request-by-id',
      text: `SELECT ${columns} FROM contest_request WHERE company_id = $1 AND id = $2`,
    },
    [companyId, id],
  );
}

/** Counts the open requests of a person. */
export function countOpenRequests(
  db: Rows,
  companyId: string,
  employeeId: string,
): Promise<number> {
  const from = `FROM contest_request WHERE company_id = $1 AND employee_id = $2 AND state = 'OPEN'`;
  return countRows(db, { name: 'open-contest-requests', from, values: [companyId, employeeId] });
}

/** Parameters of a page of requests. */
export interface ContestRequestListing {
  state: ContestRequestState | null;
  page: number;
  pageSize: number;
}

/** Lists a page of requests, the latest first. */
export function listRequests(
  db: Rows,
  companyId: string,
  listing: ContestRequestListing,
): ListPage<ContestRequest> {
  const list = new ListConditions(
    'contest-requests',
    'FROM contest_request WHERE company_id = $1',
    [companyId],
  );
  if (listing.state) list.addValue('s', listing.state, (place) => `state = ${place}`);
  const order = 'requested_at DESC, id DESC';
  return selectPage(db, list.toSource(), { columns, order }, listing);
}

/** A pair with records and their source; the smaller id comes first. */
export type RecordedPair = Pick<PairSpan, 'personId' | 'otherId' | 'source'>;

/** Lists the pairs and sources with records of a person in a span. */
export function listRecordedPairs(
  db: Rows,
  companyId: string,
  { employeeId, from, until }: Pick<ContestRequest, 'employeeId' | 'from' | 'until'>,
): Promise<RecordedPair[]> {
  const records = (own: string) => `SELECT employee_id, cross_employee_id, source FROM contact
    WHERE company_id = $1 AND ${own} = $2 AND start_at > $3::timestamptz - ${maxRecordInterval} AND start_at < $4 AND end_at > $3`;
  return db.rows(
    {
      name: 'recorded-pairs-of-person',
      text: `SELECT DISTINCT least(employee_id, cross_employee_id) AS "personId",
          greatest(employee_id, cross_employee_id) AS "otherId", source
        FROM (${records('employee_id')} UNION ALL ${records('cross_employee_id')}) AS record
        ORDER BY 1, 2, 3`,
    },
    [companyId, employeeId, from, until],
  );
}
