import type { Rows } from '../database/tenant.js';

/**
 * Returns a part of a statement that marks the days of new records as stale, in the transaction that stores them. $1 is the company.
 * Each upload inserts its own rows, so uploads do not wait for each other.
 * @param stored name of a relation with `start_at` and `end_at`.
 */
export function markRecordDays(stored: string): string {
  return `
    INSERT INTO insight_mark (company_id, id, day)
    SELECT $1::uuid, gen_random_uuid(), day::date
    FROM ${stored}, company, generate_series((start_at AT TIME ZONE time_zone)::date::timestamp,
      ((end_at - interval '1 millisecond') AT TIME ZONE time_zone)::date::timestamp, interval '1 day') AS day
    WHERE company.id = $1
    GROUP BY day RETURNING 1`;
}

/**
 * Marks all days from the first to the last with records or breaches, and the day on either side, as stale, after a change of the rules. A day
 * without breaches may have some by the new rules.
 */
export async function markAllDays(db: Rows, companyId: string): Promise<void> {
  const dayOf = (moment: string) => `(${moment} AT TIME ZONE time_zone)::date`;
  const [first, last] = ['min', 'max'].map((aggregate) => [
    `(SELECT ${aggregate}(day) FROM insight_hour WHERE company_id = $1)`,
    ...['contact', 'camera_breach'].map((table) =>
      dayOf(`(SELECT ${aggregate}(start_at) FROM ${table} WHERE company_id = $1)`),
    ),
  ]);
  await db.rows(
    {
      name: 'mark-all-days',
      // The last record may end on the day after its start.
      text: `INSERT INTO insight_mark (company_id, id, day)
        SELECT $1::uuid, gen_random_uuid(), day::date
        FROM company
        CROSS JOIN LATERAL (SELECT least(${first!.join(', ')}) - 1 AS first, greatest(${last!.join(', ')}) + 2 AS last) AS known
        CROSS JOIN generate_series(first::timestamp, last::timestamp, interval '1 day') AS day
        WHERE company.id = $1 RETURNING 1`,
    },
    [companyId],
  );
}

/** Marks the days on which a person had a breach as stale, after the person's department has changed. */
export async function markDaysOfPerson(
  db: Rows,
  companyId: string,
  employeeId: string,
): Promise<void> {
  await db.rows({ name: 'mark-days-of-person', text: markBreachDays('employee_id = $2') }, [
    companyId,
    employeeId,
  ]);
}

/** People whose department the directory change $2 has changed, or whose change is being undone. */
const movedPeople = `SELECT person.employee_id FROM directory_change_person AS person
  WHERE person.company_id = $1 AND change_id = $2 AND (is_new OR before ? 'department')`;

/** Marks the days on which such people had a breach as stale. */
export async function markDaysOfChange(
  db: Rows,
  companyId: string,
  changeId: string,
): Promise<void> {
  await db.rows(
    {
      name: 'mark-days-of-change',
      text: markBreachDays(`employee_id IN (${movedPeople})`, `EXISTS (${movedPeople})`),
    },
    [companyId, changeId],
  );
}

/** Includes days that are marked already: a running count may have read the old department. */
function markBreachDays(people: string, isAnybodyMoved = 'true'): string {
  return `INSERT INTO insight_mark (company_id, id, day)
    SELECT $1, gen_random_uuid(), day FROM (
      SELECT day FROM insight_person_day WHERE company_id = $1 AND ${people}
      UNION SELECT day FROM insight_mark WHERE company_id = $1 AND ${isAnybodyMoved}
    ) AS touched RETURNING 1`;
}
