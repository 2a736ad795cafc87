import type { Rows } from '../../database/tenant.js';

/**
 * Serialises changes of a company's settings until the transaction ends. Inserts of rows that refer to the company do not wait,
 * which could deadlock.
 */
export async function lockCompany(db: Rows, companyId: string): Promise<void> {
  await db.rows(
    { name: 'lock-company', text: 'SELECT id FROM company WHERE id = $1 FOR NO KEY UPDATE' },
    [companyId],
  );
}

/** Counts the people in a company's directory. */
export async function countPeople(db: Rows, companyId: string): Promise<number> {
  const [counted] = await db.rows<{ count: number }>(
    {
      name: 'count-people',
      text: 'SELECT count(*)::int AS count FROM employee WHERE company_id = $1 AND deleted_at IS NULL',
    },
    [companyId],
  );
  return counted?.count ?? 0;
}
