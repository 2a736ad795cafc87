import { type Listing, type ListPage, selectPage } from '../../../database/listing.js';
import type { Rows } from '../../../database/tenant.js';
import { markCasesOfRecords, wakeRecount } from '../../../jobs/mark-cases.js';
import { markRecordDays } from '../../../jobs/mark-days.js';
import type { HeldRecords } from './held-records.types.js';

/** A phone's day with held records. */
interface PhoneDay {
  employeeId: string;
  day: string;
}

/** Lists a page of the days with held records, newest first, of one phone or of all phones of people in the directory. */
export function listHeldRecords(
  db: Rows,
  companyId: string,
  employeeId: string | null,
  listing: Listing,
): ListPage<HeldRecords> {
  const from = `FROM (
      SELECT held.employee_id, day, array_agg(DISTINCT reason) AS reasons, count(*)::int AS records,
        count(DISTINCT cross_employee_id)::int AS people, max(received_at) AS received_at
      FROM held_record AS held
      JOIN employee ON employee.company_id = $1 AND employee.id = held.employee_id AND employee.deleted_at IS NULL
      WHERE held.company_id = $1 AND discarded_at IS NULL AND ($2::uuid IS NULL OR held.employee_id = $2)
      GROUP BY held.employee_id, day
    ) AS held`;
  return selectPage(
    db,
    { name: 'held-records', from, values: [companyId, employeeId] },
    {
      columns: `employee_id AS "employeeId", to_char(day, 'YYYY-MM-DD') AS day, reasons, records, people, received_at AS "receivedAt"`,
      order: 'day DESC, employee_id',
    },
    listing,
  );
}

/** Locks a phone as uploads do, so that neither waits for the other's records. */
export async function lockPhone(db: Rows, companyId: string, employeeId: string): Promise<void> {
  await db.rows(
    {
      name: 'lock-phone',
      text: 'SELECT 1 FROM employee WHERE company_id = $1 AND id = $2 FOR NO KEY UPDATE',
    },
    [companyId, employeeId],
  );
}

/**
 * Moves the held records of a phone's day to the contacts, as if they were uploaded now; returns their number. Those that are too old stay
 * held until the next night deletes them.
 */
export async function releaseRecords(
  db: Rows,
  companyId: string,
  { employeeId, day }: PhoneDay,
): Promise<number> {
  const result = await db.row<{ records: number; hasMarkedCases: boolean }>(
    {
      name: 'release-held-records',
      text: `WITH released AS (
          DELETE FROM held_record
          WHERE company_id = $1 AND employee_id = $2 AND day = $3 AND discarded_at IS NULL AND reason <> 'TOO_OLD' RETURNING *
        ), stored AS (
          INSERT INTO contact (company_id, source, employee_id, id, cross_employee_id, start_at, end_at, distance, received_at)
          SELECT company_id, 'mobile', employee_id, id, cross_employee_id, start_at, end_at, distance, received_at
          FROM released ORDER BY start_at, id
          ON CONFLICT DO NOTHING RETURNING employee_id, cross_employee_id, start_at, end_at
        ), marked AS (${markRecordDays('stored')}), marked_case AS (${markCasesOfRecords('stored')})
        SELECT (SELECT count(*)::int FROM released) AS records, EXISTS (SELECT FROM marked_case) AS "hasMarkedCases"`,
    },
    [companyId, employeeId, day],
  );
  if (result!.hasMarkedCases) await wakeRecount(db, companyId);
  return result!.records;
}

/** Discards the held records of a phone's day; returns their number. They stay until the retention ends, as duplicates of what the phone sends again. */
export async function discardRecords(
  db: Rows,
  companyId: string,
  { employeeId, day }: PhoneDay,
): Promise<number> {
  const discarded = await db.row<{ records: number }>(
    {
      name: 'discard-held-records',
      text: `WITH discarded AS (
          UPDATE held_record SET discarded_at = statement_timestamp()
          WHERE company_id = $1 AND employee_id = $2 AND day = $3 AND discarded_at IS NULL RETURNING 1
        ) SELECT count(*)::int AS records FROM discarded`,
    },
    [companyId, employeeId, day],
  );
  return discarded!.records;
}
