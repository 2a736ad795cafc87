import type { Listing } from '../../database/listing.js';
import type { Rows } from '../../database/tenant.js';
import type { AuditEntry } from './audit-entry.entity.js';

/** Which entries, of one company or of all. */
export interface AuditListing extends Listing {
  companyId: string | null;
}

const ofCompany = 'FROM audit_entry WHERE ($1::uuid IS NULL OR company_id = $1)';

/** What was done last? */
export function auditEntriesOnPage(
  db: Rows,
  { companyId, page, pageSize }: AuditListing,
): Promise<AuditEntry[]> {
  return db.rows(
    {
      name: 'audit-entries-on-page',
      text: `SELECT id, company_id AS "companyId", action, actor, role, detail, address,
          request_id AS "requestId", user_agent AS "userAgent", created_at AS "createdAt"
        ${ofCompany} ORDER BY created_at DESC, id DESC LIMIT $2 OFFSET $3`,
    },
    [companyId, pageSize, (page - 1) * pageSize],
  );
}

/** How much was done? */
export async function countAuditEntries(db: Rows, companyId: string | null): Promise<number> {
  const [counted] = await db.rows<{ count: number }>(
    { name: 'count-audit-entries', text: `SELECT count(*) ${ofCompany}` },
    [companyId],
  );
  return counted?.count ?? 0;
}
