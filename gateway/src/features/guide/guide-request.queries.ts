import { anywhere, type Listing } from '../../database/listing.js';
import type { Rows } from '../../database/tenant.js';
import type { GuideRequest } from './guide-request.entity.js';

/** Builds the filter. Without a search, an index gives the newest requests. */
function listFilter(search: string): { name: string; from: string; values: string[] } {
  return search === ''
    ? { name: '', from: 'FROM guide_request', values: [] }
    : {
        name: '-found',
        from: 'FROM guide_request WHERE name ILIKE $1 OR email ILIKE $1 OR phone ILIKE $1',
        values: [anywhere(search)],
      };
}

/** Lists a page of guide requests, newest first. */
export function listGuideRequests(
  db: Rows,
  { search, page, pageSize }: Listing,
): Promise<GuideRequest[]> {
  const { name, from, values } = listFilter(search);
  const next = values.length + 1;
  return db.rows(
    {
      name: `guide-requests${name}-on-page`,
      text: `SELECT id, name, email, phone, type, created_at AS "createdAt"
        ${from} ORDER BY created_at DESC, id DESC LIMIT $${next} OFFSET $${next + 1}`,
    },
    [...values, pageSize, (page - 1) * pageSize],
  );
}

/** Counts guide requests. */
export async function countGuideRequests(db: Rows, { search }: Listing): Promise<number> {
  const { name, from, values } = listFilter(search);
  const [counted] = await db.rows<{ count: number }>(
    { name: `count-guide-requests${name}`, text: `SELECT count(*) ${from}` },
    values,
  );
  return counted?.count ?? 0;
}

/** Deletes requests older than 2 years; returns their number. */
export async function deleteOldGuideRequests(db: Rows): Promise<number> {
  const [gone] = await db.rows<{ forgotten: number }>({
    name: 'forget-guide-requests',
    text: 'SELECT forget_guide_requests() AS forgotten',
  });
  return gone?.forgotten ?? 0;
}
