import { IsNull } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { SessionKind } from '../../../access/session.entity.js';
import { inTenant, type TenantTransaction } from '../../../database/tenant.js';
import { mapUniqueViolation } from '../../../database/unique-violation.js';
import { BadUserInput, Unauthenticated } from '../../../errors.js';
import { parseTokenCompany } from '../../../mail/link-token.js';
import { signIns } from '../../../observability/metrics.js';
import type { RequestContext } from '../../../request/context.js';
import { Account } from '../accounts/account.entity.js';
import { LinkStatus } from '../accounts/mailed-link.entity.js';
import { expireLinks } from '../accounts/mailed-link.service.js';
import { assertNewPassword } from '../accounts/new-password.js';
import { minPasswordLength, tooShort } from './password.inputs.js';
import { consumePasskey, verifyPasskey } from './passkey-proof.service.js';
import { verifySecondFactor } from './second-step.service.js';
import { requiresProvider, storeMemberSession } from './member-session.service.js';
import { verifyAccount } from './sign-in.service.js';
import { AuditAction } from '../../audit/entries/audit-entry.entity.js';
import { writeAuditEntry } from '../../audit/entries/audit.service.js';
import { lockCompany } from '../../company/profile/company.queries.js';
import type { Company } from '../../company/profile/company.entity.js';
import { Member } from '../team/member.entity.js';
import { trimMemberName } from '../team/member-name.js';
import { tellOfNewMember } from '../inbox/tell-members.js';
import { findMemberships, recordMemberChange } from '../team/member.queries.js';
import { offerCreation, offerRequest } from '../factors/challenge.service.js';
import { ChallengePurpose } from '../factors/passkey-challenge.entity.js';
import { deleteChallenge } from '../factors/passkey.queries.js';
import { storePasskey } from '../factors/passkey.service.js';
import type { InvitationPasskey } from '../factors/passkey.types.js';
import {
  PasskeyRefused,
  type VerifiedAttestation,
  verifyAttestation,
} from '../factors/verify-passkey.service.js';
import { storeNewRecoveryCodes } from '../factors/second-factor.service.js';
import {
  canSignIn,
  findInvited,
  findValidInvitation,
  hasPasskeys,
  type Invited,
  linkError,
} from './invited.service.js';
import type { MemberInvitation } from '../team/member-invitation.entity.js';
import type { AcceptInvitationInput } from './accept-invitation.inputs.js';
import {
  endInvitation,
  findProvisionedName,
  lockAccountByEmail,
} from '../team/member-invitation.queries.js';
import type { AcceptInvitationPayload, InvitationPreview } from './accept-invitation.types.js';
import type { CompanySession } from './sign-in.types.js';

/** Verified or new credentials of the invited address. */
interface Credentials {
  /** Null for an account that signs in with passkeys alone. */
  passwordHash: string | null;
  /** First passkey, whose challenge still has to be consumed. */
  newPasskey?: VerifiedAttestation;
  /** Consumes the challenge of an existing passkey in the transaction that accepts the invitation. */
  consume?: (db: TenantTransaction) => Promise<void>;
}

const emptyPreview = {
  companyName: null,
  role: null,
  email: null,
  needsConsentOnly: null,
  hasAccount: null,
  hasPasskey: null,
  name: null,
};

/**
 * Returns the contents of an invitation, without using it.
 * @throws BadUserInput if the document has other fields, because the link's company may not be the viewer's.
 */
export async function previewInvitation(
  context: RequestContext,
  token: string,
): Promise<InvitationPreview> {
  const companyId = parseTokenCompany(token);
  if (companyId === undefined) return { status: LinkStatus.UNKNOWN, ...emptyPreview };
  await context.discardTransaction('token');
  return inTenant(context.app.dataSource, companyId, async (db) => {
    const { status, invited } = await findInvited(db, companyId, token);
    if (!invited) return { status, ...emptyPreview };
    const { company, hasPasskey, invitation } = invited;
    const { role, email, name, provisionedId } = invitation;
    return {
      status,
      companyName: company.name,
      role,
      email,
      name,
      needsConsentOnly: provisionedId !== null,
      hasAccount: canSignIn(invited),
      hasPasskey,
    };
  });
}

/**
 * Offers a challenge with which a passkey can accept an invitation.
 * @throws the errors of `acceptInvitation` about the link.
 */
export async function startInvitationPasskey(
  context: RequestContext,
  token: string,
): Promise<InvitationPasskey> {
  const { app, caller } = context;
  context.assertOnlyField('input');
  await app.limits.takeOrRefuse('address', caller.address);
  const companyId = parseTokenCompany(token);
  if (companyId === undefined) throw linkError();
  const offered = await inTenant(app.dataSource, companyId, async (db) => {
    const invited = await findValidInvitation(db, companyId, token);
    const { id: subjectId, email } = invited.invitation;
    const accountId = invited.account?.id ?? uuidv7();
    const purpose = { purpose: ChallengePurpose.JOIN, subjectId, accountId };
    return canSignIn(invited)
      ? { creation: null, request: await offerRequest(app, db, purpose) }
      : { creation: await offerCreation(app, db, { ...purpose, email }), request: null };
  });
  await app.limits.giveBack('address', caller.address);
  return offered;
}

/**
 * Makes the invited address a member, and signs it in unless the company requires its identity provider. An address that cannot sign in
 * yet sets its first password or passkey; others use theirs. A membership that the identity provider has added needs the link alone, which proves
 * the mailbox and so the consent; it starts no session.
 * @throws BadUserInput naming `token` for an unknown, used or expired link, `password` for a wrong or easily guessed one, or `passkey`;
 * Forbidden while the company is not active, without using the link; RateLimited and errors of the second factor as for a sign-in.
 */
export async function acceptInvitation(
  context: RequestContext,
  input: AcceptInvitationInput,
): Promise<AcceptInvitationPayload> {
  const { app, caller } = context;
  const { token } = input;
  context.assertOnlyField('input');
  await context.takeBudget('address', caller.address);
  const companyId = parseTokenCompany(token);
  if (companyId === undefined) throw linkError();
  // Checked before the password is hashed, in a transaction that ends before.
  const known = await inTenant(app.dataSource, companyId, (tenant) =>
    findValidInvitation(tenant, companyId, token),
  );
  await app.limits.giveBack('address', caller.address);
  const { provisionedId } = known.invitation;
  const credentials =
    provisionedId === null ? await verifyCredentials(context, known, input) : undefined;
  await context.enterCompany(companyId);
  const { db } = context;
  // A concurrent use of the same link waits here, and then finds it used.
  await lockCompany(db, companyId);
  const { invitation, company } = await findValidInvitation(db, companyId, token);
  const { email, role } = invitation;
  if (invitation.provisionedId !== provisionedId) throw linkError();
  await credentials?.consume?.(db);
  const { accountId, recoveryCodes } = credentials
    ? await storeAccount(context, known, invitation, credentials)
    : { accountId: await findConsentingAccount(db, email), recoveryCodes: null };
  await endInvitation(db, companyId, invitation.id);
  const manager = await db.manager();
  const memberId = provisionedId ?? uuidv7();
  const name =
    provisionedId === null
      ? chooseName(input.name, invitation.name)
      : await findProvisionedName(db, companyId, provisionedId);
  await mapUniqueViolation({ member_account_key: ['token', 'You are already a member'] }, () =>
    manager.insert(Member, { companyId, id: memberId, accountId, role, name }),
  );
  await recordMemberChange(db, companyId, memberId);
  await tellOfNewMember(app.jobs, db, companyId, { id: memberId, email });
  const session =
    !credentials || requiresProvider(company, role)
      ? null
      : await startFirstSession(context, company, { id: accountId, email });
  const detail = `${email}, ${role}${credentials?.newPasskey ? ', with a passkey' : ''}`;
  const joined = { companyId, action: AuditAction.MEMBER_JOINED, detail };
  await writeAuditEntry(db, joined, caller, { email, role });
  return { session, recoveryCodes };
}

/** The name that a new member has entered, or else that of the invitation. */
function chooseName(entered: string | null | undefined, invited: string | null): string | null {
  if (entered === undefined) return invited;
  return entered && trimMemberName(entered);
}

/**
 * Finds the account that consents to a membership, whose mailbox the link has proven.
 * @throws BadUserInput naming `token` if the account has been deleted since it was asked, or has another address.
 */
async function findConsentingAccount(db: TenantTransaction, email: string): Promise<string> {
  const account = await lockAccountByEmail(db, email);
  if (!account) throw linkError();
  const manager = await db.manager();
  const { id } = account;
  await manager.update(Account, { id, verifiedAt: IsNull() }, { verifiedAt: new Date() });
  return id;
}

/** Starts the session of a new member, whose joining is audited in place of a sign-in. */
async function startFirstSession(
  context: RequestContext,
  company: Company,
  account: Pick<Account, 'id' | 'email'>,
): Promise<CompanySession> {
  const { session } = await storeMemberSession(context, company, account);
  context.afterCommit(() => signIns.inc({ kind: SessionKind.MEMBER, outcome: 'started' }));
  return session;
}

/** Verifies the credentials of an account, or the first password or passkey of an address, without holding a connection. */
async function verifyCredentials(
  context: RequestContext,
  invited: Invited,
  input: AcceptInvitationInput,
): Promise<Credentials> {
  const { company, invitation } = invited;
  const { email } = invitation;
  if (canSignIn(invited)) return verifyAccountCredentials(context, invited, input);
  if (input.newPasskey) {
    const newPasskey = await verifyAttestation(context.app, input.newPasskey);
    return { passwordHash: null, newPasskey };
  }
  const password = assertPassword(input.password);
  if (password.length < minPasswordLength) throw new BadUserInput('password', tooShort.message);
  await assertNewPassword(password, { email, companyName: company.name });
  return { passwordHash: await context.app.passwords.hash(password) };
}

/** Verifies a passkey, or password and second factor, of an account. */
async function verifyAccountCredentials(
  context: RequestContext,
  { invitation: { id: subjectId, email } }: Invited,
  { passkey, password, code }: AcceptInvitationInput,
): Promise<Credentials> {
  if (passkey) {
    const proof = await verifyPasskey(context, passkey);
    const purpose = { purpose: ChallengePurpose.JOIN, subjectId };
    return {
      passwordHash: proof.account.passwordHash,
      consume: (db) => consumePasskey(context, db, proof, purpose),
    };
  }
  try {
    const given = { email, password: assertPassword(password) };
    const verified = await verifyAccount(context, given, 'company');
    await verifySecondFactor(context, verified, code);
    return { passwordHash: verified.passwordHash };
  } catch (error) {
    // The error names the password only, because the link was mailed to the address.
    if (error instanceof Unauthenticated) throw new BadUserInput('password', 'Wrong password');
    throw error;
  }
}

function assertPassword(password: string | null | undefined): string {
  if (!password) throw new BadUserInput('password', 'Please enter your password');
  return password;
}

/**
 * Stores the first password or passkey of an address, which the link has verified.
 * @returns the id of the account, and the recovery codes if it got its first passkey.
 */
async function storeAccount(
  context: RequestContext,
  known: Invited,
  { id: invitationId, email }: MemberInvitation,
  { passwordHash, newPasskey }: Credentials,
): Promise<{ accountId: string; recoveryCodes: string[] | null }> {
  const { db } = context;
  const manager = await db.manager();
  const changedError: [string, string] = [
    newPasskey ? 'passkey' : 'password',
    'The account of this address has just changed: please try again',
  ];
  const account = await lockAccountByEmail(db, email);
  const hasPasskey = account !== undefined && (await hasPasskeys(db, account.id));
  const hasSignIn = canSignIn({ account, hasPasskey });
  if (account?.id !== known.account?.id || hasSignIn !== canSignIn(known))
    throw new BadUserInput(...changedError);
  if (account && hasSignIn) {
    if (account.passwordHash !== passwordHash) throw new BadUserInput(...changedError);
    return { accountId: account.id, recoveryCodes: null };
  }
  const accountId = newPasskey
    ? await consumeChallenge(db, invitationId, newPasskey)
    : (account?.id ?? uuidv7());
  if (account && account.id !== accountId) throw new BadUserInput(...changedError);
  const verifiedAt = new Date();
  if (account) {
    for (const { companyId } of await findMemberships(db, accountId))
      // oxlint-disable-next-line no-await-in-loop
      await db.within(companyId, () => expireLinks(db, companyId, accountId));
    await manager.update(Account, { id: accountId }, { passwordHash, verifiedAt });
  } else
    await mapUniqueViolation({ account_email_key: changedError }, () =>
      manager.insert(Account, { id: accountId, email, passwordHash, verifiedAt }),
    );
  if (!newPasskey) return { accountId, recoveryCodes: null };
  await storePasskey(context, accountId, newPasskey);
  return { accountId, recoveryCodes: await storeNewRecoveryCodes(db, accountId) };
}

/** Consumes the challenge of a first passkey. @returns the account for which it was made. */
async function consumeChallenge(
  db: TenantTransaction,
  subjectId: string,
  { challenge }: VerifiedAttestation,
): Promise<string> {
  const offered = await deleteChallenge(db, {
    challenge,
    purpose: ChallengePurpose.JOIN,
    subjectId,
  });
  if (!offered?.accountId) throw new PasskeyRefused();
  return offered.accountId;
}
