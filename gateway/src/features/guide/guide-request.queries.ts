import {
  anywhere,
  countRows,
  type Listing,
  type ListSource,
  readPage,
} from '../../database/listing.js';
import type { Rows } from '../../database/tenant.js';
import type { GuideRequest } from './guide-request.entity.js';

/** Builds the filter. Without a search, an index gives the newest requests. */
function listFilter(search: string): ListSource {
  return search === ''
    ? { name: 'guide-requests', from: 'FROM guide_request', values: [] }
    : {
        name: 'guide-requests-found',
        from: 'FROM guide_request WHERE name ILIKE $1 OR email ILIKE $1 OR phone ILIKE $1',
        values: [anywhere(search)],
      };
}

const columns = 'id, name, email, phone, type, created_at AS "createdAt"';

/** Lists a page of guide requests, newest first. */
export function listGuideRequests(db: Rows, listing: Listing): Promise<GuideRequest[]> {
  const order = 'created_at DESC, id DESC';
  return readPage(db, listFilter(listing.search), { columns, order }, listing);
}

/** Counts guide requests. */
export function countGuideRequests(db: Rows, { search }: Listing): Promise<number> {
  return countRows(db, listFilter(search));
}

/** Deletes requests older than 2 years; returns their number. */
export async function deleteOldGuideRequests(db: Rows): Promise<number> {
  const [gone] = await db.rows<{ forgotten: number }>({
    name: 'forget-guide-requests',
    text: 'SELECT forget_guide_requests() AS forgotten',
  });
  return gone?.forgotten ?? 0;
}
