import {
  containsPattern,
  type Listing,
  type ListPage,
  type ListSource,
  selectPage,
} from '../../../database/listing.js';
import type { Rows } from '../../../database/tenant.js';
import type { Order } from './order.entity.js';

const columns = `company_order.id, company_id AS "companyId", number, company_order.plan_id AS "planId", region, currency, term,
  employees, cameras, lines, monthly, months, total, billing, payment, company_order.created_at AS "createdAt"`;

/** Parameters of a page of orders; `companyId` is null for all companies that the viewer may see. */
export interface OrderListing extends Listing {
  companyId: string | null;
}

/** Row level security limits a company to its own orders. Without a search, orders are read from an index. */
function buildListSource({ search, companyId }: OrderListing): ListSource {
  const values: string[] = [];
  const conditions: string[] = [];
  if (companyId !== null) conditions.push(`company_id = $${values.push(companyId)}`);
  if (search !== '') {
    const place = values.push(containsPattern(search));
    conditions.push(`(company.name ILIKE $${place} OR number ILIKE $${place}
      OR billing ->> 'name' ILIKE $${place} OR billing ->> 'email' ILIKE $${place})`);
  }
  return {
    name: `orders${companyId === null ? '' : '-of-company'}${search === '' ? '' : '-found'}`,
    from: `FROM company_order ${search === '' ? '' : 'JOIN company ON company.id = company_id'}
      ${conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : ''}`,
    values,
  };
}

/** Lists a page of orders, newest first. */
export function listOrders(db: Rows, listing: OrderListing): ListPage<Order> {
  const order = 'company_order.created_at DESC, company_order.id DESC';
  return selectPage(db, buildListSource(listing), { columns, order }, listing);
}

/** Draws the next number of the sequence. Numbers of orders that were rolled back are skipped. */
export async function drawOrderSequence(db: Rows): Promise<number> {
  const text = `SELECT nextval('order_number') AS next`;
  const drawn = await db.row<{ next: number }>({ name: 'next-order', text });
  return drawn!.next;
}
