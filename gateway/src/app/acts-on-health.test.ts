import {
  getNamedType,
  type GraphQLField,
  type GraphQLInputType,
  isEnumType,
  isLeafType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { getMetadataStorage } from 'type-graphql';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiKeyScopes, may, type Permission } from '../access/permissions.js';
import { MemberRole, Role } from '../access/role.js';
import { HOUR } from '../durations.js';
import { refreshInsights } from '../features/contacts/insights/refresh.job.js';
import { readFieldPermissions } from '../graphql/field-permissions.js';
import { makeApiKey } from '../../test/api-keys.js';
import { contest } from '../../test/contests.js';
import {
  type MadeCompany,
  type MadeEmployee,
  makeCompany,
  makeEmployee,
  makeMember,
  recordOf,
} from '../../test/factories.js';
import { makeFollowUpClient } from '../../test/follow-up.js';
import { useImports } from '../../test/imports.js';
import { addContact } from '../../test/manual-contacts.js';
import { makeExposed } from '../../test/notices.js';
import { startOwnFileSession } from '../../test/own-file.js';
import { signInAllRoles } from '../../test/roles.js';
import type { Sender } from '../../test/run-document.js';
import { schema } from './schema.js';

/** Queries whose answers differ after an act on health, with the reason. Another test says what they may show. */
const permittedQueries: Record<string, string> = {
  auditEntries: 'names action, actor and time of each act',
  auditActors: 'names who acted, which auditors watch over',
  mails: 'the provider counts mails, and their recipients are not readable',
};

/** Queries without an answer that could be compared, with the reason. */
const skippedQueries: Record<string, string> = {
  blog: 'reads a feed outside the product',
};

/** Fields that change from one request to the next without any act, by type. */
const restlessFields = new Set([
  'ApiKey.lastUsedAt',
  // They begin with the hour that is 24 hours ago; the totals and the hours of the day count the same breaches.
  'BreachHistory.from',
  'BreachHistory.points',
  'BreachHistory.until',
  'SettingsPreview.from',
  'SettingsPreview.until',
]);

/** Subscriptions of readers who may not read health, with the reason why they hear of no act on it. */
const permittedSubscriptions: Record<string, string> = {
  inboxChanged: 'has a topic of its own for what is about health, which only its readers hear',
  viewerChanged: 'tells of the company and of the own membership only',
};

/** Depth to which answers are selected. */
const maxDepth = 4;

interface Reader {
  role: Role;
  scopes?: readonly string[];
  sender: Sender;
}

const { gateway, imports } = useImports();
const readers = new Map<string, Reader>();
const before = new Map<string, Answers>();
let made: MadeCompany;
let ill: MadeEmployee;
let met: MadeEmployee;
let change: string;
let exposedIds: string[];

/** Readers of a company and of the provider who may not read health. The phone and the own file are those of an employee. */
async function signInReaders(): Promise<void> {
  const senders = await signInAllRoles(gateway, made);
  const roles = [
    MemberRole.DIRECTORY_MANAGER,
    MemberRole.VIEWER,
    MemberRole.AUDITOR,
    Role.CAMERA,
    Role.PROVIDER_ADMIN,
  ] as Role[];
  for (const role of roles) readers.set(role, { role, sender: senders[role] });
  for (const scope of apiKeyScopes) {
    if (scope === 'health:read') continue;
    const { key } = await makeApiKey(gateway.app, made, { scopes: [scope] });
    readers.set(`key with ${scope}`, { role: Role.API_KEY, scopes: [scope], sender: key });
  }
  const scopes = apiKeyScopes.filter((scope) => scope !== 'health:read');
  const { key } = await makeApiKey(gateway.app, made, { scopes });
  readers.set('key with every other scope', { role: Role.API_KEY, scopes, sender: key });
}

beforeAll(async () => {
  made = await makeCompany(gateway.app);
  ill = await makeEmployee(gateway.app, made, { code: 'H-1', name: 'Ana Lim' });
  met = await makeEmployee(gateway.app, made, { code: 'H-2', name: 'Ben Ong' });
  const start = new Date(Date.now() - 3_600_000);
  await gateway.rest(met.token, 'POST /contacts', { records: [recordOf(ill, start, 30)] });
  exposedIds = (await makeExposed(gateway, made)).ids;
  await refreshInsights(gateway.app);
  await signInReaders();
  const { data } = await gateway.graphql(
    made.token,
    'mutation ($ids: [UUID!]) { updateEmployeesDepartment(input: { selection: { ids: $ids }, department: "Sales" }) { id } }',
    { ids: [ill.employee.id] },
  );
  change = data.updateEmployeesDepartment.id;
  for (const [name, reader] of readers) before.set(name, await readAll(reader));
}, 120_000);

type Answers = Map<string, string>;

const permissionsOfFields = readFieldPermissions();
const storage = getMetadataStorage();

/** Selects every field of a type that the reader may read. */
function selectFields(typeName: string, reader: Reader, depth: number, path: string[]): string {
  const type = schema.getType(typeName);
  if (!isObjectType(type)) return '';
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const required = permissionsOfFields.get(`${type.name}.${field.name}`) ?? [];
    if (!required.every((permission) => may(reader, permission))) return [];
    if (restlessFields.has(`${type.name}.${field.name}`)) return [];
    const [variant] = listArguments(field, 1);
    if (variant === undefined) return [];
    const named = getNamedType(field.type);
    if (isLeafType(named)) return [`${field.name}${variant}`];
    if (depth === 0 || path.includes(named.name)) return [];
    const selection = selectFields(named.name, reader, depth - 1, [...path, named.name]);
    return selection === '' ? [] : [`${field.name}${variant} { ${selection} }`];
  });
  return fields.join(' ');
}

/** Samples of arguments by type; enums are tried with each of their values. */
const samples = (): Record<string, string[]> => ({
  Boolean: ['true'],
  Int: ['14'],
  String: ['"a"'],
  UUID: [`"${ill.employee.id}"`],
  DateTimeISO: [`"${new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)}T00:00:00.000Z"`],
  LocalDate: [`"${new Date().toISOString().slice(0, 10)}"`],
  EmployeeRef: [`{ id: "${ill.employee.id}" }`, '{ code: "H-1" }'],
  CompanyRef: [`{ id: "${made.company.id}" }`],
  EmployeeFilterInput: ['{ activity: NEVER }', '{ departments: ["Sales"] }'],
  EmployeeReportFilterInput: ['{ kind: CORRECTION }'],
  AppCodePeopleInput: [
    `{ selection: { ids: ["${ill.employee.id}"] } }`,
    `{ changeId: "${change}" }`,
  ],
  DiseaseChangePreviewInput: ['{ disease: COVID_19, figures: [] }'],
});

function listValues(type: GraphQLInputType): string[] {
  const named = getNamedType(type);
  if (isEnumType(named)) return named.getValues().map(({ name }) => name);
  return samples()[named.name] ?? [];
}

/** Lists arguments of a field, one variant for each value of an enum or sample; none if a required argument has no sample. */
function listArguments(
  { args }: Pick<GraphQLField<unknown, unknown>, 'args'>,
  max = 40,
): (string | undefined)[] {
  const required = args.filter(
    ({ type, defaultValue }) => isNonNullType(type) && defaultValue === undefined,
  );
  const given = required.map(({ name, type }) => [name, listValues(type)[0]] as const);
  if (given.some(([, value]) => value === undefined)) return [];
  const format = (values: readonly (readonly [string, string | undefined])[]) =>
    values.length === 0 ? '' : `(${values.map(([name, value]) => `${name}: ${value}`).join(', ')})`;
  const variants = args.flatMap((arg) =>
    listValues(arg.type).map((value) =>
      format([...given.filter(([name]) => name !== arg.name), [arg.name, value]]),
    ),
  );
  return [...new Set([format(given), ...variants])].slice(0, max);
}

/** Sends every query, with each value of its arguments, and every row of REST that reads, and returns the answers. */
async function readAll(reader: Reader): Promise<Answers> {
  const answers: Answers = new Map();
  for (const field of Object.values(schema.getQueryType()!.getFields())) {
    if (skippedQueries[field.name] !== undefined) continue;
    const handler = storage.queries.find(({ schemaName }) => schemaName === field.name);
    const isAllowed = ((handler?.roles ?? []) as Permission[]).every((each) => may(reader, each));
    const named = getNamedType(field.type);
    const fields = isLeafType(named)
      ? ''
      : selectFields(named.name, reader, maxDepth, [named.name]);
    const selection = isLeafType(named) ? '' : `{ ${fields || '__typename'} }`;
    // A refusal is the same with every argument.
    for (const variant of listArguments(field, isAllowed ? 40 : 1)) {
      const document = `{ ${field.name}${variant} ${selection} }`;
      answers.set(document, JSON.stringify(await gateway.graphql(reader.sender, document)));
    }
  }
  for (const path of restPaths()) {
    const { status, text } = await gateway.rest(reader.sender, `GET ${path}`);
    answers.set(path, `${status} ${text}`);
  }
  return answers;
}

/** Rows and files of REST that read. */
const restPaths = () => [
  '/employees',
  '/employees/export',
  '/employees/export?sort=NAME:desc',
  `/employee/conta/${ill.employee.id}`,
  `/employee/${ill.employee.id}/data`,
  `/health/${ill.employee.id}`,
  `/company/positive/${made.company.passKey}`,
  `/company/details/${made.company.id}`,
  '/cases',
  '/cases/export',
  '/cameras',
  '/follow-up',
  '/follow-up/export',
  '/healths/export',
];

/** Every kind of act on health: cases, contacts by hand, contests, status, follow-up, notices, reports of illness. */
async function actOnHealth(): Promise<void> {
  const client = makeFollowUpClient(gateway, made);
  const opened = await client.openCase(ill, { specimenDay: new Date().toISOString().slice(0, 10) });
  await client.updateCase(opened.id, opened.version, { notes: 'Called in' });
  await addContact(gateway, made, opened.id, { employee: { id: met.employee.id } });
  await addContact(gateway, made, opened.id, {
    visitor: { name: 'Vera Tan', phone: '81234567', company: 'Couriers' },
  });
  await contest(gateway, made, { one: ill, other: met, start: Date.now() - HOUR });
  await client.recount();
  await client.ask(
    'mutation ($ids: [UUID!]!) { sendNotices(input: { followUpIds: $ids }) { sent } }',
    { ids: exposedIds },
  );
  await client.ask(
    'mutation ($ids: [UUID!]!) { addFollowUpAct(input: { followUpIds: $ids, kind: NOTE, note: "Called" }) { __typename } }',
    { ids: exposedIds },
  );
  const ids = [met.employee.id];
  await client.ask(
    'mutation ($ids: [UUID!]) { markEmployeesPositive(input: { selection: { ids: $ids } }) { alreadyPositiveCount } }',
    { ids },
  );
  await client.ask(
    'mutation ($ids: [UUID!]) { markEmployeesNegative(input: { selection: { ids: $ids } }) { id } }',
    { ids },
  );
  await client.ask(
    'mutation ($ref: EmployeeRef!) { updateEmployee(input: { employee: $ref, isPositive: true }) { id } }',
    { ref: { id: met.employee.id } },
  );
  const file = await startOwnFileSession(gateway.app, met);
  const { errors } = await gateway.graphql(
    file,
    `mutation { reportSymptoms(input: { onsetDay: "${new Date().toISOString().slice(0, 10)}" }) { __typename } }`,
  );
  expect(errors).toBeUndefined();
}

describe('acts on the health of employees', () => {
  it('are recorded', async () => {
    await actOnHealth();
    const { data } = await gateway.graphql(
      made.token,
      '{ positiveEmployees { name } cases { total } }',
    );
    expect(data.positiveEmployees).toHaveLength(3);
    expect(data.cases.total).toBeGreaterThan(2);
  }, 60_000);

  it('change no answer to a reader who may not read health', async () => {
    const changed: Record<string, unknown> = {};
    for (const [name, reader] of readers) {
      const after = await readAll(reader);
      for (const [document, answer] of after) {
        const query = /^\{ (\w+)/.exec(document)?.[1] ?? '';
        expect(answer).not.toContain('INTERNAL_SERVER_ERROR');
        if (permittedQueries[query] !== undefined) continue;
        const earlier = before.get(name)?.get(document);
        if (answer !== earlier) changed[`${name}: ${document.slice(0, 300)}`] = [earlier, answer];
      }
    }
    expect(changed).toEqual({});
  }, 120_000);

  it.each([Role.AUDITOR, Role.PROVIDER_ADMIN])(
    'show %s action, actor and time in the audit log, and nothing else',
    async (role) => {
      const company = role === Role.PROVIDER_ADMIN ? `company: { id: "${made.company.id}" }, ` : '';
      const { data } = await gateway.graphql(
        readers.get(role)!.sender,
        `{ auditEntries(${company}pageSize: 100) { items { action actor detail isDetailWithheld createdAt } } }`,
      );
      const acts = data.auditEntries.items.filter(({ action }: { action: string }) =>
        /^(CASE_|FOLLOW_UP_|EMPLOYEE_REPORTED|NOTICES_)/.test(action),
      );
      const actions: string[] = acts.map(({ action }: { action: string }) => action);
      expect([...new Set(actions)].toSorted()).toEqual([
        'CASE_CHANGED',
        'CASE_OPENED',
        'EMPLOYEE_REPORTED',
        'FOLLOW_UP_ACT_ADDED',
        'NOTICES_SENT',
      ]);
      for (const { detail, isDetailWithheld } of acts)
        expect([detail, isDetailWithheld]).toEqual([null, true]);
      const text = JSON.stringify(data);
      for (const word of ['Marked positive', 'Marked negative', 'isPositive'])
        expect(text).not.toContain(word);
    },
  );

  it('are sent by no subscription of theirs', () => {
    for (const { schemaName, roles } of storage.subscriptions) {
      if (permittedSubscriptions[schemaName] !== undefined) continue;
      const hearing = [...readers.values()].filter((reader) =>
        ((roles ?? []) as Permission[]).every((each) => may(reader, each)),
      );
      // Keys and cameras open no websocket.
      const roleNames = hearing.map(({ role }) => role);
      expect(roleNames.filter((role) => role !== Role.API_KEY && role !== Role.CAMERA)).toEqual([]);
    }
  });
});

describe('an act on health after a directory manager has begun', () => {
  let company: MadeCompany;
  let manager: string;
  let person: MadeEmployee;
  beforeEach(async () => {
    company = await makeCompany(gateway.app);
    manager = (await makeMember(gateway.app, company, MemberRole.DIRECTORY_MANAGER)).token;
    person = await makeEmployee(gateway.app, company, { name: 'Ana Lim' });
  });

  const markPositive = async (isPositive = true) => {
    const { errors } = await gateway.graphql(
      company.token,
      'mutation ($ref: EmployeeRef!, $isPositive: Boolean!) { updateEmployee(input: { employee: $ref, isPositive: $isPositive }) { id } }',
      { ref: { id: person.employee.id }, isPositive },
    );
    expect(errors).toBeUndefined();
  };

  it.each(['a manager', 'an API key'])(
    '%s changes the employee without a conflict',
    async (who) => {
      const { key } = await makeApiKey(gateway.app, company, { scopes: ['employee:update'] });
      await markPositive();
      const { data, errors } = await gateway.graphql(
        who === 'a manager' ? manager : key,
        'mutation ($ref: EmployeeRef!) { updateEmployee(input: { employee: $ref, version: 1, designation: "Clerk" }) { __typename } }',
        { ref: { id: person.employee.id } },
      );
      expect([data, errors]).toEqual([{ updateEmployee: { __typename: 'Employee' } }, undefined]);
    },
  );

  it('a manager undoes a change without a skipped person', async () => {
    const { data } = await gateway.graphql(
      manager,
      'mutation ($ids: [UUID!]) { updateEmployeesDepartment(input: { selection: { ids: $ids }, department: "Sales" }) { id } }',
      { ids: [person.employee.id] },
    );
    await markPositive();
    const undone = await gateway.graphql(
      manager,
      'mutation ($id: UUID!) { undoDirectoryChange(id: $id) { restored skipped { name } } }',
      { id: data.updateEmployeesDepartment.id },
    );
    expect(undone.data.undoDirectoryChange).toEqual({ restored: 1, skipped: [] });
  });

  it('a manager applies an import that was previewed before', async () => {
    const { code, email, phone } = person.employee;
    const file = `Employee ID,Name,Email,Mobile,Department,Job title\n${code},Ana Lim,${email},${phone},Research,Clerk\n`;
    const { id, changed } = await imports.preview(manager, file);
    expect(changed).toBe(1);
    await markPositive();
    await imports.ask(manager, 'applyImport', id, { take: 'ALL' });
    expect(await imports.waitForState(manager, id, ['DONE', 'FAILED', 'READY'])).toMatchObject({
      state: 'DONE',
      change: { count: 1 },
    });
  });

  it('a manager finds no import of an owner that set a status', async () => {
    const { code, email, phone } = person.employee;
    const heading = 'Employee ID,Name,Email,Mobile,Department,Status';
    const file = `${heading}\n${code},Ana Lim,${email},${phone},Research,Positive\n`;
    const read = async (token: string) =>
      (
        await gateway.graphql(
          token,
          '{ directoryChanges { total items { kind count } } employees { items { version } } }',
        )
      ).data;
    const earlier = await read(manager);
    const { id } = await imports.preview(company.token, file);
    await imports.ask(company.token, 'applyImport', id, { take: 'ALL' });
    await imports.waitForState(company.token, id, ['DONE']);
    expect((await read(company.token)).directoryChanges).toEqual({
      total: 1,
      items: [{ kind: 'IMPORT', count: 1 }],
    });
    expect(await read(manager)).toEqual(earlier);
  });
});
