import type { Rows } from '../../database/tenant.js';
import type { Span } from '../reporting/reporting.queries.js';
import { formatTimestamp, maxRecordInterval, maxRecordMs } from '../tracing/record-times.js';
import type { SharedRoom } from './shared-rooms.types.js';

/** The part of a record that lies in the window. */
const inWindow = 'tstzrange(greatest(start_at, $3), least(end_at, $4))';

/** Selects the times at which cameras saw the person, who stands in this column of a record. */
const selectOwn = (column: string) => `
  SELECT camera_id, ${inWindow} AS seen FROM contact
  WHERE company_id = $1 AND ${column} = $2 AND source = 'camera' AND start_at > $5 AND start_at < $4 AND end_at > $3`;

/** A row for the total, and beside it a shared room, or none where the page is empty. */
type Row = { total: number } & (SharedRoom | Record<keyof SharedRoom, null>);

/**
 * Finds a page of the people whom a camera saw within a span at the same time as a person, those with most time first. A record of a
 * camera names two people whom it saw from its start to its end; touching records are one time, and a shared moment is no shared time.
 */
export async function findSharedRooms(
  db: Rows,
  companyId: string,
  personId: string,
  { from, until }: Span,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ items: SharedRoom[]; total: number }> {
  const found = await db.rows<Row>(
    {
      name: 'shared-rooms',
      text: `WITH own AS MATERIALIZED (
          SELECT camera_id, range_agg(seen) AS seen
          FROM (${selectOwn('employee_id')} UNION ALL ${selectOwn('cross_employee_id')}) AS record
          GROUP BY camera_id
        ), shared AS MATERIALIZED (
          SELECT own.camera_id, person, range_agg(record.seen) * own.seen AS times
          FROM own
          CROSS JOIN LATERAL (
            SELECT employee_id, cross_employee_id, ${inWindow} AS seen
            FROM contact
            WHERE company_id = $1 AND contact.camera_id = own.camera_id AND source = 'camera'
              AND start_at > $5 AND start_at > lower(own.seen) - ${maxRecordInterval}
              AND start_at < $4 AND start_at < upper(own.seen) AND end_at > $3
            OFFSET 0
          ) AS record
          CROSS JOIN LATERAL (VALUES (employee_id), (cross_employee_id)) AS present (person)
          WHERE person <> $2 AND record.seen && own.seen
          GROUP BY own.camera_id, own.seen, person
        ), listed AS (
          SELECT person, camera_id, lower(times) AS first_at, upper(times) AS last_at,
            (SELECT sum(extract(epoch FROM upper(part) - lower(part))) / 60 FROM unnest(times) AS part)::float8 AS minutes
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
  return {
    total: found[0]!.total,
    items: found.flatMap(({ total: _total, ...item }) => (item.employeeId === null ? [] : item)),
  };
}
