import { anywhere, type Listing } from '../../database/listing.js';
import type { Rows } from '../../database/tenant.js';
import type { Mail, MailStatus } from '../../mail/mail.entity.js';

/** Which mails of all companies. */
export interface MailListing extends Listing {
  status: MailStatus | null;
}

const asked = `FROM mail WHERE ($1::text IS NULL OR status = $1) AND (recipient ILIKE $2 OR subject ILIKE $2)`;

const columns = `id, company_id AS "companyId", recipient AS "to", subject, content, status, attempts,
  last_error AS "lastError", created_at AS "createdAt", sent_at AS "sentAt"`;

/** Which mails were asked for last? */
export function mailsOnPage(db: Rows, listing: MailListing): Promise<Mail[]> {
  const { status, search, page, pageSize } = listing;
  return db.rows(
    {
      name: 'mails-on-page',
      text: `SELECT ${columns} ${asked} ORDER BY created_at DESC, id DESC LIMIT $3 OFFSET $4`,
    },
    [status, anywhere(search), pageSize, (page - 1) * pageSize],
  );
}

/** How many mails are there? */
export async function countMails(db: Rows, { status, search }: MailListing): Promise<number> {
  const [counted] = await db.rows<{ count: number }>(
    { name: 'count-mails', text: `SELECT count(*) ${asked}` },
    [status, anywhere(search)],
  );
  return counted?.count ?? 0;
}
