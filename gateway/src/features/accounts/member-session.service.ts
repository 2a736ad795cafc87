import { In } from 'typeorm';
import { SessionKind } from '../../access/session.entity.js';
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

/** @throws Forbidden saying why nobody can sign in to a company. */
export function assertCompanyOpen(company: Company): void {
  if (company.status === CompanyStatus.PENDING)
    throw new Forbidden('Your company is waiting to be accepted');
  if (company.status === CompanyStatus.INACTIVE) throw new CompanyInactive();
  if (isDeletionDue(company)) throw new Forbidden('Your company has been deleted');
}

/**
 * Finds the company that an account signs in to: the one that it names, or the only one that is open to it.
 * @throws BadUserInput for a company where the account is no member; CompanyChoice for an account of several companies that names none.
 */
export async function chooseCompany(
  context: RequestContext,
  account: Account,
  named: string | null,
): Promise<Company> {
  const companies = await inTenant(context.app.dataSource, null, async (db) => {
    const memberships = await findMemberships(db, account.id);
    const ids = memberships.map(({ companyId }) => companyId);
    const found = await (await db.manager()).findBy(Company, { id: In(ids) });
    return found.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  });
  if (named !== null) {
    const company = companies.find(({ id }) => id === named);
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

/**
 * Starts a session of an account in a company, after it has proved itself.
 * @param detail what was proved besides the password, for the audit log.
 * @throws Unauthenticated if the membership has ended meanwhile.
 */
export async function startMemberSession(
  context: RequestContext,
  { account, company, detail }: { account: Account; company: Company; detail: string },
): Promise<CompanySession> {
  const { id: accountId, email } = account;
  const companyId = company.id;
  const kind = SessionKind.MEMBER;
  const place = findSignInPlace(context.caller);
  const token = await startSession(context.app, companyId, {
    kind,
    accountId,
    ...place,
    // A client of REST cannot be asked again.
    ...(context.isRest ? { provedAt: null } : {}),
  });
  await context.enter(companyId);
  const role = await noteMemberSignIn(context.db, { companyId, accountId });
  if (!role) throw new Unauthenticated(wrongCompanyPassword);
  await auditSignIn(context, companyId, { kind, role, email, detail });
  await mailNewDevice(context, company, { accountId, email, place });
  return { token, company };
}
