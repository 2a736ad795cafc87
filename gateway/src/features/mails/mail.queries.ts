import {
  anywhere,
  countRows,
  type Listing,
  type ListSource,
  readPage,
} from '../../database/listing.js';
import type { Rows } from '../../database/tenant.js';
import type { Mail, MailStatus } from '../../mail/mail.entity.js';

/** Filter of the list of mails; null: every status, all companies. */
export interface MailListing extends Listing {
  status: MailStatus | null;
  companyId: string | null;
}

const columns = `id, company_id AS "companyId", recipient AS "to", subject, content,
  is_confidential AS "isConfidential", status, attempts,
  last_error AS "lastError", created_at AS "createdAt", sent_at AS "sentAt"`;

/** Builds the filter from the given conditions only, so that the newest ones are read from the index. */
function listFilter({
  status,
  companyId,
  search,
}: Pick<MailListing, 'status' | 'companyId' | 'search'>): ListSource {
  const values: string[] = [];
  const conditions: string[] = [];
  if (companyId !== null) conditions.push(`company_id = $${values.push(companyId)}`);
  if (status !== null) conditions.push(`status = $${values.push(status)}`);
  if (search !== '') {
    const place = values.push(anywhere(search));
    conditions.push(`(recipient ILIKE $${place} OR subject ILIKE $${place})`);
  }
  return {
    name: `mails${companyId === null ? '' : '-of-company'}${status === null ? '' : '-of-status'}${search === '' ? '' : '-found'}`,
    from: `FROM mail ${conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : ''}`,
    values,
  };
}

/** Lists a page of mails, newest first. */
export function listMails(db: Rows, listing: MailListing): Promise<Mail[]> {
  return readPage(db, listFilter(listing), { columns, order: 'created_at DESC, id DESC' }, listing);
}

/** Counts mails. */
export function countMails(db: Rows, listing: MailListing): Promise<number> {
  return countRows(db, listFilter(listing));
}
