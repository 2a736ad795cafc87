import type { Rows } from '../../database/tenant.js';
import { epochMs } from '../tracing/qualifying.queries.js';
import type { ContestedTime } from '../tracing/record-step.js';
import type { PairSpan } from './contest.queries.js';

/** A contest that is in force, or would be in a preview. */
export interface CountedContest extends ContestedTime {
  id: string;
}

/** Lists the contests in force that overlap a period (epoch milliseconds). */
export function listContestsBetween(
  db: Rows,
  companyId: string,
  from: number,
  until: number,
): Promise<CountedContest[]> {
  return db.rows(
    {
      name: 'contests-in-time',
      text: `SELECT id, person_id AS "employeeId", other_id AS "crossEmployeeId", source,
          ${epochMs('from_at')}::float8 AS start, ${epochMs('until_at')}::float8 AS end
        FROM contest WHERE company_id = $1 AND state = 'IN_FORCE' AND from_at < $3 AND until_at > $2`,
    },
    [companyId, new Date(from), new Date(until)],
  );
}

/** Lists the cases for which one of the people of a span can pass the disease on in it. */
export async function listCasesOfSpans(
  db: Rows,
  companyId: string,
  spans: readonly PairSpan[],
): Promise<string[]> {
  const found = await db.rows<{ caseId: string }>(
    {
      name: 'cases-of-contested-spans',
      text: `SELECT DISTINCT carrier.case_id AS "caseId"
        FROM unnest($2::uuid[], $3::uuid[], $4::timestamptz[], $5::timestamptz[]) AS span (person, other, since, until)
        JOIN case_carrier AS carrier ON carrier.company_id = $1 AND carrier.employee_id IN (span.person, span.other)
          AND span.since < carrier.until_at AND span.until > carrier.from_at
        ORDER BY 1`,
    },
    [
      companyId,
      spans.map(({ personId }) => personId),
      spans.map(({ otherId }) => otherId),
      spans.map(({ from }) => from),
      spans.map(({ until }) => until),
    ],
  );
  return found.map(({ caseId }) => caseId);
}
