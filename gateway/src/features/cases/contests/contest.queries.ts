import { ListConditions, type ListPage, selectPage } from '../../../database/listing.js';
import type { Rows } from '../../../database/tenant.js';
import { markCasesOfRecords } from '../../../jobs/mark-cases.js';
import { markRecordDays } from '../../../jobs/mark-days.js';
import { isContestOf } from '../../contacts/tracing/contested-times.queries.js';
import { maxRecordInterval } from '../../contacts/tracing/record-times.js';
import type { Contest, ContestState } from './contest.entity.js';
import { epochMs } from '../../contacts/tracing/qualifying.queries.js';
import type { ContestedTime } from '../../contacts/tracing/record-step.js';

/** A contest to store. */
export type NewContest = Pick<
  Contest,
  | 'id'
  | 'personId'
  | 'otherId'
  | 'source'
  | 'from'
  | 'until'
  | 'reason'
  | 'note'
  | 'state'
  | 'contestedBy'
  | 'contestedByAccountId'
  | 'requestId'
>;

/** Two people, the smaller id first, or one and everybody (null), a source and a span of time. */
export type ContestedSpan = Pick<Contest, 'personId' | 'otherId' | 'source' | 'from' | 'until'>;

/** The same of two people. */
export type PairSpan = ContestedSpan & { otherId: string };

const columns = `contest.company_id AS "companyId", contest.id, person_id AS "personId", other_id AS "otherId", contest.source,
  contest.from_at AS "from", contest.until_at AS "until", contest.reason, contest.note, contest.state,
  contested_at AS "contestedAt", contested_by AS "contestedBy", contested_by_account_id AS "contestedByAccountId",
  confirmed_at AS "confirmedAt", confirmed_by AS "confirmedBy", taken_back_at AS "takenBackAt", taken_back_by AS "takenBackBy",
  request_id AS "requestId"`;

/**
 * Marks the days and cases of written contests that count or counted, like an upload of records of that time. Everybody who can pass a
 * disease on then may have met the person of a contest with everybody.
 */
const marks = `changed AS (
    SELECT person_id AS employee_id, coalesce(other_id, anybody.employee_id) AS cross_employee_id,
      contest.from_at AS start_at, contest.until_at AS end_at
    FROM contest
    LEFT JOIN LATERAL (
      SELECT DISTINCT carrier.employee_id FROM case_carrier AS carrier
      WHERE other_id IS NULL AND carrier.company_id = $1 AND carrier.from_at < contest.until_at AND carrier.until_at > contest.from_at
    ) AS anybody ON true
    WHERE state <> 'AWAITING_CONFIRMATION'
  ), marked AS (${markRecordDays('changed')}), marked_case AS (${markCasesOfRecords('changed')})`;

/** Stores contests, and marks the days and cases that they change. */
export function storeContests(
  db: Rows,
  companyId: string,
  contests: readonly NewContest[],
): Promise<Contest[]> {
  return db.rows(
    {
      name: 'store-contests',
      text: `WITH contest AS (
          INSERT INTO contest (company_id, id, person_id, other_id, source, from_at, until_at, reason, note, state,
            contested_at, contested_by, contested_by_account_id, request_id)
          SELECT $1, id, "personId", "otherId", source, "from", "until", reason, note, state, statement_timestamp(),
            "contestedBy", "contestedByAccountId", "requestId"
          FROM jsonb_to_recordset($2::jsonb) AS written (id uuid, "personId" uuid, "otherId" uuid, source text,
            "from" timestamptz, "until" timestamptz, reason text, note text, state text, "contestedBy" text,
            "contestedByAccountId" uuid, "requestId" uuid)
          RETURNING *
        ), ${marks}
        SELECT ${columns} FROM contest`,
    },
    [companyId, JSON.stringify(contests)],
  );
}

/** Confirms a contest, and marks the days and cases that it changes; undefined if it awaits no confirmation. */
export function confirmStoredContest(
  db: Rows,
  companyId: string,
  id: string,
  by: string | null,
): Promise<Contest | undefined> {
  return db.row(
    {
      name: 'confirm-contest',
      text: `WITH contest AS (
          UPDATE contest SET state = 'IN_FORCE', confirmed_at = statement_timestamp(), confirmed_by = $3
          WHERE company_id = $1 AND id = $2 AND state = 'AWAITING_CONFIRMATION' RETURNING *
        ), ${marks}
        SELECT ${columns} FROM contest`,
    },
    [companyId, id, by],
  );
}

/** Withdraws a contest, and marks the days and cases that it changes; undefined if it was withdrawn before. */
export function withdrawStoredContest(
  db: Rows,
  companyId: string,
  id: string,
  by: string | null,
): Promise<Contest | undefined> {
  return db.row(
    {
      name: 'take-back-contest',
      text: `WITH contest AS (
          UPDATE contest SET state = 'TAKEN_BACK', taken_back_at = statement_timestamp(), taken_back_by = $3
          WHERE company_id = $1 AND id = $2 AND state <> 'TAKEN_BACK' RETURNING *
        ), ${marks}
        SELECT ${columns} FROM contest`,
    },
    [companyId, id, by],
  );
}

/** Finds contests by id. */
export function listContestsById(
  db: Rows,
  companyId: string,
  ids: readonly string[],
): Promise<Contest[]> {
  return db.rows(
    {
      name: 'contests-by-id',
      text: `SELECT ${columns} FROM contest WHERE company_id = $1 AND id = ANY ($2::uuid[])`,
    },
    [companyId, ids],
  );
}

/** Lists the contests that answer requests. */
export function listContestsOfRequests(
  db: Rows,
  companyId: string,
  requestIds: readonly string[],
): Promise<Contest[]> {
  return db.rows(
    {
      name: 'contests-of-requests',
      text: `SELECT ${columns} FROM contest WHERE company_id = $1 AND request_id = ANY ($2::uuid[])
        ORDER BY person_id, other_id, source`,
    },
    [companyId, requestIds],
  );
}

/** Removes the spans that one contest covers completely, whether in force or awaiting confirmation. The caller has locked the people. */
export async function filterUncontested<Span extends ContestedSpan>(
  db: Rows,
  companyId: string,
  spans: readonly Span[],
): Promise<Span[]> {
  const covered = await db.rows<{ span: number }>(
    {
      name: 'contested-spans',
      text: `SELECT DISTINCT (ordinality - 1)::int AS span
        FROM unnest($2::uuid[], $3::uuid[], $4::text[], $5::timestamptz[], $6::timestamptz[])
          WITH ORDINALITY AS span (person, other, source, since, until, ordinality)
        JOIN contest ON company_id = $1 AND contest.source = span.source
          AND CASE WHEN other IS NULL THEN other_id IS NULL AND person_id = person ELSE ${isContestOf('person', 'other')} END
          AND from_at <= span.since AND until_at >= span.until AND state <> 'TAKEN_BACK'`,
    },
    spanParameters(companyId, spans),
  );
  const coveredIndexes = new Set(covered.map(({ span }) => span));
  return spans.filter((_, index) => !coveredIndexes.has(index));
}

/** Whether a source has records of two people in a span. */
export async function hasRecords(
  db: Rows,
  companyId: string,
  { personId, otherId, source, from, until }: PairSpan,
): Promise<boolean> {
  const reportedBy = (reporter: string, other: string) => `(SELECT true FROM contact
    WHERE company_id = $1 AND employee_id = ${reporter} AND cross_employee_id = ${other} AND source = $4
      AND start_at > $5::timestamptz - ${maxRecordInterval} AND start_at < $6 AND end_at > $5 LIMIT 1)`;
  const found = await db.row<{ isFound: boolean }>(
    {
      name: 'records-to-contest',
      text: `SELECT coalesce(${reportedBy('$2', '$3')}, ${reportedBy('$3', '$2')}, false) AS "isFound"`,
    },
    [companyId, personId, otherId, source, from, until],
  );
  return found!.isFound;
}

/** Parameters of a page of contests. */
export interface ContestListing {
  /** Only of contacts of this person; null: of anybody. */
  personId: string | null;
  state: ContestState | null;
  page: number;
  pageSize: number;
}

/** Lists a page of contests, the latest first. */
export function listContests(
  db: Rows,
  companyId: string,
  listing: ContestListing,
): ListPage<Contest> {
  const { personId, state } = listing;
  const list = new ListConditions('contests', 'FROM contest WHERE company_id = $1', [companyId]);
  if (personId) list.addValue('p', personId, (place) => `${place} IN (person_id, other_id)`);
  if (state) list.addValue('s', state, (place) => `state = ${place}`);
  const order = 'contested_at DESC, id DESC';
  return selectPage(db, list.toSource(), { columns, order }, listing);
}

/** A span of two people and a source, in any order of the two. */
export interface TouchedSpan {
  personId: string;
  otherId: string;
  source: Contest['source'];
  from: Date;
  until: Date;
}

function spanParameters(
  companyId: string,
  spans: readonly (TouchedSpan | ContestedSpan)[],
): unknown[] {
  return [
    companyId,
    spans.map(({ personId }) => personId),
    spans.map(({ otherId }) => otherId),
    spans.map(({ source }) => source),
    spans.map(({ from }) => from),
    spans.map(({ until }) => until),
  ];
}

/** Lists for each span the contests in force that overlap or adjoin it, oldest first. */
export async function listTouchingContests(
  db: Rows,
  companyId: string,
  spans: readonly TouchedSpan[],
): Promise<Contest[][]> {
  const touching = spans.map((): Contest[] => []);
  const found = await db.rows<Contest & { span: number }>(
    {
      name: 'contests-touching-spans',
      text: `SELECT (ordinality - 1)::int AS span, ${columns}
        FROM unnest($2::uuid[], $3::uuid[], $4::text[], $5::timestamptz[], $6::timestamptz[])
          WITH ORDINALITY AS span (person, other, source, since, until, ordinality)
        JOIN contest ON company_id = $1 AND state = 'IN_FORCE' AND ${isContestOf('person', 'other')}
          AND contest.source = span.source
          AND from_at <= span.until AND until_at >= span.since
        ORDER BY from_at, id`,
    },
    spanParameters(companyId, spans),
  );
  for (const { span, ...contest } of found) touching[span]!.push(contest);
  return touching;
}

/** Whether the company has contests in force in a period. */
export async function hasContestsBetween(
  db: Rows,
  companyId: string,
  from: Date,
  until: Date,
): Promise<boolean> {
  const found = await db.row<{ isFound: boolean }>(
    {
      name: 'contests-between',
      text: `SELECT EXISTS (SELECT FROM contest WHERE company_id = $1 AND state = 'IN_FORCE'
          AND from_at < $3 AND until_at > $2) AS "isFound"`,
    },
    [companyId, from, until],
  );
  return found!.isFound;
}

/** SQL: whether the phone of a person, or a camera, has records of another one that a `contest` is about. */
const recordedBy = (
  reporter: string,
  other: string,
) => `EXISTS (SELECT FROM contact WHERE contact.company_id = $1
                  AND contact.employee_id = ${reporter} AND contact.cross_employee_id = ${other} AND contact.source = contest.source
                  AND start_at > contest.from_at - ${maxRecordInterval} AND start_at < contest.until_at AND end_at > contest.from_at)`;

/**
 * Lists for each follow-up the contests in force of its person with somebody who could pass the disease on at that time, the latest
 * first.
 */
export async function listContestsOfFollowUps(
  db: Rows,
  companyId: string,
  followUpIds: readonly string[],
): Promise<Contest[][]> {
  const found = await db.rows<Contest & { followUpId: string }>(
    {
      name: 'contests-of-follow-ups',
      text: `SELECT follow_up.id AS "followUpId", ${columns}
        FROM follow_up
        JOIN contest ON contest.company_id = $1 AND contest.state = 'IN_FORCE'
          AND (follow_up.employee_id IN (person_id, other_id) OR other_id IS NULL)
        WHERE follow_up.company_id = $1 AND follow_up.id = ANY ($2::uuid[]) AND EXISTS (
          SELECT FROM case_carrier AS carrier
          JOIN disease_case ON disease_case.company_id = $1 AND disease_case.id = carrier.case_id
            AND disease_case.disease = follow_up.disease AND coalesce(outcome, 'RECOVERED') = 'RECOVERED'
          WHERE carrier.company_id = $1 AND contest.from_at < carrier.until_at AND contest.until_at > carrier.from_at
            AND CASE WHEN other_id IS NULL THEN carrier.employee_id <> follow_up.employee_id
                AND person_id IN (carrier.employee_id, follow_up.employee_id)
                AND (${recordedBy('carrier.employee_id', 'follow_up.employee_id')} OR ${recordedBy('follow_up.employee_id', 'carrier.employee_id')})
              ELSE carrier.employee_id = CASE follow_up.employee_id WHEN person_id THEN other_id ELSE person_id END END)
        ORDER BY contest.from_at DESC, contest.id`,
    },
    [companyId, followUpIds],
  );
  const byRow = Map.groupBy(found, ({ followUpId }) => followUpId);
  return followUpIds.map((id) =>
    (byRow.get(id) ?? []).map(({ followUpId: _followUpId, ...contest }): Contest => contest),
  );
}

/** Lists the contests in force that overlap a period (epoch milliseconds). */
export function listContestsBetween(
  db: Rows,
  companyId: string,
  from: number,
  until: number,
): Promise<ContestedTime[]> {
  return db.rows(
    {
      name: 'contests-in-time',
      text: `SELECT person_id AS "employeeId", other_id AS "crossEmployeeId", source,
          ${epochMs('from_at')}::float8 AS start, ${epochMs('until_at')}::float8 AS end
        FROM contest WHERE company_id = $1 AND state = 'IN_FORCE' AND from_at < $3 AND until_at > $2`,
    },
    [companyId, new Date(from), new Date(until)],
  );
}
