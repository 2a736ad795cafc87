import { In } from 'typeorm';
import { type MemberRole, Role } from '../../../access/role.js';
import { ConfirmedBy, type Session, SessionKind } from '../../../access/session.entity.js';
import { findSignInPlace, storeSession } from '../../../access/sessions.js';
import type { RequestContext } from '../../../request/context.js';
import { inTenant, type TenantTransaction } from '../../../database/tenant.js';
import {
  BadUserInput,
  CompanyChoice,
  CompanyInactive,
  Forbidden,
  Unauthenticated,
} from '../../../errors.js';
import { Company, CompanyStatus } from '../../company/profile/company.entity.js';
import { isDeletionDue } from '../../company/profile/company.service.js';
import { findMemberships, storeLastSignIn } from '../team/member.queries.js';
import { mailNewDevice } from './new-device.service.js';
import type { Account } from '../accounts/account.entity.js';
import { auditSignIn } from './sign-in-audit.js';
import type { CompanySession } from './sign-in.types.js';

export const wrongCompanyPassword = 'Wrong email address or password';

/** @throws Forbidden with the reason why nobody can sign in to a company. */
export function assertCompanyOpen(company: Company): void {
  if (company.status === CompanyStatus.PENDING)
    throw new Forbidden('Your company is waiting to be accepted');
  if (company.status === CompanyStatus.INACTIVE) throw new CompanyInactive();
  if (isDeletionDue(company)) throw new Forbidden('Your company has been deleted');
}

/**
 * Finds the company that an account signs in to: the requested one, or else the only open one. Uses a transaction of its own, because no
 * connection may be held while a second factor is verified, and the session needs a connection of the company's own share.
 * @throws BadUserInput for a company where the account is not a member; CompanyChoice if none of several open companies was requested.
 */
export async function chooseCompany(
  context: RequestContext,
  account: Account,
  requestedId: string | null,
): Promise<Company> {
  const companies = await inTenant(context.app.dataSource, null, async (db) => {
    const memberships = await findMemberships(db, account.id);
    const ids = memberships.map(({ companyId }) => companyId);
    const found = await (await db.manager()).findBy(Company, { id: In(ids) });
    return found.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  });
  if (requestedId !== null) {
    const company = companies.find(({ id }) => id === requestedId);
    if (!company) throw new BadUserInput('companyId', 'You are not a member of this company');
    return company;
  }
  const open = companies.filter(
    (company) => company.status === CompanyStatus.ACTIVE && !isDeletionDue(company),
  );
  if (open.length > 1 && !context.entersOldestCompany)
    throw new CompanyChoice(open.map(({ id, name }) => ({ id, name })));
  const company = open[0] ?? companies[0];
  // The last membership has ended since the password was verified.
  if (!company) throw new Unauthenticated(wrongCompanyPassword);
  return company;
}

/** Who signs in, and how it was proven. */
interface SignInProof {
  account: Pick<Account, 'id' | 'email'>;
  /** Factors besides the password, for the audit log. */
  detail: string;
  /** Set for a sign-in through the company's identity provider. */
  byProvider?: { confirmedBy: ConfirmedBy } & Pick<Session, 'providerAskedFactor'>;
  /** Consumes what can be used once, in the transaction that starts the session. Throws if it has been used. */
  consume?: (db: TenantTransaction) => Promise<void>;
}

/**
 * Starts a session of an account in a company. One transaction of the company consumes the proof, stores and audits the sign-in, and mails
 * about a new device: if any of it fails, the proof can be used again.
 * @throws what `consume` throws; the errors of `storeMemberSession`.
 */
export async function startMemberSession(
  context: RequestContext,
  company: Company,
  { account, detail, byProvider, consume }: SignInProof,
): Promise<CompanySession> {
  const { id: accountId, email } = account;
  await context.enterCompany(company.id);
  await consume?.(context.db);
  const { session, role, isFirst } = await storeMemberSession(
    context,
    company,
    account,
    byProvider,
  );
  await auditSignIn(context, company.id, { kind: SessionKind.MEMBER, role, email, detail });
  const place = findSignInPlace(context.caller);
  await mailNewDevice(context, company, { accountId, email, place, isFirst });
  return session;
}

/**
 * Stores a session in the request's transaction of the company. After the commit the caller's network is known to the account and the
 * company.
 * @throws Unauthenticated if the membership has ended meanwhile; Forbidden if the company requires its identity provider.
 */
export async function storeMemberSession(
  context: RequestContext,
  company: Company,
  { id: accountId, email }: SignInProof['account'],
  byProvider?: SignInProof['byProvider'],
): Promise<{ session: CompanySession; role: MemberRole; isFirst: boolean }> {
  const { app, caller, db } = context;
  const companyId = company.id;
  const stored = await storeLastSignIn(db, { companyId, accountId });
  if (!stored) throw new Unauthenticated(wrongCompanyPassword);
  if (!byProvider && requiresProvider(company, stored.role))
    throw new Forbidden(
      "Your company requires signing in through its identity provider: please use 'Sign in with your company'",
    );
  const { token } = await storeSession(db, app.tokenSecret, companyId, {
    kind: SessionKind.MEMBER,
    accountId,
    ...findSignInPlace(caller),
    confirmedBy: ConfirmedBy.ACCOUNT,
    // Clients of REST cannot be asked to confirm their identity.
    ...(context.isRest ? { confirmedAt: null } : {}),
    ...byProvider,
  });
  context.afterCommit(async () => {
    await app.limits.rememberNetwork('account', email, caller.address);
    await app.limits.rememberNetwork('company', companyId, caller.address);
  });
  return { session: { token, company }, ...stored };
}

/**
 * Returns whether members with this role must sign in through the company's identity provider. Owners are exempt, so that a fault of the
 * provider does not lock everybody out.
 */
export function requiresProvider({ singleSignOnRequiredAt }: Company, role: MemberRole): boolean {
  return singleSignOnRequiredAt !== null && role !== Role.OWNER;
}
