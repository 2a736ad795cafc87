import { createHash } from 'node:crypto';
import { IsNull } from 'typeorm';
import { MINUTE } from '../../durations.js';
import { inTenant } from '../../database/tenant.js';
import type { Job } from '../../jobs/jobs.js';
import { hashToken, makeLinkToken } from '../../mail/link-token.js';
import { queueMail } from '../../mail/outbox.js';
import type { App } from '../../request/context.js';
import { LinkPurpose, MailedLink } from '../members/accounts/mailed-link.entity.js';
import { AuditAction } from '../audit/entries/audit-entry.entity.js';
import { writeAuditEntry } from '../audit/entries/audit.service.js';
import { Company } from '../company/profile/company.entity.js';
import { Employee } from '../people/directory/employee.entity.js';
import { lockEmployee } from '../people/directory/employee.queries.js';
import { endOwnFileLinks, findCompaniesOfAddress } from './own-file-link.queries.js';
import { ownFileLinkMail } from './own-file-link.mail.js';

/** Lifetime of a link; short, because people ask for it when they need it. */
const linkLifetimeMs = 15 * MINUTE;

/** Starts to mail requested links to own files. */
export async function startMailingOwnFileLinks(app: App): Promise<void> {
  await app.jobs.work('own-file-link', (job) => mailOwnFileLinks(app, job));
}

/**
 * Mails a link for each company whose directory has the address. The job looks it up rather than the request, so that requests take
 * the same time for known and unknown addresses.
 */
async function mailOwnFileLinks(app: App, job: Job<'own-file-link'>): Promise<void> {
  const companyIds = await inTenant(app.dataSource, null, (db) =>
    findCompaniesOfAddress(db, job.data.email),
  );
  for (const companyId of companyIds) await mailOwnFileLink(app, companyId, job);
}

/** Mails a link and ends earlier ones. It has the job's id, so a repeated job mails once. */
async function mailOwnFileLink(
  app: App,
  companyId: string,
  { id, data: { email, address, requestId } }: Job<'own-file-link'>,
): Promise<void> {
  await inTenant(app.dataSource, companyId, async (db) => {
    const manager = await db.manager();
    const by = { companyId, email, deletedAt: IsNull() };
    const found = await manager.findOneBy(Employee, by);
    if (!found) return;
    // Serialises concurrent jobs, so that the second one ends the link of the first.
    await lockEmployee(db, companyId, found.id);
    if (!(await manager.existsBy(Employee, { ...by, id: found.id }))) return;
    if (await manager.existsBy(MailedLink, { companyId, id })) return;
    const { name } = await manager.findOneByOrFail(Company, { id: companyId });
    await endOwnFileLinks(db, companyId, found.id);
    const mailId = await queueMail(app.jobs, db, {
      companyId,
      to: email,
      content: ownFileLinkMail(name, id),
    });
    await manager.insert(MailedLink, {
      companyId,
      id,
      employeeId: found.id,
      mailId,
      emailHash: createHash('sha256').update(email).digest(),
      purpose: LinkPurpose.OWN_FILE,
      tokenHash: hashToken(makeLinkToken(app.tokenSecret, { companyId, id })),
      expiresAt: new Date(Date.now() + linkLifetimeMs),
    });
    await writeAuditEntry(
      db,
      {
        companyId,
        action: AuditAction.OWN_FILE_LINK_MAILED,
        detail: `employee ${found.id}`,
      },
      { address, requestId },
    );
  });
}
