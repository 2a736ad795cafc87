import type { Rows } from '../../../database/tenant.js';
import { markRecordDays } from '../../../jobs/mark-days.js';
import { type ParsedMoment, sortByKey } from './records.js';

/** A breach for which the camera reported only the number of people. */
export interface CountedBreach extends ParsedMoment {
  people: number;
}

interface CameraRef {
  companyId: string;
  cameraId: string;
}

/** Stores the breaches that are not stored yet; returns the number of new ones. */
export async function storeCountedBreaches(
  db: Rows,
  { companyId, cameraId }: CameraRef,
  breaches: CountedBreach[],
): Promise<number> {
  const sorted = sortByKey(breaches);
  const stored = await db.rows(
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
      sorted.map(({ id }) => id),
      sorted.map(({ people }) => people),
      sorted.map(({ start }) => new Date(start).toISOString()),
      sorted.map(({ end }) => new Date(end).toISOString()),
      sorted.map(({ distance }) => distance),
    ],
  );
  return stored.length;
}

/** Updates when the camera last reported. */
export async function touchLastReported(
  db: Rows,
  { companyId, cameraId }: CameraRef,
): Promise<void> {
  await db.rows(
    {
      name: 'touch-camera',
      text: 'UPDATE camera SET last_reported_at = now() WHERE company_id = $1 AND id = $2',
    },
    [companyId, cameraId],
  );
}
