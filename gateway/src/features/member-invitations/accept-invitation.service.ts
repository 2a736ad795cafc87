import { v7 as uuidv7 } from 'uuid';
import { SessionKind } from '../../access/session.entity.js';
import { findSignInPlace, storeSession } from '../../access/sessions.js';
import { inTenant, type TenantTransaction } from '../../database/tenant.js';
import { mapUniqueViolation } from '../../database/unique-violation.js';
import { BadUserInput, Unauthenticated } from '../../errors.js';
import { hashToken, parseTokenCompany } from '../../mail/link-token.js';
import { signIns } from '../../observability/metrics.js';
import type { RequestContext } from '../../request/context.js';
import { Account } from '../accounts/account.entity.js';
import { LinkStatus } from '../accounts/mailed-link.entity.js';
import { expireLinks, getLinkStatus } from '../accounts/mailed-link.service.js';
import { assertNewPassword } from '../accounts/new-password.js';
import { minPasswordLength, tooShort } from '../accounts/password.inputs.js';
import { proveSecondFactor } from '../accounts/second-step.service.js';
import { assertCompanyOpen } from '../accounts/member-session.service.js';
import { verifyAccount } from '../accounts/sign-in.service.js';
import type { CompanySession } from '../accounts/sign-in.types.js';
import { AuditAction } from '../audit/audit-entry.entity.js';
import { writeAuditEntry } from '../audit/audit.service.js';
import { Company } from '../companies/company.entity.js';
import { lockCompany } from '../companies/company.queries.js';
import { recordMemberChange } from '../members/member-changes.js';
import { Member } from '../members/member.entity.js';
import { findMemberships, noteMemberSignIn } from '../members/member.queries.js';
import type { MemberInvitation } from './member-invitation.entity.js';
import type { AcceptInvitationInput } from './member-invitation.inputs.js';
import {
  endInvitation,
  findInvitationByToken,
  lockAccountOf,
} from './member-invitation.queries.js';
import type { InvitationPreview } from './member-invitation.types.js';

/** An invitation with its company, and the account of the invited address. */
interface Invited {
  invitation: MemberInvitation;
  company: Company;
  account: Account | null;
}

/**
 * Returns what an invitation says, without using it.
 * @throws BadUserInput beside other fields: the link's company may be another one than the viewer's.
 */
export async function previewInvitation(
  context: RequestContext,
  token: string,
): Promise<InvitationPreview> {
  const companyId = parseTokenCompany(token);
  const nothing = { companyName: null, role: null, email: null, hasAccount: null };
  if (companyId === undefined) return { status: LinkStatus.UNKNOWN, ...nothing };
  await context.leave('token');
  return inTenant(context.app.dataSource, companyId, async (db) => {
    const { status, invited } = await findInvited(db, companyId, token);
    if (!invited) return { status, ...nothing };
    const { company, account, invitation } = invited;
    const { role, email } = invitation;
    return { status, companyName: company.name, role, email, hasAccount: hasPassword(account) };
  });
}

/**
 * Makes the invited address a member, and signs it in. An address without a password sets its first one; the others prove theirs.
 * @throws BadUserInput naming `token` for a link that is unknown, used or over, or `password` for a wrong one and a new one that is easily
 * guessed; Forbidden while the company is not active, which leaves the link good; RateLimited and errors of the second factor as for a
 * sign-in.
 */
export async function acceptInvitation(
  context: RequestContext,
  input: AcceptInvitationInput,
): Promise<CompanySession> {
  const { app, caller } = context;
  const { token } = input;
  context.assertAlone('input');
  await context.takeBudget('address', caller.address);
  const companyId = parseTokenCompany(token);
  if (companyId === undefined) throw linkError();
  // Checked first, so that an invalid link costs no hash; no connection is held while the password is hashed.
  const known = await inTenant(app.dataSource, companyId, (brief) =>
    findGoodInvitation(brief, companyId, token),
  );
  await app.limits.giveBack('address', caller.address);
  const passwordHash = await proveAddress(context, known, input);
  await context.enter(companyId);
  const { db } = context;
  // Of two concurrent uses of a link, the second one finds it used.
  await lockCompany(db, companyId);
  const { invitation, company } = await findGoodInvitation(db, companyId, token);
  const { email, role } = invitation;
  const accountId = await storeAccount(db, known, email, passwordHash);
  await endInvitation(db, companyId, invitation.id);
  const manager = await db.manager();
  const memberId = uuidv7();
  await mapUniqueViolation({ member_account_key: ['token', 'You are already a member'] }, () =>
    manager.insert(Member, { companyId, id: memberId, accountId, role }),
  );
  await recordMemberChange(db, companyId, memberId);
  const kind = SessionKind.MEMBER;
  const place = findSignInPlace(caller);
  const who = { kind, accountId, ...place } as const;
  const session = await storeSession(db, app.tokenSecret, companyId, who);
  await noteMemberSignIn(db, { companyId, accountId });
  const detail = `${email}, ${role}`;
  const joined = { companyId, action: AuditAction.MEMBER_JOINED, detail };
  await writeAuditEntry(db, joined, caller, { email, role });
  context.afterCommit(async () => {
    signIns.inc({ kind, outcome: 'started' });
    await app.limits.rememberNetwork('account', email, caller.address);
    await app.limits.rememberNetwork('company', companyId, caller.address);
  });
  return { token: session.token, company };
}

/** Finds an invitation by its token, in a transaction of the company; without it unless its link works. */
async function findInvited(
  db: TenantTransaction,
  companyId: string,
  token: string,
): Promise<{ status: LinkStatus; invited?: Invited }> {
  const invitation = await findInvitationByToken(db, companyId, hashToken(token));
  const status = getLinkStatus(invitation ?? null);
  if (!invitation || status !== LinkStatus.GOOD) return { status };
  const manager = await db.manager();
  const company = await manager.findOneByOrFail(Company, { id: companyId });
  const account = await manager.findOneBy(Account, { email: invitation.email });
  return { status, invited: { invitation, company, account } };
}

async function findGoodInvitation(
  db: TenantTransaction,
  companyId: string,
  token: string,
): Promise<Invited> {
  const { invited } = await findInvited(db, companyId, token);
  if (!invited) throw linkError();
  assertCompanyOpen(invited.company);
  if (invited.account?.isProvider)
    throw new BadUserInput('token', 'This address cannot be a member of a company');
  return invited;
}

function linkError(): BadUserInput {
  return new BadUserInput(
    'token',
    'This invitation was used or taken back, or is too old: please ask for a new one',
  );
}

function hasPassword(account: Account | null): boolean {
  return account !== null && account.passwordHash !== null;
}

/** Verifies password and second factor of an account, or hashes the first password. @returns the hash that is stored, or to be stored. */
async function proveAddress(
  context: RequestContext,
  { invitation: { email }, company, account }: Invited,
  { password, code }: AcceptInvitationInput,
): Promise<string | null> {
  if (!hasPassword(account)) {
    if (password.length < minPasswordLength) throw new BadUserInput('password', tooShort.message);
    await assertNewPassword(password, { email, companyName: company.name });
    return context.app.passwords.hash(password);
  }
  try {
    const verified = await verifyAccount(context, { email, password }, 'company');
    await proveSecondFactor(context, verified, code);
    return verified.passwordHash;
  } catch (error) {
    // The address is not in question: the link was mailed there.
    if (error instanceof Unauthenticated) throw new BadUserInput('password', 'Wrong password');
    throw error;
  }
}

/** Stores the first password of an address, which the link has verified. @returns the id of the account. */
async function storeAccount(
  db: TenantTransaction,
  known: Invited,
  email: string,
  passwordHash: string | null,
): Promise<string> {
  const manager = await db.manager();
  const changed: [string, string] = [
    'password',
    'The account of this address has just changed: please try again',
  ];
  const account = await lockAccountOf(db, email);
  if (
    account?.id !== known.account?.id ||
    hasPassword(known.account) !== Boolean(account?.passwordHash)
  )
    throw new BadUserInput(...changed);
  const verifiedAt = new Date();
  if (!account) {
    const id = uuidv7();
    await mapUniqueViolation({ account_email_key: changed }, () =>
      manager.insert(Account, { id, email, passwordHash, verifiedAt }),
    );
    return id;
  }
  if (!account.passwordHash) {
    for (const { companyId } of await findMemberships(db, account.id))
      // oxlint-disable-next-line no-await-in-loop
      await db.within(companyId, () => expireLinks(db, companyId, account.id));
    await manager.update(Account, { id: account.id }, { passwordHash, verifiedAt });
  } else if (account.passwordHash !== passwordHash) throw new BadUserInput(...changed);
  return account.id;
}
