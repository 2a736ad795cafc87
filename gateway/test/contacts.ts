import { inTenant } from '../src/database/tenant.js';
import { DAY } from '../src/durations.js';
import { dayIn } from '../src/features/company/profile/calendar-days.js';
import { type MadeCompany, type MadeEmployee, makeEmployee } from './factories.js';
import type { TestGateway } from './run-document.js';

/** Finds which contacts of a company are stored. @returns their ids, sorted. */
export async function findStoredContacts(
  { app }: Pick<TestGateway, 'app'>,
  { company }: MadeCompany,
  ids: string[],
): Promise<string[]> {
  const found = await inTenant(app.dataSource, company.id, (db) =>
    db.rows<{ id: string }>(
      {
        name: 'stored-ids',
        text: 'SELECT id FROM contact WHERE id = ANY ($1::uuid[]) ORDER BY id',
      },
      [ids],
    ),
  );
  return found.map(({ id }) => id);
}

/** A new phone with a held record of yesterday, and that day. */
export async function makeHeldRecord(
  { app }: Pick<TestGateway, 'app'>,
  made: MadeCompany,
): Promise<{ employee: MadeEmployee['employee']; day: string }> {
  const { employee } = await makeEmployee(app, made);
  const other = await makeEmployee(app, made);
  const start = new Date(Date.now() - DAY);
  const day = dayIn(made.company.timeZone, start.getTime());
  await app.owner.query(
    `INSERT INTO held_record (company_id, employee_id, start_at, id, cross_employee_id, end_at, day, reason)
     VALUES ($1, $2, $3::timestamptz, gen_random_uuid(), $4, $3::timestamptz + interval '1 minute', $5, 'RECORDS')`,
    [made.company.id, employee.id, start, other.employee.id, day],
  );
  return { employee, day };
}
