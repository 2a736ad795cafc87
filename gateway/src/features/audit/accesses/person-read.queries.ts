import type { Role } from '../../../access/role.js';
import type { Rows } from '../../../database/tenant.js';
import { isExport, type PersonReadKind } from './person-read.entity.js';

/** An access to people, to be stored. */
export interface PersonAccess {
  /** Null: everybody in the directory. */
  employeeIds: readonly string[] | null;
  accountId: string;
  role: Role;
  kind: PersonReadKind;
  /** Epoch milliseconds. */
  at: number;
}

/** SQL: the accesses to person $2 of company $1. */
export const accessesOfPerson = `FROM person_read WHERE company_id = $1 AND (
  employee_id = $2 OR employee_id IS NULL AND (people @> ARRAY[$2::uuid] OR people IS NULL AND read_at >= (
    SELECT created_at FROM employee WHERE company_id = $1 AND id = $2)))`;

/** Stores accesses to people: an export as one row, others as a row per person. Skips unknown people. */
export async function storeAccesses(
  db: Rows,
  companyId: string,
  reads: readonly PersonAccess[],
): Promise<void> {
  const rows = reads.flatMap<object>(({ employeeIds, ...read }) => {
    if (isExport(read.kind)) return [{ people: employeeIds, ...read }];
    return (employeeIds ?? []).map((employeeId) => ({ employeeId, ...read }));
  });
  await db.rows(
    {
      name: 'store-person-reads',
      text: `INSERT INTO person_read (company_id, id, employee_id, people, account_id, role, kind, read_at)
        SELECT $1, gen_random_uuid(), employee.id, people, "accountId", read.role, read.kind, to_timestamp(at / 1000.0)
        FROM jsonb_to_recordset($2::jsonb) AS read ("employeeId" uuid, people uuid[], "accountId" uuid, role text, kind text, at float8)
        LEFT JOIN employee ON employee.company_id = $1 AND employee.id = "employeeId"
        WHERE read.kind IN ('EXPORT', 'HEALTH_EXPORT', 'EXPOSURE_EXPORT') OR employee.id IS NOT NULL
        RETURNING 1`,
    },
    [companyId, JSON.stringify(rows)],
  );
}
