import {
  anywhere,
  countRows,
  ListConditions,
  type Listing,
  readPage,
} from '../../database/listing.js';
import type { Rows } from '../../database/tenant.js';
import type { AuditAction, AuditEntry } from '../audit/audit-entry.entity.js';

/** Parameters of a page of the log. The search matches actor, detail and address; null sets no limit. */
export interface AuditListing extends Listing {
  companyId: string | null;
  action: AuditAction | null;
  from: Date | null;
  /** Exclusive. */
  until: Date | null;
}

/** Builds the query of a listing. Absent conditions are not in the text, so that each text can use its index. */
function buildQuery({ companyId, action, from, until, search }: AuditListing) {
  const list =
    companyId === null
      ? new ListConditions('audit-entries-of-all', 'FROM audit_entry WHERE true', [])
      : new ListConditions('audit-entries-of-company', 'FROM audit_entry WHERE company_id = $1', [
          companyId,
        ]);
  if (from !== null) list.addValue('from', from, (place) => `created_at >= ${place}`);
  if (until !== null) list.addValue('until', until, (place) => `created_at < ${place}`);
  if (action !== null) list.addValue('of-action', action, (place) => `action = ${place}`);
  if (search !== '')
    list.addValue(
      'found',
      anywhere(search),
      (place) => `(actor ILIKE ${place} OR detail ILIKE ${place} OR address ILIKE ${place})`,
    );
  const hasTimes = from !== null || until !== null;
  return {
    ...list.toSource(),
    // Ids are in order of time too, and their index reads no other company's entries.
    order: companyId !== null && !hasTimes ? 'id DESC' : 'created_at DESC, id DESC',
  };
}

const columns = `id, company_id AS "companyId", action, actor, role, detail, address,
  request_id AS "requestId", user_agent AS "userAgent", created_at AS "createdAt"`;

/** Lists a page of audit entries, newest first. */
export function listAuditEntries(db: Rows, listing: AuditListing): Promise<AuditEntry[]> {
  const { order, ...source } = buildQuery(listing);
  return readPage(db, source, { columns, order }, listing);
}

/** Counts audit entries. */
export function countAuditEntries(db: Rows, listing: AuditListing): Promise<number> {
  return countRows(db, buildQuery(listing));
}
