import type { Rows } from '../../database/tenant.js';
import { markDaysOf } from '../insights/mark-days.js';
import type { ReadRecord } from './records.js';
import { isUuid } from '../../uuid.js';

/** Which people do these ids and employee codes mean? Answers ids by what was asked; an id goes before a code. */
export async function peopleMeant(
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
 * Stores the records that are not stored yet, and that the phone was heard; answers the ids of the new ones.
 * In the order of the key, so that uploads of the same records at once wait for one another and never in a circle.
 */
export async function storeContacts(
  db: Rows,
  companyId: string,
  employeeId: string,
  records: (ReadRecord & { crossEmployeeId: string })[],
): Promise<Set<string>> {
  const inOrder = records.toSorted((a, b) => a.start - b.start || (a.id < b.id ? -1 : 1));
  const stored = await db.rows<{ id: string }>(
    {
      name: 'store-contacts',
      text: `WITH heard AS (
          UPDATE employee SET last_active = now() WHERE company_id = $1 AND id = $2
        ), stored AS (
        INSERT INTO contact (company_id, employee_id, id, cross_employee_id, start_at, end_at, distance, source)
        SELECT $1, $2, id, cross_employee_id, start_at, end_at, distance, 'mobile'
        FROM unnest($3::uuid[], $4::uuid[], $5::timestamptz[], $6::timestamptz[], $7::real[])
          AS record (id, cross_employee_id, start_at, end_at, distance)
        ON CONFLICT DO NOTHING RETURNING id, start_at, end_at
        ), marked AS (${markDaysOf('stored')})
        SELECT id FROM stored`,
    },
    [
      companyId,
      employeeId,
      inOrder.map(({ id }) => id),
      inOrder.map(({ crossEmployeeId }) => crossEmployeeId),
      inOrder.map(({ start }) => new Date(start).toISOString()),
      inOrder.map(({ end }) => new Date(end).toISOString()),
      inOrder.map(({ distance }) => distance),
    ],
  );
  return new Set(stored.map(({ id }) => id));
}
