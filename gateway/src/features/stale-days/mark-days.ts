import type { Rows } from '../../database/tenant.js';

/**
 * A part of a statement whose $1 is the company: marks the days that new records touch, in the transaction that stores
 * them. Each upload writes rows of its own, so none waits for another.
 * @param stored name of a relation with `start_at` and `end_at`.
 */
export function markDaysOf(stored: string): string {
  return `
    INSERT INTO insight_mark (company_id, id, day)
    SELECT $1::uuid, gen_random_uuid(), day::date
    FROM ${stored}, company, generate_series((start_at AT TIME ZONE time_zone)::date::timestamp,
      ((end_at - interval '1 millisecond') AT TIME ZONE time_zone)::date::timestamp, interval '1 day') AS day
    WHERE company.id = $1
    GROUP BY day RETURNING 1`;
}

/**
 * Marks every day that has figures or records, and the days beside them: for a change of what a breach or a day is.
 */
export async function markAllDays(db: Rows, companyId: string): Promise<void> {
  await db.rows(
    {
      name: 'mark-all-days',
      text: `INSERT INTO insight_mark (company_id, id, day)
        SELECT $1, gen_random_uuid(), day::date
        FROM (SELECT min(day) - 1 AS first, max(day) + 1 AS last FROM insight_hour WHERE company_id = $1) AS known,
          generate_series(first::timestamp, last::timestamp, interval '1 day') AS day RETURNING 1`,
    },
    [companyId],
  );
}

/** Marks the days in which somebody had a breach: the person's department is another one now. */
export async function markDaysOfPerson(
  db: Rows,
  companyId: string,
  employeeId: string,
): Promise<void> {
  await db.rows({ name: 'mark-days-of-person', text: markDaysWith('employee_id = $2') }, [
    companyId,
    employeeId,
  ]);
}

/** Whom a change of the directory $2 has given another department, or is giving the old one back. */
const moved = `SELECT person.employee_id FROM directory_change_person AS person
  WHERE person.company_id = $1 AND change_id = $2 AND (is_new OR before ? 'department')`;

/** Likewise for everybody whose department a change of the directory has touched, or is undoing; nothing where it has touched nobody's. */
export async function markDaysOfChange(
  db: Rows,
  companyId: string,
  changeId: string,
): Promise<void> {
  await db.rows(
    {
      name: 'mark-days-of-change',
      text: markDaysWith(`employee_id IN (${moved})`, `EXISTS (${moved})`),
    },
    [companyId, changeId],
  );
}

/** A day that is being counted for the first time is still marked for everybody else, and may have read the old department. */
function markDaysWith(people: string, isAnybodyMoved = 'true'): string {
  return `INSERT INTO insight_mark (company_id, id, day)
    SELECT $1, gen_random_uuid(), day FROM (
      SELECT day FROM insight_person_day WHERE company_id = $1 AND ${people}
      UNION SELECT day FROM insight_mark WHERE company_id = $1 AND ${isAnybodyMoved}
    ) AS touched RETURNING 1`;
}
