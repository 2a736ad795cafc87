import {
  containsPattern,
  type Listing,
  type ListPage,
  type ListSource,
  selectPage,
} from '../../database/listing.js';
import type { Rows } from '../../database/tenant.js';
import type { GuideRequest } from './guide-request.entity.js';

/** Builds the list's source. Without a search, the newest requests are read from an index. */
function buildListSource(search: string): ListSource {
  return search === ''
    ? { name: 'guide-requests', from: 'FROM guide_request', values: [] }
    : {
        name: 'guide-requests-found',
        from: 'FROM guide_request WHERE name ILIKE $1 OR email ILIKE $1 OR phone ILIKE $1',
        values: [containsPattern(search)],
      };
}

const columns = 'id, name, email, phone, type, created_at AS "createdAt"';

/** Lists a page of guide requests, newest first. */
export function listGuideRequests(db: Rows, listing: Listing): ListPage<GuideRequest> {
  const order = 'created_at DESC, id DESC';
  return selectPage(db, buildListSource(listing.search), { columns, order }, listing);
}

/** Deletes requests older than 2 years; returns their number. */
export async function deleteOldGuideRequests(db: Rows): Promise<number> {
  const deleted = await db.row<{ count: number }>({
    name: 'forget-guide-requests',
    text: 'SELECT forget_guide_requests() AS count',
  });
  return deleted!.count;
}
