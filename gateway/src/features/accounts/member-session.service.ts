import { In } from 'typeorm';
import { type MemberRole, Role } from '../../access/role.js';
import { ProvedBy, type Session, SessionKind } from '../../access/session.entity.js';
import { findSignInPlace, startSession } from '../../access/sessions.js';
import type { RequestContext } from '../../request/context.js';
import { inTenant } from '../../database/tenant.js';
import {
  BadUserInput,
  CompanyChoice,
  CompanyInactive,
  Forbidden,
  Unauthenticated,
} from '../../errors.js';
import { Company, CompanyStatus } from '../companies/company.entity.js';
import { isDeletionDue } from '../companies/company.service.js';
import { findMemberships, noteMemberSignIn } from '../members/member.queries.js';
import { mailNewDevice } from '../own-sessions/new-device.service.js';
import type { Account } from './account.entity.js';
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
 * Finds the company that an account signs in to: the requested one, or else the only open one.
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

interface AuthenticatedMember {
  account: Account;
  company: Company;
  /** Factors besides the password, for the audit log. */
  detail: string;
  /** Set for a sign-in through the company's identity provider. */
  byProvider?: { provedBy: ProvedBy } & Pick<Session, 'providerAskedFactor'>;
}

/**
 * Starts a session of an authenticated account in a company.
 * @throws Unauthenticated if the membership has ended meanwhile; Forbidden if the company requires its identity provider.
 */
export async function startMemberSession(
  context: RequestContext,
  { account, company, detail, byProvider }: AuthenticatedMember,
): Promise<CompanySession> {
  const { id: accountId, email } = account;
  const companyId = company.id;
  if (!byProvider) await assertProviderNotRequired(context, company, accountId);
  const kind = SessionKind.MEMBER;
  const place = findSignInPlace(context.caller);
  const token = await startSession(context.app, companyId, {
    kind,
    accountId,
    ...place,
    provedBy: ProvedBy.ACCOUNT,
    // Clients of REST cannot be asked to confirm their identity.
    ...(context.isRest ? { provedAt: null } : {}),
    ...byProvider,
  });
  await context.enterCompany(companyId);
  const noted = await noteMemberSignIn(context.db, { companyId, accountId });
  if (!noted) throw new Unauthenticated(wrongCompanyPassword);
  await auditSignIn(context, companyId, { kind, role: noted.role, email, detail });
  await mailNewDevice(context, company, { accountId, email, place, isFirst: noted.isFirst });
  return { token, company };
}

/**
 * Returns whether members with this role must sign in through the company's identity provider. Owners are exempt, so that a fault of the
 * provider does not lock everybody out.
 */
export function requiresProvider({ singleSignOnRequiredAt }: Company, role: MemberRole): boolean {
  return singleSignOnRequiredAt !== null && role !== Role.OWNER;
}

async function assertProviderNotRequired(
  { app }: RequestContext,
  company: Company,
  accountId: string,
): Promise<void> {
  if (!company.singleSignOnRequiredAt) return;
  const memberships = await inTenant(app.dataSource, null, (db) => findMemberships(db, accountId));
  const membership = memberships.find(({ companyId }) => companyId === company.id);
  if (membership && !requiresProvider(company, membership.role)) return;
  throw new Forbidden(
    "Your company requires signing in through its identity provider: please use 'Sign in with your company'",
  );
}
