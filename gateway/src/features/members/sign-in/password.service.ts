import { IsNull } from 'typeorm';
import { Role } from '../../../access/role.js';
import { endSessions } from '../../../access/sessions.js';
import type { RequestContext } from '../../../request/context.js';
import { inTenant, type TenantTransaction } from '../../../database/tenant.js';
import { BadUserInput, Unauthenticated } from '../../../errors.js';
import { parseTokenCompany } from '../../../mail/link-token.js';
import { queueMail } from '../../../mail/outbox.js';
import { AuditAction } from '../../audit/entries/audit-entry.entity.js';
import { writeAudit } from '../../audit/entries/audit.service.js';
import { Company } from '../../company/profile/company.entity.js';
import { lockCompany } from '../../company/profile/company.queries.js';
import { findMemberships, type Membership } from '../team/member.queries.js';
import { Account } from '../accounts/account.entity.js';
import { LinkPurpose, type PasswordLinkPurpose } from '../accounts/mailed-link.entity.js';
import { findValidLink, expireLinks } from '../accounts/mailed-link.service.js';
import { assertNewPassword, type PasswordOwner } from '../accounts/new-password.js';
import { verifyOwnPassword } from './own-password.service.js';
import { passwordChangedMail } from './password-changed.mail.js';
import type {
  ChangePasswordInput,
  ResetPasswordInput,
  VerifyEmailInput,
} from './password.inputs.js';
import type {
  MailedLinkPayload,
  PasswordPayload,
  VerifyEmailPayload,
} from './password-payloads.types.js';

const notVerified = 'Oops! Your email is not verified. Please try again!.';
const notReset = 'This link has been used or is too old, please ask for a new one';

/**
 * Verifies an address and sets its first password, if one is given.
 * @throws BadUserInput for an unknown, used or expired link, and for a password that is easily guessed.
 */
export async function verifyEmail(
  context: RequestContext,
  { token, password }: VerifyEmailInput,
): Promise<VerifyEmailPayload> {
  if (typeof password !== 'string') {
    await confirmEmail(context, token);
    return { hasPassword: false };
  }
  await setPasswordByLink(context, { token, password }, [LinkPurpose.VERIFY_EMAIL], notVerified);
  return { hasPassword: true };
}

/**
 * Verifies an address and keeps its link valid, for clients that set the first password in a second step. Idempotent.
 * @throws BadUserInput for an unknown, used or expired link.
 */
async function confirmEmail(context: RequestContext, token: string): Promise<void> {
  const { caller } = context;
  context.assertOnlyField('token');
  const linkError = new BadUserInput('token', notVerified);
  await context.takeBudget('address', caller.address);
  const companyId = parseTokenCompany(token);
  if (companyId === undefined) throw linkError;
  await context.enterCompany(companyId);
  const { db } = context;
  await lockCompany(db, companyId);
  const link = await findValidLink(db, companyId, token, [LinkPurpose.VERIFY_EMAIL]);
  if (!link) throw linkError;
  const manager = await db.manager();
  const unverified = { id: link.accountId, verifiedAt: IsNull() };
  const { affected } = await manager.update(Account, unverified, { verifiedAt: new Date() });
  if (affected) {
    const { email: detail } = await manager.findOneByOrFail(Account, { id: link.accountId });
    await writeAudit(context, { companyId, action: AuditAction.EMAIL_VERIFIED, detail });
  }
  context.returnBudgetAfterCommit('address', caller.address);
}

/**
 * Sets a new password, or the first one: both kinds of links were mailed to the address and so verify it.
 * @throws BadUserInput for an unknown, used or expired link, and for a password that is easily guessed.
 */
export async function resetPassword(
  context: RequestContext,
  input: ResetPasswordInput,
): Promise<PasswordPayload> {
  const purposes = [LinkPurpose.RESET_PASSWORD, LinkPurpose.VERIFY_EMAIL] as const;
  return setPasswordByLink(context, input, purposes, notReset);
}

async function setPasswordByLink(
  context: RequestContext,
  { token, password }: ResetPasswordInput,
  purposes: readonly PasswordLinkPurpose[],
  refusal: string,
): Promise<PasswordPayload> {
  const { app, caller } = context;
  context.assertOnlyField('token');
  const linkError = new BadUserInput('token', refusal);
  await context.takeBudget('address', caller.address);
  const companyId = parseTokenCompany(token);
  if (companyId === undefined) throw linkError;
  // Checked before hashing, which is slow and must not hold a connection.
  const owner = await inTenant(app.dataSource, companyId, async (tenant) => {
    const link = await findValidLink(tenant, companyId, token, purposes);
    return link && findPasswordOwner(tenant, companyId, link.accountId);
  });
  if (!owner) throw linkError;
  await app.limits.giveBack('address', caller.address);
  await assertNewPassword(password, owner);
  const passwordHash = await app.passwords.hash(password);
  await context.enterCompany(companyId);
  const { db } = context;
  // A concurrent use of the same link waits here, and then finds it used.
  await lockCompany(db, companyId);
  const link = await findValidLink(db, companyId, token, purposes);
  if (!link) throw linkError;
  await setPassword(context, companyId, link.accountId, passwordHash, link.purpose, true);
  return { changedAt: new Date() };
}

/**
 * Changes the viewer's own password and signs the account out everywhere; the companies of an owner only if the input says so.
 * @throws BadUserInput for a wrong current password, a new one that is easily guessed, or another address than the viewer's;
 * RateLimited after 5 wrong passwords in 15 minutes.
 */
export async function changePassword(
  context: RequestContext,
  input: ChangePasswordInput,
): Promise<PasswordPayload> {
  const { app, db, viewer, companyId } = context;
  if (!viewer?.accountId || !viewer.email) throw new Unauthenticated();
  context.assertOnlyField('currentPassword');
  const email = input.email?.trim().toLowerCase() ?? viewer.email;
  if (email !== viewer.email) throw new BadUserInput('email', 'This is not your email address');
  const { accountId } = viewer;
  const owner = await inTenant(app.dataSource, companyId, (tenant) =>
    findPasswordOwner(tenant, companyId, accountId),
  );
  await assertNewPassword(input.password, owner);
  const wrongPassword = new BadUserInput('currentPassword', 'Wrong current password');
  await context.takeBudget('ownPassword', accountId);
  const verified = await verifyOwnPassword(context, input.currentPassword, 'currentPassword');
  if (verified === undefined) throw wrongPassword;
  const passwordHash = await app.passwords.hash(input.password);
  // A concurrent change waits here, and then finds another password than the one that it verified.
  await lockCompany(db, companyId);
  const account = await lockAccount(db, accountId);
  if (account.passwordHash !== verified) throw wrongPassword;
  const endsAll = input.endsAllSessions === true;
  await setPassword(context, companyId, account.id, passwordHash, 'CHANGE', endsAll);
  return { changedAt: new Date() };
}

/** Finds the names from which a new password must not be made. */
async function findPasswordOwner(
  db: TenantTransaction,
  companyId: string,
  accountId: string,
): Promise<PasswordOwner> {
  const manager = await db.manager();
  const { email } = await manager.findOneByOrFail(Account, { id: accountId });
  const { name } = await manager.findOneByOrFail(Company, { id: companyId });
  return { email, companyName: name };
}

const auditActions = {
  [LinkPurpose.VERIFY_EMAIL]: AuditAction.EMAIL_VERIFIED,
  [LinkPurpose.RESET_PASSWORD]: AuditAction.PASSWORD_RESET,
  CHANGE: AuditAction.PASSWORD_CHANGED,
};

/**
 * Stores the password. After the commit the attempts are reset and the caller's network gets its own budget, so that strangers who go
 * on guessing cannot lock out the owner. The transaction must be the company's and hold its lock.
 * @param endsAll whether everybody is signed out in the companies that the account owns, and not the account alone.
 */
async function setPassword(
  context: RequestContext,
  companyId: string,
  accountId: string,
  passwordHash: string,
  reason: keyof typeof auditActions,
  endsAll: boolean,
): Promise<void> {
  const { app, db } = context;
  const manager = await db.manager();
  const account = await lockAccount(db, accountId);
  const verifiedAt = account.verifiedAt ?? new Date();
  await manager.update(Account, { id: accountId }, { passwordHash, verifiedAt });
  const memberships = await findMemberships(db, accountId);
  for (const membership of memberships)
    // oxlint-disable-next-line no-await-in-loop
    await db.within(membership.companyId, () => endAccess(db, accountId, membership, endsAll));
  if (account.passwordHash) {
    const { name } = await manager.findOneByOrFail(Company, { id: companyId });
    const isOwner = memberships.some(({ role }) => role === Role.OWNER);
    const content = passwordChangedMail(name, isOwner && endsAll);
    await queueMail(app.jobs, db, { companyId, to: account.email, content });
  }
  await writeAudit(context, { companyId, action: auditActions[reason], detail: account.email });
  const { limits } = app;
  context.afterCommit(async () => {
    await limits.rememberNetwork('account', account.email, context.caller.address);
    await limits.clear('account', [account.email]);
    await limits.clear('ownPassword', [accountId]);
  });
}

/** Ends the sessions and links of an account in a company, or with `endsAll` everybody's sessions if it is an owner. */
async function endAccess(
  db: TenantTransaction,
  accountId: string,
  { companyId, role }: Membership,
  endsAll: boolean,
): Promise<void> {
  await expireLinks(db, companyId, accountId);
  await endSessions(db, companyId, endsAll && role === Role.OWNER ? 'all' : { accountId });
}

/** Locks an account until the transaction ends, because links of several companies may set its password at the same time. */
export async function lockAccount(db: TenantTransaction, id: string): Promise<Account> {
  await db.rows(
    { name: 'lock-account', text: 'SELECT FROM account WHERE id = $1 FOR NO KEY UPDATE' },
    [id],
  );
  return (await db.manager()).findOneByOrFail(Account, { id });
}

/**
 * Requests a mail with a link. A job looks the address up, so that response and time are the same for every address.
 * @throws RateLimited with the seconds to wait, after 3 in 15 minutes for one address and 30 from one network.
 */
export async function requestLink(
  context: RequestContext,
  given: string,
  purpose: PasswordLinkPurpose,
): Promise<MailedLinkPayload> {
  const { app, caller, db } = context;
  context.assertOnlyField('email');
  const email = given.trim().toLowerCase();
  await context.takeBudget('mailing', caller.address);
  await context.takeBudget('mailbox', email);
  await app.jobs.send(db, 'mail-link', {
    email,
    purpose,
    address: caller.address,
    requestId: caller.requestId,
  });
  return { email };
}
