import { setTimeout as wait } from 'node:timers/promises';
import { type EntityManager, IsNull } from 'typeorm';
import { listPermissions } from '../../access/permissions.js';
import { Role } from '../../access/role.js';
import { ProvedBy, SessionKind } from '../../access/session.entity.js';
import { endSessions, findSignInPlace, startSession } from '../../access/sessions.js';
import type { Tries } from '../../access/tries.js';
import type { RequestContext } from '../../request/context.js';
import { inTenant, providerTenant } from '../../database/tenant.js';
import { BadUserInput, Forbidden, Unauthenticated } from '../../errors.js';
import type { PhoneNumber } from '../../validation/phone-book.js';
import { splitPhone } from '../../validation/phone-rule.js';
import { hideStatusAtSignIn } from '../access-changes/access-change.service.js';
import { AuditAction } from '../audit/audit-entry.entity.js';
import { writeAudit } from '../audit/audit.service.js';
import { Company, CompanyStatus } from '../companies/company.entity.js';
import { isDeletionDue } from '../companies/company.service.js';
import { getAppSettings } from '../settings/threshold.service.js';
import { byPassKey } from '../companies/pass-key.js';
import { Employee } from '../employees/employee.entity.js';
import { listPeopleWithPhone } from '../employees/employee.queries.js';
import { getEmployeeBudgetKey } from '../employees/employee.service.js';
import { findStatus } from '../employees/stored-status.queries.js';
import { Account } from './account.entity.js';
import {
  assertCompanyOpen,
  chooseCompany,
  startMemberSession,
  wrongCompanyPassword,
} from './member-session.service.js';
import { proveSecondFactor } from './second-step.service.js';
import {
  countRefusal,
  auditRefusedAccount,
  auditRefusedSignIn,
  auditSignIn,
  consumeSignInAttempt,
} from './sign-in-audit.js';
import type {
  AdministratorSession,
  CompanySession,
  EmployeeSession,
  SignOutPayload,
  ViewerIdentity,
} from './sign-in.types.js';
import type {
  SignInAdministratorInput,
  SignInCompanyInput,
  SignInEmployeeInput,
} from './sign-in.inputs.js';

const wrongEmployeePassword = 'Wrong pass-key, employee or password';
/** Minimum duration of a failed sign-in, so that its time does not reveal which part was wrong. */
const minFailureMs = 250;

/**
 * Starts a session of a member.
 * @throws Unauthenticated for an unknown address and a wrong password alike; only after the right password CompanyChoice if none of
 * several companies was requested, and Forbidden with what is missing; RateLimited after 5 wrong passwords in 15 minutes for one
 * address, where networks of earlier sign-ins have their own budgets; Unavailable if too many sign in at once; BadUserInput for a
 * company where the account is not a member, and beside other mutations, since a session is stored separately. Last, errors of
 * `assertSecondFactor`.
 */
export async function signInCompany(
  context: RequestContext,
  input: SignInCompanyInput,
): Promise<CompanySession> {
  context.assertOnlyField('input');
  const account = await verifyAccount(context, input, 'company');
  if (!account.verifiedAt) throw new Forbidden('Please verify your email address first');
  const company = await chooseCompany(context, account, input.companyId ?? null);
  assertCompanyOpen(company);
  await context.app.limits.rememberNetwork('company', company.id, context.caller.address);
  if (context.isRest && company.secondFactorRequiredAt)
    throw new Forbidden(
      'Your company requires a second factor, which this way of signing in cannot ask for',
    );
  const detail = await proveSecondFactor(context, account, input.code);
  return startMemberSession(context, { account, company, detail });
}

/** Starts a session of the provider's administrator; errors as for companies. */
export async function signInAdministrator(
  context: RequestContext,
  input: SignInAdministratorInput,
): Promise<AdministratorSession> {
  context.assertOnlyField('input');
  const account = await verifyAccount(context, input, 'provider');
  const kind = SessionKind.PROVIDER_ADMIN;
  const token = await startSession(context.app, providerTenant, {
    kind,
    accountId: account.id,
    provedBy: ProvedBy.ACCOUNT,
    ...findSignInPlace(context.caller),
  });
  const who = { kind, role: Role.PROVIDER_ADMIN, email: account.email };
  await context.db.within(providerTenant, () => auditSignIn(context, providerTenant, who));
  return { token, email: account.email };
}

/** Verifies the password of an account. @throws the errors of `signInCompany` that need no right password. */
export async function verifyAccount(
  context: RequestContext,
  input: SignInAdministratorInput,
  kind: 'company' | 'provider',
): Promise<Account> {
  const { limits, passwords } = context.app;
  const { address } = context.caller;
  const email = input.email.trim().toLowerCase();
  const budget = kind === 'provider' ? 'administrator' : 'account';
  passwords.assertRoom(address);
  await limits.takeOrRefuse('address', address);
  const tries = await limits.findTries(budget, email, address);
  await consumeSignInAttempt(context, tries, email);
  return delayFailure(async () => {
    const account = await runBriefly(context, null, (manager) =>
      manager.findOneBy(Account, { email }),
    );
    const isRightKind = account !== null && account.isProvider === (kind === 'provider');
    const isRightPassword = await passwords.matches(
      isRightKind ? account.passwordHash : null,
      input.password,
      address,
    );
    if (!isRightPassword || !isRightKind) {
      countRefusal(kind === 'provider' ? SessionKind.PROVIDER_ADMIN : SessionKind.MEMBER);
      if (account) auditRefusedAccount(context, account, AuditAction.SIGN_IN_REFUSED);
      throw new Unauthenticated(wrongCompanyPassword);
    }
    await Promise.all([
      tries.giveBack(),
      limits.giveBack('address', address),
      limits.rememberNetwork(budget, email, address),
    ]);
    return account;
  });
}

/**
 * Starts a session of an employee's phone.
 * @throws Unauthenticated for an unknown pass-key, an unknown employee, a wrong password and a locked account alike
 * (5 wrong passwords in 15 minutes or 20 a day); RateLimited when the company's budget of wrong passwords is used up;
 * Unavailable when too many sign in at once; BadUserInput beside other mutations.
 */
export async function signInEmployee(
  context: RequestContext,
  input: SignInEmployeeInput,
): Promise<EmployeeSession> {
  context.assertOnlyField('input');
  const identifier = parseEmployeeIdentifier(input);
  const { limits, passwords } = context.app;
  const { address } = context.caller;
  passwords.assertRoom(address);
  await limits.takeOrRefuse('address', address);
  const { company, employee } = await delayFailure(async () => {
    const byKey = { passKey: byPassKey(input.passKey.trim()), status: CompanyStatus.ACTIVE };
    const active = await runBriefly(context, null, (manager) => manager.findOneBy(Company, byKey));
    const openCompany = active && !isDeletionDue(active) ? active : null;
    const companyTries =
      openCompany && (await limits.findTries('company', openCompany.id, address));
    // Checked before the employee is looked up, so that this error does not reveal who exists.
    await companyTries?.assertAttemptLeft();
    const candidate = openCompany && (await findEmployee(context, openCompany.id, identifier));
    const isRight =
      candidate && companyTries
        ? await verifyEmployeePassword(context, candidate, companyTries, input.password)
        : await passwords.matches(null, input.password, address);
    if (!openCompany || !candidate || !isRight) {
      countRefusal(SessionKind.EMPLOYEE);
      throw new Unauthenticated(wrongEmployeePassword);
    }
    return { company: openCompany, employee: candidate };
  });
  await limits.giveBack('address', address);
  const kind = SessionKind.EMPLOYEE;
  const token = await startSession(context.app, company.id, { kind, employeeId: employee.id });
  await context.enterCompany(company.id);
  if (!employee.firstSignInAt) await markFirstSignIn(context, employee);
  const phone = { kind, role: Role.EMPLOYEE, email: null, detail: `employee ${employee.id}` };
  await auditSignIn(context, company.id, phone);
  const status = await findStatus(context.db, company.id, employee.id);
  return {
    token,
    employee: await hideStatusAtSignIn(context, { ...employee, ...status }),
    settings: await getAppSettings(context, company),
  };
}

/** Finds an employee; null if several people have the phone number, because its country code is missing. */
function findEmployee(
  context: RequestContext,
  companyId: string,
  identifier: EmployeeIdentifier,
): Promise<Employee | null> {
  return inTenant(context.app.dataSource, companyId, async (db) => {
    const manager = await db.manager();
    const find = (by: { email: string } | { code: string } | { id: string }) =>
      manager.findOneBy(Employee, { companyId, deletedAt: IsNull(), ...by });
    if (!('phone' in identifier)) return find(identifier);
    const [holder, ...others] = await listPeopleWithPhone(db, companyId, identifier);
    return holder && others.length === 0 ? find({ id: holder.id }) : null;
  });
}

async function markFirstSignIn(
  context: RequestContext,
  { companyId, id }: Employee,
): Promise<void> {
  const manager = await context.db.manager();
  await manager.update(Employee, { companyId, id }, { firstSignInAt: new Date() });
}

/** Runs a query in its own transaction, so that no connection is held while the password is hashed. */
function runBriefly<Result>(
  context: RequestContext,
  companyId: string | null,
  work: (manager: EntityManager) => Promise<Result>,
): Promise<Result> {
  return inTenant(context.app.dataSource, companyId, async (db) => work(await db.manager()));
}

/**
 * Verifies the password if the employee and the company have attempts left. An attempt at a locked employee waits in the same queue,
 * so that its time does not reveal who exists.
 */
async function verifyEmployeePassword(
  context: RequestContext,
  employee: Employee,
  companyTries: Tries,
  password: string,
): Promise<boolean> {
  const { limits, passwords } = context.app;
  const { address } = context.caller;
  const key = getEmployeeBudgetKey(employee);
  const target = { companyId: employee.companyId, detail: `employee ${employee.id}` };
  const tries = await limits.findTries('employee', key, address);
  if ((await tries.take()) > 0) {
    auditRefusedSignIn(context, target, AuditAction.SIGN_IN_LOCKED);
    return passwords.matches(null, password, address);
  }
  await companyTries.takeOrRefuse();
  const isRight = await passwords.matches(employee.passwordHash, password, address);
  if (isRight)
    await Promise.all([
      tries.giveBack(),
      companyTries.giveBack(),
      limits.rememberNetwork('employee', key, address),
      limits.rememberNetwork('company', employee.companyId, address),
    ]);
  else auditRefusedSignIn(context, target, AuditAction.SIGN_IN_REFUSED);
  return isRight;
}

type EmployeeIdentifier = { email: string } | PhoneNumber | { code: string };

function parseEmployeeIdentifier(input: SignInEmployeeInput): EmployeeIdentifier {
  if (input.email) return { email: input.email.trim().toLowerCase() };
  if (input.phone) return splitPhone(input.phone.trim(), '');
  if (input.employeeCode) return { code: input.employeeCode.trim() };
  throw new BadUserInput('email', 'Please enter your email address, phone number or employee id');
}

/** Delays an error until `minFailureMs` have passed. */
async function delayFailure<Result>(work: () => Promise<Result>): Promise<Result> {
  const answerAt = Date.now() + minFailureMs;
  try {
    return await work();
  } catch (error) {
    await wait(Math.max(0, answerAt - Date.now()));
    throw error;
  }
}

/** Ends the viewer's session on every process. Concurrent requests write one audit entry. */
export async function signOut(context: RequestContext): Promise<SignOutPayload> {
  const { viewer } = context;
  if (!viewer?.sessionId) throw new Unauthenticated();
  const { companyId, sessionId: id } = viewer;
  const ended = await endSessions(context.db, companyId, { id });
  const signedOutAt = new Date();
  if (ended === 0) return { signedOutAt };
  const detail = viewer.employeeId ? `employee ${viewer.employeeId}` : '';
  await writeAudit(context, { companyId, action: AuditAction.SIGNED_OUT, detail });
  return { signedOutAt };
}

/** Returns the viewer's role, permissions and address. */
export function getViewerIdentity(
  context: RequestContext,
): Omit<ViewerIdentity, 'company' | 'employee'> {
  const { viewer } = context;
  if (!viewer) throw new Unauthenticated();
  const { role, email } = viewer;
  // An API key has a name in place of an address.
  return {
    role,
    permissions: listPermissions(viewer),
    email: role === Role.API_KEY ? null : email,
    lacksSecondFactor: viewer.lacksSecondFactor ?? false,
  };
}
