import type { Rows } from '../../database/tenant.js';
import { markRecordDays } from '../stale-days/mark-days.js';
import { type ParsedMoment, sortByKey } from '../contacts/records.js';

/** A breach of two people whom the camera names. */
export interface NamedBreach extends ParsedMoment {
  employeeId: string;
  crossEmployeeId: string;
}

/** A breach of a number of people whom the camera does not name. */
export interface CountedBreach extends ParsedMoment {
  people: number;
}

interface CameraRef {
  companyId: string;
  cameraId: string;
}

/** Stores the breaches of named pairs that are not stored yet, as contact records of the camera; returns the ids of the new ones. */
export async function storeNamedBreaches(
  db: Rows,
  { companyId, cameraId }: CameraRef,
  breaches: NamedBreach[],
): Promise<Set<string>> {
  const inOrder = sortByKey(breaches);
  const stored = await db.rows<{ id: string }>(
    {
      name: 'store-named-breaches',
      text: `WITH stored AS (INSERT INTO contact (company_id, camera_id, source, id, employee_id, cross_employee_id, start_at, end_at, distance)
        SELECT $1, $2, 'camera', id, employee_id, cross_employee_id, start_at, end_at, distance
        FROM unnest($3::uuid[], $4::uuid[], $5::uuid[], $6::timestamptz[], $7::timestamptz[], $8::real[])
          AS record (id, employee_id, cross_employee_id, start_at, end_at, distance)
        ON CONFLICT DO NOTHING RETURNING id, start_at, end_at
        ), marked AS (${markRecordDays('stored')})
        SELECT id FROM stored`,
    },
    [
      companyId,
      cameraId,
      inOrder.map(({ id }) => id),
      inOrder.map(({ employeeId }) => employeeId),
      inOrder.map(({ crossEmployeeId }) => crossEmployeeId),
      ...toColumns(inOrder),
    ],
  );
  return new Set(stored.map(({ id }) => id));
}

/** Stores the breaches without names that are not stored yet; returns the ids of the new ones. */
export async function storeCountedBreaches(
  db: Rows,
  { companyId, cameraId }: CameraRef,
  breaches: CountedBreach[],
): Promise<Set<string>> {
  const inOrder = sortByKey(breaches);
  const stored = await db.rows<{ id: string }>(
    {
      name: 'store-counted-breaches',
      text: `WITH stored AS (INSERT INTO camera_breach (company_id, camera_id, id, people, start_at, end_at, distance)
        SELECT $1, $2, id, people, start_at, end_at, distance
        FROM unnest($3::uuid[], $4::int[], $5::timestamptz[], $6::timestamptz[], $7::real[])
          AS record (id, people, start_at, end_at, distance)
        ON CONFLICT DO NOTHING RETURNING id, start_at, end_at
        ), marked AS (${markRecordDays('stored')})
        SELECT id FROM stored`,
    },
    [
      companyId,
      cameraId,
      inOrder.map(({ id }) => id),
      inOrder.map(({ people }) => people),
      ...toColumns(inOrder),
    ],
  );
  return new Set(stored.map(({ id }) => id));
}

/** Updates when the camera last reported. */
export async function touchLastReported(
  db: Rows,
  { companyId, cameraId }: CameraRef,
): Promise<void> {
  await db.rows(
    {
      name: 'camera-heard',
      text: 'UPDATE camera SET last_reported = now() WHERE company_id = $1 AND id = $2',
    },
    [companyId, cameraId],
  );
}

function toColumns(breaches: ParsedMoment[]): [string[], string[], (number | null)[]] {
  return [
    breaches.map(({ start }) => new Date(start).toISOString()),
    breaches.map(({ end }) => new Date(end).toISOString()),
    breaches.map(({ distance }) => distance),
  ];
}
