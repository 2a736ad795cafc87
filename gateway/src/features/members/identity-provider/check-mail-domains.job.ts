import { IsNull, Not } from 'typeorm';
import { inTenant, providerTenant, type TenantTransaction } from '../../../database/tenant.js';
import { runForEach } from '../../../jobs/jobs.js';
import { queueMail } from '../../../mail/outbox.js';
import type { App } from '../../../request/context.js';
import { AuditAction } from '../../audit/entries/audit-entry.entity.js';
import { writeAuditEntry } from '../../audit/entries/audit.service.js';
import { MailDomain } from './mail-domain.entity.js';
import { mailDomainLostMail } from './mail-domain-lost.mail.js';
import { storeRecordFound, storeRecordMissing } from './mail-domain.queries.js';
import { findTxtRecord } from './txt-records.js';
import { listOwnerAddresses } from '../../company/profile/company.queries.js';

type Checker = Pick<App, 'dataSource' | 'jobs' | 'lookUpTxt'>;

/** Maximum concurrent lookups. */
const maxLookups = 8;

/** Starts the daily check of proven mail domains. */
export async function startCheckingMailDomains(app: Checker): Promise<void> {
  await app.jobs.work('check-mail-domains', () => checkMailDomains(app));
}

/** Looks for the record of each proven domain. Where it has been missing for 3 days, the domain is no longer proven. */
export async function checkMailDomains(app: Checker, now = new Date()): Promise<void> {
  const domains = await inTenant(app.dataSource, providerTenant, async (db) =>
    (await db.manager()).findBy(MailDomain, { provenAt: Not(IsNull()) }),
  );
  await runForEach(domains, (domain) => checkDomain(app, domain, now), {
    message: 'Mail domains could not be checked',
    concurrency: maxLookups,
  });
}

async function checkDomain(app: Checker, domain: MailDomain, now: Date): Promise<void> {
  const state = await findTxtRecord(app.lookUpTxt, domain);
  // A name server may be down, ours included, so this does not count as missing.
  if (state === 'NO_ANSWER') return;
  await inTenant(app.dataSource, domain.companyId, async (db) => {
    if (state === 'FOUND') await storeRecordFound(db, domain, now);
    else if (await storeRecordMissing(db, domain, now)) await notifyOwners(app, db, domain);
  });
}

async function notifyOwners(
  { jobs }: Checker,
  db: TenantTransaction,
  { companyId, name }: MailDomain,
): Promise<void> {
  const event = { companyId, action: AuditAction.MAIL_DOMAIN_LOST, detail: name };
  await writeAuditEntry(db, event, { address: '' });
  const content = mailDomainLostMail(name);
  for (const to of await listOwnerAddresses(db, companyId))
    await queueMail(jobs, db, { companyId, to, content });
}
