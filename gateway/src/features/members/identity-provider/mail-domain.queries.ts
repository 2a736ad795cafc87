import { IsNull, Not, type EntityManager } from 'typeorm';
import { DAY } from '../../../durations.js';
import type { Rows } from '../../../database/tenant.js';
import { normaliseDomain } from './domain-name.js';
import { MailDomain } from './mail-domain.entity.js';

/** How long the record of a proven domain may be missing, so that a mistake in the DNS can be corrected. */
const missingRecordMs = 3 * DAY;

/** Returns whether a company has proven a domain, in any spelling. A domain does not prove its subdomains. */
export async function isDomainProven(
  manager: EntityManager,
  companyId: string,
  domain: string,
): Promise<boolean> {
  const name = normaliseDomain(domain);
  return (
    name !== undefined && manager.existsBy(MailDomain, { companyId, name, provenAt: Not(IsNull()) })
  );
}

/** Returns whether a company has proven any domain. */
export function hasProvenDomain(manager: EntityManager, companyId: string): Promise<boolean> {
  return manager.existsBy(MailDomain, { companyId, provenAt: Not(IsNull()) });
}

/** Finds which company has proven a domain, in any spelling. Needs the provider's tenant, which can read the domains of all. */
export async function findCompanyOfDomain(db: Rows, domain: string): Promise<string | undefined> {
  const found = await db.row<{ companyId: string }>(
    {
      name: 'company-of-domain',
      text: 'SELECT company_id AS "companyId" FROM mail_domain WHERE name = $1 AND proven_at IS NOT NULL',
    },
    [normaliseDomain(domain) ?? ''],
  );
  return found?.companyId;
}

/** Stores that the record of a domain was found. @returns whether this has proven the domain; undefined if it was removed. */
export async function storeRecordFound(
  db: Rows,
  { companyId, id }: MailDomain,
  now: Date,
): Promise<boolean | undefined> {
  const found = await db.row<{ wasProven: boolean }>(
    {
      name: 'store-record-found',
      text: `UPDATE mail_domain SET checked_at = $3, missing_since = NULL, proven_at = coalesce(mail_domain.proven_at, $3)
        FROM (SELECT id, proven_at FROM mail_domain WHERE company_id = $1 AND id = $2 FOR UPDATE) AS before
        WHERE mail_domain.company_id = $1 AND mail_domain.id = before.id
        RETURNING before.proven_at IS NOT NULL AS "wasProven"`,
    },
    [companyId, id, now],
  );
  return found && !found.wasProven;
}

/** Stores that the record of a proven domain is missing. @returns whether the domain has thereby lost its proof. */
export async function storeRecordMissing(
  db: Rows,
  { companyId, id }: MailDomain,
  now: Date,
): Promise<boolean> {
  const stored = await db.row<{ isLost: boolean }>(
    {
      name: 'store-record-missing',
      text: `UPDATE mail_domain SET checked_at = $3, missing_since = coalesce(missing_since, $3),
          proven_at = CASE WHEN missing_since <= $4 THEN NULL ELSE proven_at END
        WHERE company_id = $1 AND id = $2 AND proven_at IS NOT NULL
        RETURNING proven_at IS NULL AS "isLost"`,
    },
    [companyId, id, now, new Date(now.getTime() - missingRecordMs)],
  );
  return stored?.isLost ?? false;
}
