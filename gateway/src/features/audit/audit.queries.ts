import type { Listing } from '../../database/listing.js';
import type { Rows } from '../../database/tenant.js';
import type { AuditEntry } from './audit-entry.entity.js';

/** Which entries, of one company or of all. */
export interface AuditListing extends Listing {
  companyId: string | null;
}

/** The log of one company or of all, each with a text of its own, so that each has its index. */
function logOf(companyId: string | null) {
  if (companyId === null)
    return {
      whose: 'of-all',
      from: 'FROM audit_entry',
      order: 'created_at DESC, id DESC',
      values: [],
    };
  return {
    whose: 'of-company',
    from: 'FROM audit_entry WHERE company_id = $1',
    // Ids are in order of time too, and by them nobody else's entries are looked at.
    order: 'id DESC',
    values: [companyId],
  };
}

/** What was done last? */
export function auditEntriesOnPage(
  db: Rows,
  { companyId, page, pageSize }: AuditListing,
): Promise<AuditEntry[]> {
  const { whose, from, order, values } = logOf(companyId);
  const next = values.length + 1;
  return db.rows(
    {
      name: `audit-entries-${whose}-on-page`,
      text: `SELECT id, company_id AS "companyId", action, actor, role, detail, address,
          request_id AS "requestId", user_agent AS "userAgent", created_at AS "createdAt"
        ${from} ORDER BY ${order} LIMIT $${next} OFFSET $${next + 1}`,
    },
    [...values, pageSize, (page - 1) * pageSize],
  );
}

/** How much was done? */
export async function countAuditEntries(db: Rows, companyId: string | null): Promise<number> {
  const { whose, from, values } = logOf(companyId);
  const [counted] = await db.rows<{ count: number }>(
    { name: `count-audit-entries-${whose}`, text: `SELECT count(*) ${from}` },
    values,
  );
  return counted?.count ?? 0;
}
