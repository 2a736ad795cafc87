import { anywhere, type Listing } from '../../database/listing.js';
import type { Rows } from '../../database/tenant.js';
import type { Order } from './order.entity.js';

const columns = `company_order.id, company_id AS "companyId", number, company_order.plan_id AS "planId", region, currency, term,
  employees, cameras, lines, monthly, months, total, billing, payment, company_order.created_at AS "createdAt"`;

/** To a company row level security shows its own orders alone, to the provider all. */
const found = `FROM company_order JOIN company ON company.id = company_id
  WHERE company.name ILIKE $1 OR number ILIKE $1 OR billing ->> 'name' ILIKE $1 OR billing ->> 'email' ILIKE $1`;

/** Which orders were placed last? */
export function ordersOnPage(db: Rows, { search, page, pageSize }: Listing): Promise<Order[]> {
  return db.rows(
    {
      name: 'orders-on-page',
      text: `SELECT ${columns} ${found} ORDER BY company_order.created_at DESC, company_order.id DESC LIMIT $2 OFFSET $3`,
    },
    [anywhere(search), pageSize, (page - 1) * pageSize],
  );
}

/** How many orders are there? */
export async function countOrders(db: Rows, { search }: Listing): Promise<number> {
  const [counted] = await db.rows<{ count: number }>(
    { name: 'count-orders', text: `SELECT count(*) ${found}` },
    [anywhere(search)],
  );
  return counted?.count ?? 0;
}

/** The how manieth order is the next one? Numbers of orders that came to nothing are left out. */
export async function nextOrder(db: Rows): Promise<number> {
  const text = `SELECT nextval('order_number') AS next`;
  const [drawn] = await db.rows<{ next: number }>({ name: 'next-order', text });
  if (!drawn) throw new Error('The sequence answered nothing');
  return drawn.next;
}
