import type { Rows } from '../../../database/tenant.js';
import { channel, formatNotice } from '../../../live/live.js';
import { LiveTopic } from '../../../live/live-topic.js';
import { markCasesOfRecords } from '../../../jobs/mark-cases.js';
import { markRecordDays } from '../../../jobs/mark-days.js';
import { isUuid } from '../../../validation/reference.js';
import { type ParsedMoment, sortByKey } from './records.js';

/** A record whose two people have been resolved to ids. */
export interface ResolvedRecord extends ParsedMoment {
  employeeId: string;
  crossEmployeeId: string;
}

/** Finds people by id or employee code; returns their ids by reference. An id takes precedence over a code. */
export async function findPeopleByReference(
  db: Rows,
  companyId: string,
  references: string[],
): Promise<Map<string, string>> {
  const found = await db.rows<{ code: string; id: string }>(
    {
      name: 'people-by-reference',
      text: `SELECT id, code FROM employee WHERE company_id = $1 AND id = ANY ($2::uuid[]) AND deleted_at IS NULL
        UNION SELECT id, code FROM employee WHERE company_id = $1 AND code = ANY ($3::text[]) AND deleted_at IS NULL`,
    },
    [
      companyId,
      references.filter((reference) => isUuid(reference)),
      // PostgreSQL refuses this character in any text, so no code contains it.
      references.filter((reference) => !reference.includes('\u0000')),
    ],
  );
  const byId = new Set(found.map(({ id }) => id));
  const byCode = new Map(found.map(({ code, id }) => [code, id]));
  return new Map(
    references.flatMap((reference) => {
      const id = byId.has(reference.toLowerCase())
        ? reference.toLowerCase()
        : byCode.get(reference);
      return id === undefined ? [] : [[reference, id]];
    }),
  );
}

/**
 * Stores the new ones of these records.
 * @param cameraId camera that reported them; null: phones.
 * @returns keys of the new records: id and start in epoch milliseconds.
 */
export async function storeContacts(
  db: Rows,
  companyId: string,
  records: readonly ResolvedRecord[],
  cameraId: string | null = null,
): Promise<Set<string>> {
  const sorted = sortByKey(records);
  // Without a concerned case something is published that nobody listens to, so that a phone learns nothing from the time of its answer.
  const stored = await db.rows<{ key: string }>(
    {
      name: 'store-contacts',
      text: `WITH stored AS (
        INSERT INTO contact (company_id, camera_id, source, employee_id, id, cross_employee_id, start_at, end_at, distance)
        SELECT $1, $8::uuid, CASE WHEN $8::uuid IS NULL THEN 'mobile' ELSE 'camera' END,
          employee_id, id, cross_employee_id, start_at, end_at, distance
        FROM unnest($2::uuid[], $3::uuid[], $4::uuid[], $5::timestamptz[], $6::timestamptz[], $7::real[])
          AS record (employee_id, id, cross_employee_id, start_at, end_at, distance)
        ON CONFLICT DO NOTHING RETURNING id, employee_id, cross_employee_id, start_at, end_at
        ), marked AS (${markRecordDays('stored')}), marked_case AS (${markCasesOfRecords('stored')})
        SELECT id || ' ' || (extract(epoch FROM start_at) * 1000)::bigint AS key,
          (SELECT pg_notify(CASE WHEN EXISTS (SELECT FROM marked_case) THEN '${channel}' ELSE 'nobody' END, $9)) IS NULL AS published
        FROM stored`,
    },
    [
      companyId,
      sorted.map(({ employeeId }) => employeeId),
      sorted.map(({ id }) => id),
      sorted.map(({ crossEmployeeId }) => crossEmployeeId),
      sorted.map(({ start }) => new Date(start).toISOString()),
      sorted.map(({ end }) => new Date(end).toISOString()),
      sorted.map(({ distance }) => distance),
      cameraId,
      formatNotice(companyId, [LiveTopic.CASES]),
    ],
  );
  return new Set(stored.map(({ key }) => key));
}

/** Updates when phones were last active. Locks the people in order of their ids, as all bulk changes do, so that none deadlock. */
export async function touchLastActive(
  db: Rows,
  companyId: string,
  employeeIds: readonly string[],
): Promise<void> {
  await db.rows(
    {
      name: 'touch-last-active',
      text: `UPDATE employee SET last_active_at = now() FROM (
          SELECT id FROM employee WHERE company_id = $1 AND id = ANY ($2::uuid[]) ORDER BY id FOR NO KEY UPDATE
        ) AS phone
        WHERE employee.company_id = $1 AND employee.id = phone.id`,
    },
    [companyId, employeeIds],
  );
}
