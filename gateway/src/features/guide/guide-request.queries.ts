import { anywhere, type Listing } from '../../database/listing.js';
import type { Rows } from '../../database/tenant.js';
import type { GuideRequest } from './guide-request.entity.js';

const found = 'FROM guide_request WHERE name ILIKE $1 OR email ILIKE $1 OR phone ILIKE $1';

/** Who asked for the guide last? */
export function guideRequestsOnPage(
  db: Rows,
  { search, page, pageSize }: Listing,
): Promise<GuideRequest[]> {
  return db.rows(
    {
      name: 'guide-requests-on-page',
      text: `SELECT id, name, email, phone, type, created_at AS "createdAt"
        ${found} ORDER BY created_at DESC, id DESC LIMIT $2 OFFSET $3`,
    },
    [anywhere(search), pageSize, (page - 1) * pageSize],
  );
}

/** How many asked for the guide? */
export async function countGuideRequests(db: Rows, { search }: Listing): Promise<number> {
  const [counted] = await db.rows<{ count: number }>(
    { name: 'count-guide-requests', text: `SELECT count(*) ${found}` },
    [anywhere(search)],
  );
  return counted?.count ?? 0;
}

/** Deletes the requests that are older than 2 years. How many were there? */
export async function forgetOldGuideRequests(db: Rows): Promise<number> {
  const [gone] = await db.rows<{ forgotten: number }>({
    name: 'forget-guide-requests',
    text: 'SELECT forget_guide_requests() AS forgotten',
  });
  return gone?.forgotten ?? 0;
}
