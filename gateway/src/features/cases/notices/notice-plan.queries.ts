import { followedPeople } from '../../people/changes/former-employee.queries.js';
import type { Rows } from '../../../database/tenant.js';
import { MINUTE } from '../../../durations.js';
import { isAddressUnconfirmed } from '../../people/access/access-change.queries.js';
import { epoch } from '../follow-up/follow-up.queries.js';
import {
  epochMs,
  placeOfSource,
  withoutContested,
} from '../../contacts/tracing/qualifying.queries.js';
import { maxRecordInterval } from '../../contacts/tracing/record-times.js';
import type { OwnContact } from './ladder.js';
import type { Notice } from './notice.entity.js';

/** Settings of a company for notices. */
export interface NoticeSettings {
  companyName: string;
  timeZone: string;
  informsAtOnce: boolean;
  noticesNameDisease: boolean;
  /** Whom readers can ask; empty: not said. */
  noticeContact: string;
  /** Minimum number of colleagues who remain possible to the reader of a notice. */
  minCandidates: number;
  /** People in the directory. */
  peopleCount: number;
}

export async function findNoticeSettings(db: Rows, companyId: string): Promise<NoticeSettings> {
  const found = await db.row<NoticeSettings>(
    {
      name: 'notice-settings',
      text: `SELECT name AS "companyName", time_zone AS "timeZone", informs_at_once AS "informsAtOnce",
          notices_name_disease AS "noticesNameDisease", notice_contact AS "noticeContact", min_notice_candidates AS "minCandidates",
          (SELECT count(*) FROM employee WHERE company_id = $1 AND deleted_at IS NULL) AS "peopleCount"
        FROM company WHERE id = $1`,
    },
    [companyId],
  );
  if (!found) throw new Error('The company is missing');
  return found;
}

/** Facts that determine which notice is due for a follow-up. */
export interface NoticeFacts {
  followUpId: string;
  /** Null: the person has no email address. */
  email: string | null;
  /** Whether the address was changed by somebody else and is not confirmed. */
  isAddressUnconfirmed: boolean;
  /** Corrections so far. */
  round: number;
  /** Whether the person was last informed by a notice. */
  isToldByNotice: boolean;
  /** Case of the last exposure that counts without the person's own phone; null without one. */
  caseId: string | null;
  /** Moment of that exposure, in epoch milliseconds. */
  exposedAt: number | null;
}

/** Lists the facts of follow-ups. */
export function listNoticeFacts(
  db: Rows,
  companyId: string,
  followUpIds: readonly string[],
): Promise<NoticeFacts[]> {
  return db.rows(
    {
      name: 'notice-facts',
      text: `SELECT follow_up.id AS "followUpId", nullif(employee.email, '') AS email,
          ${isAddressUnconfirmed} AS "isAddressUnconfirmed", told.round, told.channel = 'NOTICE' IS TRUE AS "isToldByNotice",
          last.case_id AS "caseId", ${epoch('last.last_corroborated_at')} AS "exposedAt"
        FROM follow_up
        JOIN company ON company.id = $1
        JOIN ${followedPeople} AS employee ON employee.company_id = $1 AND employee.id = follow_up.employee_id
        CROSS JOIN LATERAL (
          SELECT count(*) FILTER (WHERE kind = 'CORRECTED')::integer AS round,
            (array_agg(channel ORDER BY done_at DESC, act.id DESC))[1] AS channel
          FROM follow_up_act AS act
          WHERE act.company_id = $1 AND act.employee_id = follow_up.employee_id AND act.disease = follow_up.disease
            AND kind IN ('INFORMED', 'CORRECTED') AND undone_at IS NULL
        ) AS told
        LEFT JOIN LATERAL (
          SELECT case_id, last_corroborated_at
          FROM case_exposure AS exposure
          JOIN disease_case ON disease_case.company_id = $1 AND disease_case.id = exposure.case_id
          WHERE exposure.company_id = $1 AND exposure.employee_id = follow_up.employee_id
            AND disease_case.disease = follow_up.disease AND coalesce(outcome, 'RECOVERED') = 'RECOVERED'
            AND corroborated_level <= follow_up_levels
          ORDER BY last_corroborated_at DESC, number LIMIT 1
        ) AS last ON true
        WHERE follow_up.company_id = $1 AND follow_up.id = ANY ($2::uuid[])`,
    },
    [companyId, followUpIds],
  );
}

/** The parts of a sent notice that further notices depend on. */
export type EarlierNotice = Pick<
  Notice,
  'employeeId' | 'disease' | 'kind' | 'round' | 'exposedOn' | 'toldUntil' | 'candidateIds'
>;

/** The candidates are those who are still in the directory. */
const earlierColumns = `employee_id AS "employeeId", disease, kind, round, exposed_on AS "exposedOn", told_until AS "toldUntil",
  ARRAY(SELECT id FROM employee
    WHERE employee.company_id = $1 AND id = ANY (candidate_ids) AND deleted_at IS NULL ORDER BY id) AS "candidateIds"`;

/** Lists the notices that people got, for every disease, oldest first. */
export function listEarlierNotices(
  db: Rows,
  companyId: string,
  employeeIds: readonly string[],
): Promise<EarlierNotice[]> {
  return db.rows(
    {
      name: 'notices-of-people',
      text: `SELECT ${earlierColumns} FROM notice WHERE company_id = $1 AND employee_id = ANY ($2::uuid[]) ORDER BY sent_at, id`,
    },
    [companyId, employeeIds],
  );
}

/** Lists the notices since a moment (epoch milliseconds) that have one of these people among their candidates. */
export function listNoticesAbout(
  db: Rows,
  companyId: string,
  employeeIds: readonly string[],
  since: number,
): Promise<(EarlierNotice & { sentAt: Date })[]> {
  return db.rows(
    {
      name: 'notices-about-people',
      // The end lets a generic plan expect few rows, and so use the index.
      text: `SELECT ${earlierColumns}, sent_at AS "sentAt" FROM notice
        WHERE company_id = $1 AND candidate_ids && $2::uuid[] AND sent_at >= $3 AND sent_at <= statement_timestamp()`,
    },
    [companyId, employeeIds, new Date(since)],
  );
}

/** Somebody who was informed about any disease in any way, or is to be informed. */
export interface InformedPerson {
  personId: string;
  /** Epoch milliseconds; null: a notice is due. */
  informedAt: number | null;
}

/**
 * Lists everybody who was informed since a moment (epoch milliseconds), and to whom a notice of an exposure is due now. An undo does not
 * change what colleagues may have heard.
 */
export function listInformedPeople(
  db: Rows,
  companyId: string,
  since: number,
): Promise<InformedPerson[]> {
  return db.rows(
    {
      name: 'informed-people',
      text: `SELECT employee_id AS "personId", ${epoch('max(done_at)')} AS "informedAt"
        FROM follow_up_act
        WHERE company_id = $1 AND kind = 'INFORMED' AND done_at >= $2
        GROUP BY employee_id
        UNION ALL
        SELECT employee_id, NULL FROM follow_up WHERE company_id = $1 AND corroborated_step = 'INFORM'
        ORDER BY 1, 2`,
    },
    [companyId, new Date(since)],
  );
}

/** Notices since a moment: their number, and the id of the last one, null without any. The parts of a notice that plans depend on never change. */
export interface NoticeCountSince {
  count: number;
  lastId: string | null;
}

/** Counts the notices since a moment (epoch milliseconds). */
export async function countNoticesSince(
  db: Rows,
  companyId: string,
  since: number,
): Promise<NoticeCountSince> {
  const found = await db.row<NoticeCountSince>(
    {
      name: 'count-notices-since',
      text: `SELECT count(*)::integer AS count, max(id::text) AS "lastId" FROM notice
        WHERE company_id = $1 AND sent_at >= $2 AND sent_at <= statement_timestamp()`,
    },
    [companyId, new Date(since)],
  );
  return found!;
}

/** A reader, and the time (epoch milliseconds) of which their contacts are needed. */
export interface ReaderWindow {
  readerId: string;
  from: number;
  until: number;
}

/** Records of a reader with somebody else that begin in the same quarter of an hour. Only contested time is cut out of them. */
export interface ReaderContact extends OwnContact {
  readerId: string;
}

/**
 * Maximum contacts that one statement returns. Contacts above it are left out, which leaves fewer candidates and so is safe: a hundred
 * readers have that many if each of them meets 25 people in every quarter of 100 hours.
 */
const maxContactsPerStatement = 1_000_000;

/**
 * Lists the contacts of readers, of any length, that somebody other than the reader's own phone has reported. What that phone alone
 * reports counts for nobody, so that a reader cannot invent candidates for their own notice. Whoever was given their exact records
 * knows which contacts until then were long enough to expose, so none of those leaves a candidate. Whoever has left the company leaves
 * none either: phones can try out who is still in the directory, and nobody opens a case for somebody who has left.
 * Records that begin in the same quarter of an hour are united: parts of a day begin at a quarter in each time zone, so this changes
 * no choice, and it bounds the rows whatever a phone uploads.
 */
export function listContactsOfReaders(
  db: Rows,
  companyId: string,
  readers: readonly ReaderWindow[],
): Promise<ReaderContact[]> {
  const selectRecords = (own: string, other: string, isCounted: string) => `
    SELECT ${own} AS carrier, ${other} AS person, ${placeOfSource('source')} AS source_place,
      ${epochMs('start_at')} AS start_ms, ${epochMs('end_at')} AS end_ms
    FROM contact JOIN asked ON ${own} = reader_id
    WHERE company_id = $1 AND ${isCounted}
      AND start_at > from_at - ${maxRecordInterval} AND start_at <= until_at AND end_at >= from_at AND start_at >= known_until
      AND start_at > $5::timestamptz - ${maxRecordInterval} AND start_at <= $6`;
  const moments = readers.flatMap(({ from, until }) => [from, until]);
  return db.rows(
    {
      name: 'contacts-of-readers',
      text: `WITH asked AS (
          SELECT reader_id, from_at, until_at, coalesce(
              (SELECT max(given_at) FROM exact_record_request WHERE company_id = $1 AND employee_id = reader_id), '-infinity') AS known_until
          FROM unnest($2::uuid[], $3::timestamptz[], $4::timestamptz[]) AS asked (reader_id, from_at, until_at)
        ), reported AS (
          ${selectRecords('employee_id', 'cross_employee_id', `source <> 'mobile'`)}
          UNION ALL ${selectRecords('cross_employee_id', 'employee_id', 'true')}
        ), ${withoutContested({ from: '$5::timestamptz', until: '$6::timestamptz' })}
        SELECT carrier AS "readerId", person AS "personId", min(start_ms)::float8 AS start, max(end_ms)::float8 AS end
        FROM record JOIN employee ON employee.company_id = $1 AND employee.id = person AND deleted_at IS NULL
        GROUP BY carrier, person, floor(start_ms / ${15 * MINUTE}) LIMIT ${maxContactsPerStatement}`,
    },
    [
      companyId,
      readers.map(({ readerId }) => readerId),
      readers.map(({ from }) => new Date(from)),
      readers.map(({ until }) => new Date(until)),
      new Date(Math.min(...moments)),
      new Date(Math.max(...moments)),
    ],
  );
}
