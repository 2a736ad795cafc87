import type { Rows } from '../../database/tenant.js';
import { epochMs } from '../tracing/qualifying.queries.js';
import type { ContestedTime } from '../tracing/record-step.js';

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
