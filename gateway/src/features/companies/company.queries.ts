import type { Rows } from '../../database/tenant.js';

/**
 * Lets changes of one company's settings take turns, until the transaction ends. Rows that only point to the company do not
 * wait: they would wait in a circle.
 */
export async function lockCompany(db: Rows, companyId: string): Promise<void> {
  await db.rows(
    { name: 'lock-company', text: 'SELECT id FROM company WHERE id = $1 FOR NO KEY UPDATE' },
    [companyId],
  );
}

/** How many people are in a company's directory? */
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
