import type { Rows } from '../../database/tenant.js';

/** Lets changes of one company's settings take turns, until the transaction ends. */
export async function lockCompany(db: Rows, companyId: string): Promise<void> {
  await db.rows({ name: 'lock-company', text: 'SELECT id FROM company WHERE id = $1 FOR UPDATE' }, [
    companyId,
  ]);
}
