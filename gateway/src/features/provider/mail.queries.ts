import {
  containsPattern,
  type Listing,
  type ListPage,
  type ListSource,
  selectPage,
} from '../../database/listing.js';
import type { Rows } from '../../database/tenant.js';
import type { Mail, MailStatus } from '../../mail/mail.entity.js';

/** Parameters of a page of mails; null: any status, all companies. */
export interface MailListing extends Listing {
  status: MailStatus | null;
  companyId: string | null;
}

const columns = `id, company_id AS "companyId", recipient AS "to", subject, content,
  is_confidential AS "isConfidential", status, attempts,
  last_error AS "lastError", created_at AS "createdAt", sent_at AS "sentAt"`;

/** Builds the list's source. Without conditions the newest mails are read from an index. */
function buildListSource({ status, companyId, search }: MailListing): ListSource {
  const values: string[] = [];
  const conditions: string[] = [];
  if (companyId !== null) conditions.push(`company_id = $${values.push(companyId)}`);
  if (status !== null) conditions.push(`status = $${values.push(status)}`);
  if (search !== '') {
    const place = values.push(containsPattern(search));
    conditions.push(`(recipient ILIKE $${place} OR subject ILIKE $${place})`);
  }
  return {
    name: `mails${companyId === null ? '' : '-of-company'}${status === null ? '' : '-of-status'}${search === '' ? '' : '-found'}`,
    from: `FROM mail ${conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : ''}`,
    values,
  };
}

/** Lists a page of mails, newest first. */
export function listMails(db: Rows, listing: MailListing): ListPage<Mail> {
  const order = 'created_at DESC, id DESC';
  return selectPage(db, buildListSource(listing), { columns, order }, listing);
}
