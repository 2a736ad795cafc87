import type { Rows } from '../../../database/tenant.js';

/** Returns whether a company has ever placed an order. */
export async function hasOrders(db: Rows, companyId: string): Promise<boolean> {
  const found = await db.row(
    {
      name: 'has-orders',
      text: 'SELECT 1 FROM company_order WHERE company_id = $1 LIMIT 1',
    },
    [companyId],
  );
  return found !== undefined;
}
