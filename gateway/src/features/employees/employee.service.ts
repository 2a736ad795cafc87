import { randomInt } from 'node:crypto';
import { IsNull, QueryFailedError } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { endSessions } from '../../access/sessions.js';
import type { RequestContext } from '../../context.js';
import { BadUserInput, Conflict, type FieldError, NotFound } from '../../errors.js';
import { ownCompany } from '../companies/company.service.js';
import { Employee } from './employee.entity.js';
import type { CreateEmployeeInput, UpdateEmployeeInput } from './employee.inputs.js';
import { lockEmployee } from './employee.queries.js';
import { todayIn } from './today.js';
import { isUuid } from '../../uuid.js';

/** Which field a unique constraint speaks of, and what to say. */
const taken: Record<string, [field: string, message: string]> = {
  employee_code_key: ['employeeId', 'Employee id is already taken'],
  employee_email_key: ['email', 'Email address is already taken'],
  employee_phone_key: ['phone', 'Phone number is already taken'],
};

/**
 * Somebody of the viewer's company, by id or employee code.
 * @throws NotFound alike for unknown, deleted and other companies' people.
 */
export async function findEmployee(context: RequestContext, reference: string): Promise<Employee> {
  const manager = await context.db.manager();
  const { companyId } = context;
  const byId = isUuid(reference)
    ? await manager.findOneBy(Employee, { companyId, id: reference, deletedAt: IsNull() })
    : null;
  const found =
    byId ??
    (await manager.findOneBy(Employee, { companyId, employeeId: reference, deletedAt: IsNull() }));
  if (!found) throw new NotFound();
  return found;
}

/** Adds somebody; answers the app's password when it was made here, this once. */
export async function createEmployee(
  context: RequestContext,
  input: CreateEmployeeInput,
): Promise<{ employee: Employee; password: string | null }> {
  const password = input.password ?? String(randomInt(0, 1_000_000)).padStart(6, '0');
  const isPositive = input.isPositive ?? false;
  await checkDates(context, input, isPositive);
  const employee: Employee = {
    companyId: context.companyId,
    id: uuidv7(),
    employeeId: input.employeeId.trim(),
    name: input.name.trim(),
    email: input.email.trim().toLowerCase(),
    phone: input.phone,
    countryCode: input.countryCode ?? '',
    designation: input.designation?.trim() ?? '',
    department: input.department.trim(),
    gender: input.gender ?? null,
    dateOfBirth: input.dateOfBirth ?? null,
    passwordHash: await context.app.passwords.hash(password),
    isPositive,
    positiveDate: isPositive ? (input.positiveDate ?? null) : null,
    lastActive: null,
    firstSignIn: null,
    createdAt: new Date(),
    deletedAt: null,
  };
  const manager = await context.db.manager();
  await namingWhatIsTaken(() => manager.insert(Employee, employee));
  return { employee, password: input.password ? null : password };
}

/** Changes what the input gives, and nothing else. A new password ends the phone's sessions. */
export async function updateEmployee(
  context: RequestContext,
  reference: string,
  input: UpdateEmployeeInput,
): Promise<Employee> {
  const { companyId, id } = await findEmployee(context, reference);
  // Two who change different fields at once take turns, so neither undoes the other.
  await lockEmployee(context.db, companyId, id);
  const employee = await findEmployee(context, id);
  const isPositive = input.isPositive ?? employee.isPositive;
  await checkDates(context, input, isPositive);
  const changes: Partial<Employee> = {
    name: input.name?.trim() ?? employee.name,
    countryCode: input.countryCode ?? employee.countryCode,
    designation: input.designation?.trim() ?? employee.designation,
    department: input.department?.trim() ?? employee.department,
    gender: input.gender === undefined ? employee.gender : input.gender,
    dateOfBirth: input.dateOfBirth === undefined ? employee.dateOfBirth : input.dateOfBirth,
    isPositive,
    positiveDate: positiveDateAfter(employee, input, isPositive),
  };
  if (input.password) changes.passwordHash = await context.app.passwords.hash(input.password);
  const manager = await context.db.manager();
  await manager.update(Employee, { companyId, id }, changes);
  if (input.password) await endSessions(context.db, companyId, { employeeId: id });
  return { ...employee, ...changes };
}

function positiveDateAfter(
  employee: Employee,
  input: UpdateEmployeeInput,
  isPositive: boolean,
): string | null {
  if (!isPositive) return null;
  return input.positiveDate === undefined ? employee.positiveDate : input.positiveDate;
}

/**
 * Takes somebody out of the directory: ends the phone's sessions and removes everything personal. Contact records
 * stay, under an id that no longer leads to anybody, so that other people's tracing stays true.
 */
export async function deleteEmployee(context: RequestContext, reference: string): Promise<boolean> {
  const { companyId, id } = await findEmployee(context, reference);
  const manager = await context.db.manager();
  await endSessions(context.db, companyId, { employeeId: id });
  await manager.update(
    Employee,
    { companyId, id },
    {
      employeeId: null,
      name: '',
      email: null,
      phone: null,
      countryCode: '',
      designation: '',
      department: '',
      gender: null,
      dateOfBirth: null,
      passwordHash: null,
      isPositive: false,
      positiveDate: null,
      deletedAt: new Date(),
    },
  );
  return true;
}

async function checkDates(
  context: RequestContext,
  input: { dateOfBirth?: string | null; positiveDate?: string | null },
  isPositive: boolean,
): Promise<void> {
  const { timeZone } = await ownCompany(context);
  const today = todayIn(timeZone);
  const wrong: FieldError[] = [];
  if (input.dateOfBirth && input.dateOfBirth > today)
    wrong.push({ field: 'dateOfBirth', message: 'Date of birth cannot be after today' });
  if (input.positiveDate && input.positiveDate > today)
    wrong.push({ field: 'positiveDate', message: 'Positive date cannot be after today' });
  if (input.positiveDate && !isPositive)
    wrong.push({ field: 'positiveDate', message: 'Only a positive employee has a positive date' });
  if (wrong.length > 0) throw new BadUserInput(wrong);
}

async function namingWhatIsTaken(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const { constraint } =
      error instanceof QueryFailedError ? (error.driverError as { constraint?: string }) : {};
    const named = constraint === undefined ? undefined : taken[constraint];
    throw named ? new Conflict(...named) : error;
  }
}
