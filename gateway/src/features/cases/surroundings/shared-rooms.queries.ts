import {
  type ItemsAndTotal,
  type RowWithTotal,
  splitTotal,
} from '../../../database/page-with-total.js';
import type { Rows } from '../../../database/tenant.js';
import { MINUTE } from '../../../durations.js';
import type { Span } from '../../contacts/reports/reporting.queries.js';
import {
  epochMs,
  placeOfSource,
  withoutContested,
} from '../../contacts/tracing/qualifying.queries.js';
import {
  formatTimestamp,
  maxRecordInterval,
  maxRecordMs,
} from '../../contacts/tracing/record-times.js';
import type { SharedRoom } from './shared-rooms.types.js';

/** Selects the camera records in the window that name the person in this column. */
const selectOwn = (column: string) => `
  SELECT camera_id, start_at, end_at FROM contact
  WHERE company_id = $1 AND ${column} = $2 AND source = 'camera' AND start_at > $5 AND start_at < $4 AND end_at > $3`;

/**
 * Finds a page of the people whom a camera saw within a span at the same time as a person, the longest shared time first. A camera's
 * record names two people whom it saw from start to end. Touching records count as one period, and two periods that only share an end
 * have no time in common. Contested time is left out.
 */
export async function findSharedRooms(
  db: Rows,
  companyId: string,
  personId: string,
  { from, until }: Span,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<ItemsAndTotal<SharedRoom>> {
  const rows = await db.rows<RowWithTotal<SharedRoom>>(
    {
      name: 'shared-rooms',
      text: `WITH visited AS MATERIALIZED (
          SELECT camera_id, greatest(min(start_at), $3) AS since, least(max(end_at), $4) AS until
          FROM (${selectOwn('employee_id')} UNION ALL ${selectOwn('cross_employee_id')}) AS own
          GROUP BY camera_id
        ), reported AS (
          SELECT seen.*
          FROM visited
          CROSS JOIN LATERAL (
            SELECT employee_id AS carrier, cross_employee_id AS person, ${placeOfSource('source')} AS source_place,
              ${epochMs('greatest(start_at, $3)')} AS start_ms, ${epochMs('least(end_at, $4)')} AS end_ms, camera_id
            FROM contact
            WHERE company_id = $1 AND contact.camera_id = visited.camera_id AND source = 'camera'
              AND start_at > $5 AND start_at > visited.since - ${maxRecordInterval}
              AND start_at < $4 AND start_at < visited.until AND end_at > $3 AND end_at > visited.since
            OFFSET 0
          ) AS seen
        ), ${withoutContested({ from: '$3::timestamptz', until: '$4::timestamptz' }, { others: ['camera_id'] })}, own AS MATERIALIZED (
          SELECT camera_id, range_agg(int8range(start_ms, end_ms)) AS seen
          FROM record
          WHERE $2 IN (carrier, person)
          GROUP BY camera_id
        ), shared AS MATERIALIZED (
          SELECT camera_id, present.id AS person, range_agg(int8range(start_ms, end_ms)) * own.seen AS times
          FROM own
          JOIN record USING (camera_id)
          CROSS JOIN LATERAL (VALUES (carrier), (person)) AS present (id)
          WHERE present.id <> $2 AND int8range(start_ms, end_ms) && own.seen
          GROUP BY camera_id, own.seen, present.id
        ), listed AS (
          SELECT person, camera_id, to_timestamp(lower(times) / 1000.0) AS first_at, to_timestamp(upper(times) / 1000.0) AS last_at,
            (SELECT sum(upper(part) - lower(part)) / ${MINUTE} FROM unnest(times) AS part)::float8 AS minutes
          FROM shared
          ORDER BY minutes DESC, first_at, person, camera_id LIMIT $6 OFFSET $7
        )
        SELECT (SELECT count(*)::int FROM shared) AS total, person AS "employeeId", camera_id AS "cameraId",
          code AS "cameraCode", room_name AS "roomName", room_number AS "roomNumber",
          first_at AS "firstAt", last_at AS "lastAt", minutes
        FROM (VALUES (true)) AS always
        LEFT JOIN (listed JOIN camera ON camera.company_id = $1 AND camera.id = camera_id) ON true
        ORDER BY minutes DESC, first_at, person, camera_id`,
    },
    [
      companyId,
      personId,
      formatTimestamp(from),
      formatTimestamp(until),
      formatTimestamp(from - maxRecordMs),
      pageSize,
      (page - 1) * pageSize,
    ],
  );
  return splitTotal(rows, 'employeeId');
}
