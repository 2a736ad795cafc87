import { randomInt, randomUUID } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { type MemberRole, Role } from '../src/access/role.js';
import { ConfirmedBy, SessionKind } from '../src/access/session.entity.js';
import { startSession } from '../src/access/sessions.js';
import { readToken } from '../src/access/tokens.js';
import { inTenant, providerTenant, type TenantTransaction } from '../src/database/tenant.js';
import { Account } from '../src/features/members/accounts/account.entity.js';
import { LinkPurpose, MailedLink } from '../src/features/members/accounts/mailed-link.entity.js';
import { insertCases, insertEntries } from '../src/features/cases/register/case.queries.js';
import { CaseAct } from '../src/features/cases/register/case-entry.entity.js';
import { CaseClassification } from '../src/features/cases/register/disease-case.entity.js';
import { Company, CompanyStatus } from '../src/features/company/profile/company.entity.js';
import { TimeMetric } from '../src/features/company/settings/time-metric.entity.js';
import { makeDirectoryKeys } from '../src/features/people/directory/directory-keys.js';
import { Employee } from '../src/features/people/directory/employee.entity.js';
import { StoredStatus } from '../src/features/people/directory/stored-status.entity.js';
import { Member } from '../src/features/members/team/member.entity.js';
import { professionalPlanId } from '../src/features/company/plans/plan.service.js';
import { hashToken, makeLinkToken } from '../src/mail/link-token.js';
import type { TestApp } from './database.js';
import { DiseaseCode } from '../src/validation/disease-code.js';

export interface MadeCompany {
  company: Company;
  email: string;
  password: string;
  /** Session of its admin. */
  token: string;
}

/** Password of every owner and administrator. */
const password = 'password of the tests';
let sharedHash: Promise<string> | undefined;

/** Hashes the password once: a hash takes a core 30 ms, and the tests make more than a thousand companies. */
const hashPassword = (app: TestApp): Promise<string> =>
  (sharedHash ??= app.passwords.hash(password));

/** An active company with a verified admin who is signed in. */
export async function makeCompany(
  app: TestApp,
  given: Partial<Company> & { verified?: boolean } = {},
): Promise<MadeCompany> {
  const { verified = true, ...fields } = given;
  const id = uuidv7();
  const email = `safety-${id}@company.example`;
  const company = {
    id,
    passKey: randomUUID(),
    name: `Company ${id}`,
    email,
    website: 'https://company.example',
    country: 'Singapore',
    phone: '61234567',
    planId: professionalPlanId,
    status: CompanyStatus.ACTIVE,
    timeZone: 'Asia/Singapore',
    ...fields,
  };
  const companies = app.dataSource.getRepository(Company);
  await companies.insert(company);
  const passwordHash = await hashPassword(app);
  const verifiedAt = verified ? new Date() : null;
  const { token } = await addMember(app, id, Role.OWNER, { email, passwordHash, verifiedAt });
  return { company: await companies.findOneByOrFail({ id }), email, password, token };
}

export interface MadeMember {
  email: string;
  accountId: string;
  /** A session. */
  token: string;
}

/** A signed-in member of a company who has no password. */
export function makeMember(
  app: TestApp,
  { company }: Pick<MadeCompany, 'company'>,
  role: MemberRole,
): Promise<MadeMember> {
  const email = `${role.toLowerCase()}-${randomUUID()}@company.example`;
  return addMember(app, company.id, role, { email, passwordHash: null, verifiedAt: new Date() });
}

async function addMember(
  app: TestApp,
  companyId: string,
  role: MemberRole,
  account: Pick<Account, 'email' | 'passwordHash' | 'verifiedAt'>,
): Promise<MadeMember> {
  const accountId = uuidv7();
  await app.dataSource.getRepository(Account).insert({ id: accountId, ...account });
  await joinCompany(app, companyId, role, accountId);
  const token = await startSession(app, companyId, {
    kind: SessionKind.MEMBER,
    accountId,
    confirmedBy: ConfirmedBy.ACCOUNT,
  });
  return { email: account.email, accountId, token };
}

/** Changes the role of a member behind the gateway's back, without a notice. */
export async function changeRole(
  app: TestApp,
  { company: { id: companyId } }: Pick<MadeCompany, 'company'>,
  { accountId }: MadeMember,
  role: MemberRole,
): Promise<void> {
  await inTenant(app.dataSource, companyId, async (db) =>
    (await db.manager()).update(Member, { companyId, accountId }, { role }),
  );
}

/** Makes an account a member of a company. @returns the id of the membership. */
export function joinCompany(
  app: TestApp,
  companyId: string,
  role: MemberRole,
  accountId: string,
): Promise<string> {
  const id = uuidv7();
  return inTenant(app.dataSource, companyId, async (db) => {
    await (await db.manager()).insert(Member, { companyId, id, accountId, role });
    return id;
  });
}

export interface MadeEmployee {
  employee: Employee;
  /** Session of the phone. */
  token: string;
}

type EmployeeValues = Partial<Employee> &
  Partial<Pick<StoredStatus, 'isPositive' | 'positiveDate'>>;

/** An employee with a signed-in phone; a positive one with an open case. */
export async function makeEmployee(
  app: TestApp,
  { company }: MadeCompany,
  { isPositive = false, positiveDate = null, ...given }: EmployeeValues = {},
): Promise<MadeEmployee> {
  const id = uuidv7();
  const employee = {
    companyId: company.id,
    id,
    code: `E-${id}`,
    name: 'Ana Lim',
    email: `${id}@company.example`,
    phone: String(randomInt(1e9, 1e10)),
    callingCode: '',
    department: 'Research',
    ...given,
  };
  Object.assign(employee, makeDirectoryKeys(employee));
  const stored = await inTenant(app.dataSource, company.id, async (db) => {
    const manager = await db.manager();
    await manager.insert(Employee, employee);
    if (isPositive) await insertPositiveCase(db, employee, positiveDate);
    return manager.findOneByOrFail(Employee, { companyId: company.id, id: employee.id });
  });
  const token = await startSession(app, company.id, {
    kind: SessionKind.EMPLOYEE,
    employeeId: employee.id,
  });
  return { employee: stored, token };
}

async function insertPositiveCase(
  db: TenantTransaction,
  { companyId, id }: Pick<Employee, 'companyId' | 'id'>,
  positiveDate: string | null,
): Promise<void> {
  const manager = await db.manager();
  await manager.insert(StoredStatus, { companyId, employeeId: id, isPositive: true, positiveDate });
  const positive = {
    employeeId: id,
    disease: DiseaseCode.COVID_19,
    classification: CaseClassification.CONFIRMED,
    specimenDay: positiveDate,
  };
  const cases = await insertCases(db, companyId, [positive], { by: null, ownerId: null });
  const entries = cases.map((each) => ({
    caseId: each.id,
    act: CaseAct.OPENED,
    before: {},
    after: {},
  }));
  await insertEntries(db, companyId, entries, { by: null, changeId: null });
}

/** Makes people, a few at a time: many at once would wait for a connection longer than requests may. */
export async function makeEmployees(
  app: TestApp,
  made: MadeCompany,
  count: number,
): Promise<MadeEmployee[]> {
  const people: MadeEmployee[] = [];
  while (people.length < count) {
    const next = Array.from({ length: Math.min(10, count - people.length) });
    people.push(...(await Promise.all(next.map(() => makeEmployee(app, made)))));
  }
  return people;
}

/** A threshold of a company in force from a moment on. */
export async function makeTimeMetric(
  app: TestApp,
  { company }: MadeCompany,
  minutes: number,
  inForceFrom: Date,
): Promise<void> {
  await inTenant(app.dataSource, company.id, async (db) => {
    const manager = await db.manager();
    await manager.insert(TimeMetric, { companyId: company.id, minutes, inForceFrom });
  });
}

/** A session of the provider's administrator. */
export async function makeAdministrator(
  app: TestApp,
): Promise<{ email: string; password: string; token: string }> {
  const id = uuidv7();
  const email = `admin-${id}@provider.example`;
  await app.dataSource.getRepository(Account).insert({
    id,
    isProvider: true,
    email,
    passwordHash: await hashPassword(app),
    verifiedAt: new Date(),
  });
  const token = await startSession(app, providerTenant, {
    kind: SessionKind.PROVIDER_ADMIN,
    accountId: id,
    confirmedBy: ConfirmedBy.ACCOUNT,
  });
  return { email, password, token };
}

/** Makes a record of a meeting as a phone sends it over REST. */
export function recordOf(
  cross: { employee: Employee },
  start: Date,
  minutes: number,
): Record<string, unknown> {
  return {
    id: randomUUID(),
    cross_employee_id: cross.employee.id,
    since: minutes,
    date: start.toISOString(),
  };
}

/** Fields to sign a company up, different each time. */
export function signUpFields(given: Record<string, unknown> = {}): Record<string, unknown> {
  const id = randomInt(1e9, 1e10);
  return {
    name: `Company ${id}`,
    email: `safety-${id}@company.example`,
    website: 'https://company.example',
    country: 'SG',
    phone: '61234567',
    planId: professionalPlanId,
    ...given,
  };
}

/** A mailed link of an account: its row and its token. */
export async function makeLink(
  app: TestApp,
  { company, email }: Pick<MadeCompany, 'company' | 'email'>,
  given: Partial<MailedLink> = {},
): Promise<string> {
  const id = uuidv7();
  const account = await app.dataSource.getRepository(Account).findOneByOrFail({ email });
  const token = makeLinkToken(app.tokenSecret, { companyId: company.id, id });
  await inTenant(app.dataSource, company.id, async (db) => {
    const manager = await db.manager();
    await manager.insert(MailedLink, {
      companyId: company.id,
      id,
      accountId: account.id,
      purpose: LinkPurpose.RESET_PASSWORD,
      tokenHash: hashToken(token),
      expiresAt: new Date(Date.now() + 86_400_000),
      ...given,
    });
  });
  return token;
}

/** Makes a mailed link that confirms the identity of a member for a session. */
export function makeIdentityLink(
  app: TestApp,
  member: Pick<MadeCompany, 'company' | 'email' | 'token'>,
  given: Partial<MailedLink> = {},
): Promise<string> {
  const { sessionId } = readToken(app.tokenSecret, member.token)!;
  return makeLink(app, member, { purpose: LinkPurpose.CONFIRM_IDENTITY, sessionId, ...given });
}
