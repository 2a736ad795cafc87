import type { App } from '../../../request/context.js';
import { inTenant } from '../../../database/tenant.js';
import type { Job } from '../../../jobs/jobs.js';
import { AuditAction } from '../../audit/entries/audit-entry.entity.js';
import { writeAuditEntry } from '../../audit/entries/audit.service.js';
import { Company } from '../../company/profile/company.entity.js';
import { findMemberships } from '../team/member.queries.js';
import { Account } from '../accounts/account.entity.js';
import {
  LinkPurpose,
  type PasswordLinkPurpose,
  MailedLink,
} from '../accounts/mailed-link.entity.js';
import { mailLink } from '../accounts/mailed-link.service.js';

const actionFor: Record<PasswordLinkPurpose, AuditAction> = {
  [LinkPurpose.VERIFY_EMAIL]: AuditAction.VERIFICATION_RESENT,
  [LinkPurpose.RESET_PASSWORD]: AuditAction.PASSWORD_FORGOTTEN,
};

/** Starts the job that mails requested links. */
export async function startMailingLinks(app: App): Promise<void> {
  await app.jobs.work('mail-link', (job) => mailRequestedLink(app, job));
}

/**
 * Looks up the address here rather than in the request, so that known and unknown addresses take the same time. The link has
 * the job's id, so a repeated job mails once.
 */
async function mailRequestedLink(app: App, { id, data }: Job<'mail-link'>): Promise<void> {
  const { email, address, requestId } = data;
  const purpose = LinkPurpose[data.purpose];
  const account = await app.dataSource.getRepository(Account).findOneBy({ email });
  if (!account || account.isProvider) return;
  // This link would set a first password, and the account has one.
  if (purpose === LinkPurpose.VERIFY_EMAIL && account.passwordHash) return;
  const [membership] = await inTenant(app.dataSource, null, (db) =>
    findMemberships(db, account.id),
  );
  if (!membership) return;
  const { companyId } = membership;
  await inTenant(app.dataSource, companyId, async (db) => {
    const manager = await db.manager();
    if (await manager.existsBy(MailedLink, { companyId, id })) return;
    const company = await manager.findOneByOrFail(Company, { id: companyId });
    await mailLink(app, db, company, account, { purpose, id });
    await writeAuditEntry(
      db,
      { companyId, action: actionFor[purpose], detail: email },
      { address, ...(requestId ? { requestId } : {}) },
    );
  });
}
