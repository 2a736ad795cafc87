import type { Rows } from '../../../database/tenant.js';
import { addDays, startOfDayIn } from './calendar-days.js';
import { todayIn } from './time-zone.js';

/**
 * Serialises changes of a company's settings until the transaction ends. Inserts of rows that refer to the company do not wait, since
 * that could deadlock.
 */
export async function lockCompany(db: Rows, companyId: string): Promise<void> {
  await db.rows(
    { name: 'lock-company', text: 'SELECT id FROM company WHERE id = $1 FOR NO KEY UPDATE' },
    [companyId],
  );
}

/** Counts the people in a company's directory. */
export async function countPeople(db: Rows, companyId: string): Promise<number> {
  const counted = await db.row<{ count: number }>(
    {
      name: 'count-people',
      text: 'SELECT count(*)::int AS count FROM employee WHERE company_id = $1 AND deleted_at IS NULL',
    },
    [companyId],
  );
  return counted!.count;
}

/** Settings that decide the first day whose records a company keeps. */
interface KeptDays {
  timeZone: string;
  retentionDays: number;
  forgottenBefore: string | null;
}

/** Returns the start of the first day whose records a company keeps, in epoch milliseconds. */
export function getKeptFrom({ timeZone, retentionDays, forgottenBefore }: KeptDays): number {
  const first = addDays(todayIn(timeZone), -retentionDays);
  const kept = forgottenBefore !== null && forgottenBefore > first ? forgottenBefore : first;
  return startOfDayIn(timeZone, kept);
}

/** Finds the start of the first day whose records a company keeps, in epoch milliseconds. */
export async function findKeptFromById(db: Rows, companyId: string): Promise<number> {
  const company = await db.row<KeptDays>(
    {
      name: 'kept-days',
      text: `SELECT time_zone AS "timeZone", retention_days AS "retentionDays", forgotten_before::text AS "forgottenBefore"
        FROM company WHERE id = $1`,
    },
    [companyId],
  );
  return getKeptFrom(company!);
}

/** Lists the addresses of a company's owners. */
export async function listOwnerAddresses(db: Rows, companyId: string): Promise<string[]> {
  const owners = await db.rows<{ email: string }>(
    {
      name: 'owner-addresses',
      text: `SELECT email FROM member JOIN account ON account.id = account_id
        WHERE company_id = $1 AND role = 'OWNER' ORDER BY email`,
    },
    [companyId],
  );
  return owners.map(({ email }) => email);
}
