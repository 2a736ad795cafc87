import { listPeopleWithPhone } from '../directory/employee.queries.js';
import { getEmployeeBudgetKey } from '../directory/employee.service.js';
import { Unauthenticated, BadUserInput } from '../../../errors.js';
import { type PasswordAttempts } from '../../../access/password-attempts.js';
import { Employee } from '../directory/employee.entity.js';
import { IsNull } from 'typeorm';
import { type RequestContext } from '../../../request/context.js';
import { inTenant } from '../../../database/tenant.js';
import { hideStatusAtSignIn } from '../access/access-change.service.js';
import { type SignInEmployeeInput, type EmployeeSession } from './employee-sign-in.types.js';
import { delayFailure, runBriefly } from '../../members/sign-in/sign-in.service.js';
import { CompanyStatus, Company } from '../../company/profile/company.entity.js';
import { splitPhone } from '../../../validation/phone-rule.js';
import { getAppSettings } from '../../company/settings/threshold.service.js';
import { byPassKey } from '../../company/profile/pass-key.js';
import { findStatus } from '../directory/stored-status.queries.js';
import {
  auditRefusedSignIn,
  auditSignIn,
  countRefusal,
} from '../../members/sign-in/sign-in-audit.js';
import { SessionKind } from '../../../access/session.entity.js';
import type { PhoneNumber } from '../../../validation/phone-book.js';
import { startSession } from '../../../access/sessions.js';
import { Role } from '../../../access/role.js';
import { isDeletionDue } from '../../company/profile/company.service.js';
import { AuditAction } from '../../audit/entries/audit-entry.entity.js';

const wrongEmployeePassword = 'Wrong pass-key, employee or password';

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
      openCompany && (await limits.findPasswordAttempts('company', openCompany.id, address));
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

/**
 * Verifies the password if the employee and the company have attempts left. An attempt at a locked employee waits in the same queue,
 * so that its time does not reveal who exists.
 */
async function verifyEmployeePassword(
  context: RequestContext,
  employee: Employee,
  companyTries: PasswordAttempts,
  password: string,
): Promise<boolean> {
  const { limits, passwords } = context.app;
  const { address } = context.caller;
  const key = getEmployeeBudgetKey(employee);
  const target = { companyId: employee.companyId, detail: `employee ${employee.id}` };
  const tries = await limits.findPasswordAttempts('employee', key, address);
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
