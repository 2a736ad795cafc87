import type { Rows } from '../../database/tenant.js';
import { markDaysOf } from '../stale-days/mark-days.js';
import type { ReadRecord } from './records.js';
import { isUuid } from '../../validation/uuid.js';

/** Which people do these ids and employee codes mean? Answers ids by what was asked; an id goes before a code. */
export async function findPeopleByCodes(
  db: Rows,
  companyId: string,
  references: string[],
): Promise<Map<string, string>> {
  const found = await db.rows<{ code: string; id: string }>(
    {
      name: 'people-meant',
      text: `SELECT id, code FROM employee WHERE company_id = $1 AND id = ANY ($2::uuid[]) AND deleted_at IS NULL
        UNION SELECT id, code FROM employee WHERE company_id = $1 AND code = ANY ($3::text[]) AND deleted_at IS NULL`,
    },
    [
      companyId,
      references.filter((reference) => isUuid(reference)),
      // The database refuses the character in any text, and nobody's code has it.
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
 * Stores the records that are not stored yet; answers the new ones by id and start (epoch milliseconds).
 * In the order of the key, so that uploads of the same records at once wait for one another and never in a circle.
 */
export async function storeContacts(
  db: Rows,
  companyId: string,
  records: (ReadRecord & { employeeId: string; crossEmployeeId: string })[],
): Promise<Set<string>> {
  const inOrder = records.toSorted((a, b) => a.start - b.start || (a.id < b.id ? -1 : 1));
  const stored = await db.rows<{ key: string }>(
    {
      name: 'store-contacts',
      text: `WITH stored AS (
        INSERT INTO contact (company_id, employee_id, id, cross_employee_id, start_at, end_at, distance, source)
        SELECT $1, employee_id, id, cross_employee_id, start_at, end_at, distance, 'mobile'
        FROM unnest($2::uuid[], $3::uuid[], $4::uuid[], $5::timestamptz[], $6::timestamptz[], $7::real[])
          AS record (employee_id, id, cross_employee_id, start_at, end_at, distance)
        ON CONFLICT DO NOTHING RETURNING id, start_at, end_at
        ), marked AS (${markDaysOf('stored')})
        SELECT id || ' ' || (extract(epoch FROM start_at) * 1000)::bigint AS key FROM stored`,
    },
    [
      companyId,
      inOrder.map(({ employeeId }) => employeeId),
      inOrder.map(({ id }) => id),
      inOrder.map(({ crossEmployeeId }) => crossEmployeeId),
      inOrder.map(({ start }) => new Date(start).toISOString()),
      inOrder.map(({ end }) => new Date(end).toISOString()),
      inOrder.map(({ distance }) => distance),
    ],
  );
  return new Set(stored.map(({ key }) => key));
}

/** Writes down that phones were heard, in the order of their people, as whoever changes many people does. */
export async function touchLastActive(
  db: Rows,
  companyId: string,
  employeeIds: readonly string[],
): Promise<void> {
  await db.rows(
    {
      name: 'phones-heard',
      text: `UPDATE employee SET last_active = now() FROM (
          SELECT id FROM employee WHERE company_id = $1 AND id = ANY ($2::uuid[]) ORDER BY id FOR NO KEY UPDATE
        ) AS phone
        WHERE employee.company_id = $1 AND employee.id = phone.id`,
    },
    [companyId, employeeIds],
  );
}
