import type { Rows } from '../../database/tenant.js';
import { markDaysOf } from '../stale-days/mark-days.js';
import type { ReadMoment } from '../contacts/records.js';

/** A breach of two people whom the camera knows. */
export interface NamedBreach extends ReadMoment {
  employeeId: string;
  crossEmployeeId: string;
}

/** A breach of so many people whom it does not know. */
export interface CountedBreach extends ReadMoment {
  people: number;
}

interface Watching {
  companyId: string;
  cameraId: string;
}

/**
 * Stores the breaches of named pairs that are not stored yet, as contact records of the camera; answers the ids of the
 * new ones. In the order of the key, so that uploads at once wait for one another and never in a circle.
 */
export async function storeNamedBreaches(
  db: Rows,
  { companyId, cameraId }: Watching,
  breaches: NamedBreach[],
): Promise<Set<string>> {
  const inOrder = inOrderOfKey(breaches);
  const stored = await db.rows<{ id: string }>(
    {
      name: 'store-named-breaches',
      text: `WITH stored AS (INSERT INTO contact (company_id, camera_id, source, id, employee_id, cross_employee_id, start_at, end_at, distance)
        SELECT $1, $2, 'camera', id, employee_id, cross_employee_id, start_at, end_at, distance
        FROM unnest($3::uuid[], $4::uuid[], $5::uuid[], $6::timestamptz[], $7::timestamptz[], $8::real[])
          AS record (id, employee_id, cross_employee_id, start_at, end_at, distance)
        ON CONFLICT DO NOTHING RETURNING id, start_at, end_at
        ), marked AS (${markDaysOf('stored')})
        SELECT id FROM stored`,
    },
    [
      companyId,
      cameraId,
      inOrder.map(({ id }) => id),
      inOrder.map(({ employeeId }) => employeeId),
      inOrder.map(({ crossEmployeeId }) => crossEmployeeId),
      ...momentsOf(inOrder),
    ],
  );
  return new Set(stored.map(({ id }) => id));
}

/** Likewise those that say only how many people. */
export async function storeCountedBreaches(
  db: Rows,
  { companyId, cameraId }: Watching,
  breaches: CountedBreach[],
): Promise<Set<string>> {
  const inOrder = inOrderOfKey(breaches);
  const stored = await db.rows<{ id: string }>(
    {
      name: 'store-counted-breaches',
      text: `WITH stored AS (INSERT INTO camera_breach (company_id, camera_id, id, people, start_at, end_at, distance)
        SELECT $1, $2, id, people, start_at, end_at, distance
        FROM unnest($3::uuid[], $4::int[], $5::timestamptz[], $6::timestamptz[], $7::real[])
          AS record (id, people, start_at, end_at, distance)
        ON CONFLICT DO NOTHING RETURNING id, start_at, end_at
        ), marked AS (${markDaysOf('stored')})
        SELECT id FROM stored`,
    },
    [
      companyId,
      cameraId,
      inOrder.map(({ id }) => id),
      inOrder.map(({ people }) => people),
      ...momentsOf(inOrder),
    ],
  );
  return new Set(stored.map(({ id }) => id));
}

/** Writes down that the camera was heard. */
export async function cameraHeard(db: Rows, { companyId, cameraId }: Watching): Promise<void> {
  await db.rows(
    {
      name: 'camera-heard',
      text: 'UPDATE camera SET last_reported = now() WHERE company_id = $1 AND id = $2',
    },
    [companyId, cameraId],
  );
}

function inOrderOfKey<Breach extends ReadMoment>(breaches: Breach[]): Breach[] {
  return breaches.toSorted((a, b) => a.start - b.start || (a.id < b.id ? -1 : 1));
}

function momentsOf(breaches: ReadMoment[]): [string[], string[], (number | null)[]] {
  return [
    breaches.map(({ start }) => new Date(start).toISOString()),
    breaches.map(({ end }) => new Date(end).toISOString()),
    breaches.map(({ distance }) => distance),
  ];
}
