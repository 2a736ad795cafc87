import { IsNull } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { mapUniqueViolation } from '../../../database/unique-violation.js';
import { inTenant, type TenantTransaction } from '../../../database/tenant.js';
import { BadUserInput, Conflict, Forbidden } from '../../../errors.js';
import { parseTokenCompany } from '../../../mail/link-token.js';
import { queueMail } from '../../../mail/outbox.js';
import { assertAccountProof } from '../../../request/auth-checker.js';
import type { RequestContext } from '../../../request/context.js';
import { AuditAction } from '../../audit/entries/audit-entry.entity.js';
import { writeAudit } from '../../audit/entries/audit.service.js';
import { Company } from '../../company/profile/company.entity.js';
import { lockCompany } from '../../company/profile/company.queries.js';
import { ownCompany } from '../../company/profile/company.service.js';
import { findMemberships, type Membership } from '../team/member.queries.js';
import { Account } from '../accounts/account.entity.js';
import type { ConfirmNewEmailPayload, NewEmailPreview } from './email-change.types.js';
import { emailChangedMail } from './email-changed.mail.js';
import {
  type AccountLink,
  LinkPurpose,
  LinkStatus,
  MailedLink,
} from '../accounts/mailed-link.entity.js';
import {
  expireLinks,
  findLinkStatus,
  findValidLink,
  mailLink,
} from '../accounts/mailed-link.service.js';
import { lockAccount } from './password.service.js';

type EmailLink = AccountLink<LinkPurpose.CHANGE_EMAIL>;

/**
 * Asks the mailbox of a member's new name at the identity provider to confirm that it is the account's address. Earlier requests end. The
 * account keeps its address until then, because it may be a member of other companies too.
 * @throws RateLimited after 3 mails to the address in 15 minutes.
 */
export async function startEmailChange(
  context: RequestContext,
  { accountId, email }: { accountId: string; email: string },
  newEmail: string,
): Promise<void> {
  const { app, db, companyId } = context;
  const manager = await db.manager();
  const open = { companyId, accountId, purpose: LinkPurpose.CHANGE_EMAIL, usedAt: IsNull() };
  await manager.update(MailedLink, open, { usedAt: new Date() });
  if (newEmail === email) return;
  await app.limits.takeOrRefuse('mailbox', `new-address:${companyId}:${newEmail}`);
  const purpose = LinkPurpose.CHANGE_EMAIL;
  const company = await ownCompany(context);
  await mailLink(app, db, company, { id: accountId, email }, { id: uuidv7(), purpose, newEmail });
}

const noPreview = { companyName: null, email: null, newEmail: null, needsOwnProof: null };

/**
 * Returns what a link to a new address changes, without using it.
 * @throws BadUserInput if the document has other fields, because the link's company may not be the viewer's.
 */
export async function previewNewEmail(
  context: RequestContext,
  token: string,
): Promise<NewEmailPreview> {
  const status = await findLinkStatus(context, token, LinkPurpose.CHANGE_EMAIL);
  const companyId = parseTokenCompany(token);
  if (companyId === undefined || status !== LinkStatus.GOOD) return { status, ...noPreview };
  return inTenant(context.app.dataSource, companyId, async (db) => {
    const found = await findEmailLink(db, companyId, token);
    if (!found) return { status: LinkStatus.USED, ...noPreview };
    const { account, memberships, newEmail } = found;
    const { name } = await (await db.manager()).findOneByOrFail(Company, { id: companyId });
    const needsOwnProof = isMemberElsewhere(memberships, companyId);
    return { status, companyName: name, email: account.email, newEmail, needsOwnProof };
  });
}

/**
 * Gives an account the address to which the link was mailed, and informs the old one. An account that is a member of other companies too has to be
 * signed in with a recent proof of its own: otherwise one company could move it to a mailbox of its choice, and open the others.
 * @throws BadUserInput naming `token` for an unknown, used or expired link; Conflict for an address of another account; Forbidden and
 * AccountProofNeeded as above.
 */
export async function confirmNewEmail(
  context: RequestContext,
  token: string,
): Promise<ConfirmNewEmailPayload> {
  const { caller } = context;
  context.assertOnlyField('token');
  const linkError = new BadUserInput(
    'token',
    'This link was used or is too old, or your company has given you another address since',
  );
  await context.takeBudget('address', caller.address);
  const companyId = parseTokenCompany(token);
  if (companyId === undefined) throw linkError;
  await context.enterCompany(companyId);
  const { db } = context;
  await lockCompany(db, companyId);
  const found = await findEmailLink(db, companyId, token);
  if (!found) throw linkError;
  const { memberships, newEmail } = found;
  const account = await lockAccount(db, found.account.id);
  if (isMemberElsewhere(memberships, companyId)) assertOwnAccount(context, account.id);
  const manager = await db.manager();
  const taken: [string, string] = ['token', 'Another account has this address already'];
  if (await manager.existsBy(Account, { email: newEmail })) throw new Conflict(...taken);
  await mapUniqueViolation({ account_email_key: taken }, () =>
    manager.update(Account, { id: account.id }, { email: newEmail, verifiedAt: new Date() }),
  );
  for (const membership of memberships)
    // oxlint-disable-next-line no-await-in-loop
    await db.within(membership.companyId, () =>
      recordNewEmail(context, membership.companyId, account, newEmail),
    );
  const { name } = await manager.findOneByOrFail(Company, { id: companyId });
  const content = emailChangedMail(name, newEmail);
  await queueMail(context.app.jobs, db, { companyId, to: account.email, content });
  context.returnBudgetAfterCommit('address', caller.address);
  return { email: newEmail };
}

/** Ends the mailed links of an account in a company, and writes the audit entry there. */
async function recordNewEmail(
  context: RequestContext,
  companyId: string,
  { id, email }: Account,
  newEmail: string,
): Promise<void> {
  await expireLinks(context.db, companyId, id);
  const detail = `${email} to ${newEmail}`;
  await writeAudit(context, { companyId, action: AuditAction.EMAIL_CHANGED, detail });
}

/** Finds a valid link whose account is still a member of its company. */
async function findEmailLink(
  db: TenantTransaction,
  companyId: string,
  token: string,
): Promise<{ account: Account; memberships: Membership[]; newEmail: string } | undefined> {
  const link: EmailLink | undefined = await findValidLink(db, companyId, token, [
    LinkPurpose.CHANGE_EMAIL,
  ]);
  if (!link?.newEmail) return undefined;
  const memberships = await findMemberships(db, link.accountId);
  if (!memberships.some((membership) => membership.companyId === companyId)) return undefined;
  const account = await (await db.manager()).findOneByOrFail(Account, { id: link.accountId });
  return { account, memberships, newEmail: link.newEmail };
}

function isMemberElsewhere(memberships: readonly Membership[], companyId: string): boolean {
  return memberships.some((membership) => membership.companyId !== companyId);
}

/** @throws Forbidden unless the account is signed in; AccountProofNeeded, StepUpNeeded without a recent proof of its own. */
function assertOwnAccount(context: RequestContext, accountId: string): void {
  if (context.viewer?.accountId !== accountId)
    throw new Forbidden(
      'Your account belongs to other companies too: please sign in with your present address in this browser, and open the link again',
    );
  assertAccountProof(context);
}
