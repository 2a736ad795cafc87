import { v7 as uuidv7 } from 'uuid';
import { endSessions } from '../../../access/sessions.js';
import type { RequestContext } from '../../../request/context.js';
import { BadUserInput, Conflict, NotFound } from '../../../errors.js';
import { splitPhone } from '../../../validation/phone-rule.js';
import type { Reference } from '../../../validation/reference.js';
import { AuditAction } from '../../audit/entries/audit-entry.entity.js';
import { writeAudit } from '../../audit/entries/audit.service.js';
import {
  countEmployees,
  findDirectoryPage,
  type FoundPage,
  isReadInOrder,
} from './directory-page.queries.js';
import { endInvitations } from '../access/access-change.queries.js';
import { findPresentEmployee, listPeopleWithPhone, lockEmployee } from './employee.queries.js';
import { withdrawWrongNumber } from '../../members/inbox/tell-members.js';
import { PersonReadKind } from '../../audit/accesses/person-read.entity.js';
import { logAccess } from '../../audit/accesses/access-log.js';
import { assertRoom } from '../../company/orders/plan-access.service.js';
import { ownCompany } from '../../company/profile/company.service.js';
import { markDaysOfPerson } from '../../../jobs/mark-days.js';
import { todayIn } from '../../company/profile/time-zone.js';
import { mapUniqueViolation } from '../../../database/unique-violation.js';
import { AccessChangeKind } from '../access/access-change.entity.js';
import {
  getChangeMaker,
  recordAccessChanges,
  recordRequestedChange,
} from '../access/access-change.service.js';
import { makeDirectoryKeys } from './directory-keys.js';
import { findDateErrors, uniqueEmployeeValues, makeAppCode } from './employee-rules.js';
import { Employee, type EmployeeWithStatus } from './employee.entity.js';
import type {
  CorrectPhoneInput,
  CreateEmployeeInput,
  EmployeeListing,
  UpdateEmployeeInput,
} from './employee.inputs.js';
import { EmployeePage } from './employee.types.js';
import { type CurrentStatus, findStatus } from './stored-status.queries.js';

/** Returns the key of the budgets for an employee's password. */
export function getEmployeeBudgetKey({
  companyId,
  id,
}: Pick<Employee, 'companyId' | 'id'>): string {
  return `${companyId}:${id}`;
}

/**
 * Finds an employee of the viewer's company by id or code.
 * @throws NotFound alike for unknown, deleted and other companies' people.
 */
export async function findEmployee(
  context: RequestContext,
  reference: Reference,
): Promise<EmployeeWithStatus> {
  const found = await findPresentEmployee(context.db, context.companyId, reference);
  if (!found) throw new NotFound();
  return found;
}

/**
 * Lists a page of the directory. Where one query finds both its people and their number, no second one runs.
 * @param withHealth whether to find the latest health of phones as well.
 */
export function listEmployees(
  context: RequestContext,
  listing: EmployeeListing,
  withHealth: boolean,
): EmployeePage {
  const { companyId } = context;
  let found: Promise<FoundPage> | undefined;
  const find = () => (found ??= findDirectoryPage(context.db, companyId, listing, withHealth));
  const findFirst = async (from: EmployeeListing, max: number) => {
    const first = { ...from, page: 1, pageSize: max };
    return (await findDirectoryPage(context.db, companyId, first, false)).people;
  };
  return new EmployeePage({
    items: async () => (await find()).people,
    total: async () =>
      (isReadInOrder(listing) ? null : (await find()).total) ??
      countEmployees(context.db, companyId, listing),
    first: (max) => findFirst(listing, max),
    firstOfAnyStatus: (max) =>
      findFirst({ ...listing, filter: { ...listing.filter, status: null } }, max),
  });
}

/**
 * Adds an employee; returns the app's password if it was generated.
 * @param mayIssueCode whether to generate a password if none is given. The employee of a viewer who may not has none.
 * @throws Forbidden if the plan has no room, BadUserInput beside other mutations, since hashing would hold their connection.
 */
export async function createEmployee(
  context: RequestContext,
  input: CreateEmployeeInput,
  mayIssueCode: boolean,
): Promise<{ employee: EmployeeWithStatus; password: string | null }> {
  const password = input.password ?? (mayIssueCode ? makeAppCode() : null);
  context.assertOnlyField('input');
  const passwordHash = password === null ? null : await context.app.passwords.hash(password);
  const isPositive = input.isPositive ?? false;
  await assertValidDates(context, input, isPositive);
  await assertRoom(context.db, context.companyId, 1);
  const keyed = {
    code: input.code.trim(),
    name: input.name.trim(),
    email: input.email.trim().toLowerCase(),
    department: input.department.trim(),
    ...splitPhone(input.phone, input.callingCode ?? ''),
  };
  await assertPhoneFree(context, keyed);
  const employee: Employee = {
    companyId: context.companyId,
    id: uuidv7(),
    ...keyed,
    ...makeDirectoryKeys(keyed),
    designation: input.designation?.trim() ?? '',
    gender: input.gender ?? null,
    dateOfBirth: input.dateOfBirth ?? null,
    passwordHash,
    lastActiveAt: null,
    firstSignInAt: null,
    createdAt: new Date(),
    deletedAt: null,
    version: 1,
  };
  const manager = await context.db.manager();
  await mapUniqueViolation(uniqueEmployeeValues, () => manager.insert(Employee, employee));
  await recordEmployeeChange(context, employee.id, null, [
    AccessChangeKind.FIRST_ADDRESS,
    ...(passwordHash ? [AccessChangeKind.FIRST_CODE] : []),
  ]);
  const positiveDate = input.positiveDate ?? null;
  if (isPositive) await markStatus(context, employee.id, { isPositive, positiveDate });
  const status = await findStatus(context.db, employee.companyId, employee.id);
  await writeEmployeeAudit(context, AuditAction.EMPLOYEE_CREATED, employee.id);
  return { employee: { ...employee, ...status }, password: input.password ? null : password };
}

/**
 * Changes the given fields. A new password ends the phone's sessions and resets the attempts to sign in.
 * @throws Conflict naming `version` or `statusVersion` if it is given and outdated, BadUserInput for a password beside other mutations.
 */
export async function updateEmployee(
  context: RequestContext,
  input: UpdateEmployeeInput,
): Promise<EmployeeWithStatus> {
  if (input.password) context.assertOnlyField('password');
  const passwordHash = input.password && (await context.app.passwords.hash(input.password));
  const { companyId, id } = await findEmployee(context, input.employee);
  // Serialises concurrent changes, so that neither overwrites the other's fields.
  await lockEmployee(context.db, companyId, id);
  const employee = await findEmployee(context, { id });
  if (typeof input.version === 'number' && input.version !== employee.version)
    throw new Conflict('version', 'This employee was changed by someone else. Reload it.');
  if (typeof input.statusVersion === 'number' && input.statusVersion !== employee.statusVersion) {
    logAccess(context, PersonReadKind.HEALTH, [id]);
    throw new Conflict('statusVersion', 'The status was changed by someone else. Reload it.');
  }
  const status = mergeStatus(employee, input);
  await assertValidDates(context, input, status.isPositive);
  const details = mergeDetails(employee, input);
  const changedDetails = [
    ...detailFields.filter((field) => employee[field] !== details[field]),
    ...(passwordHash ? ['password'] : []),
  ];
  const changedStatus = statusFields.filter((field) => employee[field] !== status[field]);
  const changedFields = [...changedDetails, ...changedStatus];
  if (changedFields.length === 0) return employee;

  const changes = {
    ...details,
    ...makeDirectoryKeys({ ...employee, ...details }),
    ...(passwordHash ? { passwordHash } : {}),
    version: employee.version + 1,
  };
  const changed = changedDetails.length > 0 ? { ...employee, ...changes } : employee;
  if (changedDetails.length > 0) {
    const manager = await context.db.manager();
    if (details.callingCode !== employee.callingCode) await assertPhoneFree(context, changed, id);
    await mapUniqueViolation(uniqueEmployeeValues, () =>
      manager.update(Employee, { companyId, id }, changes),
    );
    const codeKind = employee.passwordHash ? AccessChangeKind.CODE : AccessChangeKind.FIRST_CODE;
    await recordEmployeeChange(context, id, employee.email, [
      ...(passwordHash ? [codeKind] : []),
      ...(changed.callingCode === employee.callingCode ? [] : [AccessChangeKind.PHONE]),
    ]);
  }
  if (passwordHash) {
    await endSessions(context.db, companyId, { employeeId: id });
    await endInvitations(context.db, companyId, [id]);
    context.afterCommit(() =>
      context.app.limits.clear('employee', [getEmployeeBudgetKey(employee)]),
    );
  }
  if (changed.department !== employee.department) await markDaysOfPerson(context.db, companyId, id);
  await writeEmployeeAudit(context, AuditAction.EMPLOYEE_UPDATED, id, changedFields);
  if (changedStatus.length === 0) return changed;
  await markStatus(context, id, status);
  return { ...changed, ...(await findStatus(context.db, companyId, id)) };
}

/**
 * Changes the email address or phone of an employee who has asked for it in the own file.
 * @throws Conflict naming the address that somebody else has.
 */
export async function updateAddresses(
  context: RequestContext,
  id: string,
  { requestedAt, ...addresses }: { email?: string; phone?: string; requestedAt: Date },
): Promise<void> {
  const employee = await findEmployee(context, { id });
  await storeAddresses(context, employee, addresses);
  const hadEmail = (employee.email ?? '') !== '';
  const change = {
    employeeId: id,
    oldEmail: employee.email,
    kinds: [
      ...(addresses.email === undefined
        ? []
        : [hadEmail ? AccessChangeKind.EMAIL : AccessChangeKind.FIRST_ADDRESS]),
      ...(addresses.phone === undefined ? [] : [AccessChangeKind.PHONE]),
    ],
  };
  await recordRequestedChange(context, change, requestedAt);
  await writeEmployeeAudit(context, AuditAction.EMPLOYEE_UPDATED, id, Object.keys(addresses));
}

/**
 * Corrects the phone number of an employee.
 * @throws NotFound for an unknown employee; Conflict naming `version` if it is given and outdated, or `phone` if somebody else has the number.
 */
export async function correctPhone(
  context: RequestContext,
  { employee: reference, phone, version }: CorrectPhoneInput,
): Promise<EmployeeWithStatus> {
  const { companyId, id } = await findEmployee(context, reference);
  await lockEmployee(context.db, companyId, id);
  const employee = await findEmployee(context, { id });
  if (typeof version === 'number' && version !== employee.version)
    throw new Conflict('version', 'This employee was changed by someone else. Reload it.');
  const { phone: digits, callingCode } = splitPhone(phone, employee.callingCode);
  if (digits === employee.phone && callingCode === employee.callingCode) return employee;
  await storeAddresses(context, employee, { phone });
  await recordEmployeeChange(context, id, employee.email, [AccessChangeKind.PHONE]);
  await writeEmployeeAudit(context, AuditAction.EMPLOYEE_UPDATED, id, ['phone']);
  return findEmployee(context, { id });
}

async function storeAddresses(
  context: RequestContext,
  employee: EmployeeWithStatus,
  { email, phone }: { email?: string; phone?: string },
): Promise<void> {
  const { companyId, id } = employee;
  const changed = {
    ...(email === undefined ? {} : { email: email.trim().toLowerCase() }),
    ...(phone === undefined ? {} : splitPhone(phone, employee.callingCode)),
  };
  if (phone !== undefined) await assertPhoneFree(context, { ...employee, ...changed }, id);
  const keys = makeDirectoryKeys({ ...employee, ...changed });
  const manager = await context.db.manager();
  await mapUniqueViolation(uniqueEmployeeValues, () =>
    manager.update(
      Employee,
      { companyId, id },
      { ...changed, ...keys, version: employee.version + 1 },
    ),
  );
  if (phone !== undefined) await withdrawWrongNumber(context.db, companyId, id);
}

/** @throws Conflict naming `phone` if somebody else has the number. */
async function assertPhoneFree(
  { db, companyId }: RequestContext,
  { phone, callingCode }: Pick<Employee, 'phone' | 'callingCode'>,
  ownId?: string,
): Promise<void> {
  if (phone === null) return;
  const holders = await listPeopleWithPhone(db, companyId, { phone, callingCode });
  if (holders.some(({ id }) => id !== ownId))
    throw new Conflict(...uniqueEmployeeValues.employee_phone_key!);
}

/** Records that the viewer has changed how an employee signs in or is reached. */
function recordEmployeeChange(
  { app, db, companyId, viewer }: RequestContext,
  employeeId: string,
  oldEmail: string | null,
  kinds: readonly AccessChangeKind[],
): Promise<void> {
  const maker = getChangeMaker({ viewer });
  return recordAccessChanges(app, db, companyId, [{ employeeId, oldEmail, kinds }], maker);
}

const detailFields = [
  'name',
  'callingCode',
  'designation',
  'department',
  'gender',
  'dateOfBirth',
] as const;
const statusFields = ['isPositive', 'positiveDate'] as const;

type Status = Pick<CurrentStatus, 'isPositive' | 'positiveDate'>;

function mergeDetails(employee: Employee, input: UpdateEmployeeInput) {
  return {
    name: input.name?.trim() ?? employee.name,
    callingCode: input.callingCode === undefined ? employee.callingCode : (input.callingCode ?? ''),
    designation:
      input.designation === undefined ? employee.designation : (input.designation?.trim() ?? ''),
    department: input.department?.trim() ?? employee.department,
    gender: input.gender === undefined ? employee.gender : input.gender,
    dateOfBirth: input.dateOfBirth === undefined ? employee.dateOfBirth : input.dateOfBirth,
  };
}

function mergeStatus(before: Status, input: UpdateEmployeeInput): Status {
  const isPositive = input.isPositive ?? before.isPositive;
  const positiveDate = input.positiveDate === undefined ? before.positiveDate : input.positiveDate;
  return { isPositive, positiveDate: isPositive ? positiveDate : null };
}

/** Marks an employee positive or negative by a case of COVID-19. */
async function markStatus(
  context: RequestContext,
  employeeId: string,
  status: Status,
): Promise<void> {
  const origin = { by: context.viewer?.email ?? null, changeId: null };
  const { isPositive, positiveDate } = status;
  const marked = { employeeId, isPositive, positiveDate };
  await context.app.statuses.mark(context.db, context.companyId, [marked], origin);
}

/** Writes an audit entry with the id and the names of changed fields only: entries outlive people, so they contain no personal data. */
async function writeEmployeeAudit(
  context: RequestContext,
  action: AuditAction,
  id: string,
  fields: readonly string[] = [],
): Promise<void> {
  const detail = [...fields, `employee ${id}`].join(', ');
  await writeAudit(context, { companyId: context.companyId, action, detail });
}

async function assertValidDates(
  context: RequestContext,
  input: { dateOfBirth?: string | null; positiveDate?: string | null },
  isPositive: boolean,
): Promise<void> {
  const { timeZone } = await ownCompany(context);
  const errors = findDateErrors(input, isPositive, todayIn(timeZone));
  if (errors.length > 0) throw new BadUserInput(errors);
}
