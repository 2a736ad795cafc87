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
import { beforeAll, describe, expect, it } from 'vitest';
import { apiKeyScopes, may, type Permission } from '../access/permissions.js';
import { MemberRole, Role } from '../access/role.js';
import { readFieldPermissions } from '../graphql/field-permissions.js';
import { topicsWithoutHealth } from '../live/live-topic.js';
import { makeApiKey } from '../../test/api-keys.js';
import {
  type MadeCompany,
  type MadeEmployee,
  makeCompany,
  makeEmployee,
  recordOf,
} from '../../test/factories.js';
import { makeFollowUpClient } from '../../test/follow-up.js';
import { useTestGateway } from '../../test/hooks.js';
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

/** Fields that change from one request to the next without any act. */
const restlessFields = new Set([
  'lastUsedAt',
  'lastSeenAt',
  'goesAt',
  'seenAt',
  'expiresAt',
  'provedAt',
]);

/** Depth to which answers are selected. */
const maxDepth = 4;

interface Reader {
  role: Role;
  scopes?: readonly string[];
  sender: Sender;
}

const gateway = useTestGateway();
const readers = new Map<string, Reader>();
const before = new Map<string, Answers>();
let made: MadeCompany;
let ill: MadeEmployee;
let met: MadeEmployee;
let change: string;

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
}

beforeAll(async () => {
  made = await makeCompany(gateway.app);
  ill = await makeEmployee(gateway.app, made, { code: 'H-1', name: 'Ana Lim' });
  met = await makeEmployee(gateway.app, made, { code: 'H-2', name: 'Ben Ong' });
  const start = new Date(Date.now() - 3_600_000);
  await gateway.rest(met.token, 'POST /contacts', { records: [recordOf(ill, start, 30)] });
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
    if (!required.every((permission) => may(reader, permission as Permission))) return [];
    if (restlessFields.has(field.name)) return [];
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
  '/cameras',
  '/follow-up',
  '/follow-up/export',
  '/healths/export',
];

/** Every kind of act on health: cases, status, follow-up, notices, reports of illness. */
async function actOnHealth(): Promise<void> {
  const client = makeFollowUpClient(gateway, made);
  const opened = await client.openCase(ill, { specimenDay: new Date().toISOString().slice(0, 10) });
  await client.updateCase(opened.id, opened.version, { notes: 'Called in' });
  await client.recount();
  const { followUps } = await client.ask('{ followUps { items { id } } }');
  await client.ask(
    'mutation ($ids: [UUID!]!) { addFollowUpAct(input: { followUpIds: $ids, kind: INFORMED, channel: CALL }) { __typename } }',
    { ids: followUps.items.map(({ id }: { id: string }) => id) },
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
    expect(data.positiveEmployees).toHaveLength(2);
    expect(data.cases.total).toBeGreaterThan(1);
  }, 60_000);

  it('change no answer to a reader who may not read health', async () => {
    const changed: Record<string, unknown> = {};
    for (const [name, reader] of readers) {
      const after = await readAll(reader);
      for (const [document, answer] of after) {
        const query = /^\{ (\w+)/.exec(document)?.[1] ?? '';
        if (permittedQueries[query] !== undefined) continue;
        const earlier = before.get(name)?.get(document);
        if (answer !== earlier) changed[`${name}: ${document.slice(0, 300)}`] = [earlier, answer];
      }
    }
    expect(changed).toEqual({});
  }, 120_000);

  it('cause no conflict for a directory manager or a key', async () => {
    for (const name of [Role.DIRECTORY_MANAGER, 'key with employee:update']) {
      const { data, errors } = await gateway.graphql(
        readers.get(name)!.sender,
        'mutation ($ref: EmployeeRef!, $version: Int!) { updateEmployee(input: { employee: $ref, version: $version, designation: "Clerk" }) { version } }',
        { ref: { id: met.employee.id }, version: name === Role.DIRECTORY_MANAGER ? 1 : 2 },
      );
      expect(errors).toBeUndefined();
      // The second one changes nothing.
      expect(data.updateEmployee.version).toBe(2);
    }
  });

  it('let a directory manager undo a change without a skipped person', async () => {
    const { data } = await gateway.graphql(
      readers.get(Role.DIRECTORY_MANAGER)!.sender,
      'mutation ($id: UUID!) { undoDirectoryChange(id: $id) { restored skipped { name } } }',
      { id: change },
    );
    expect(data.undoDirectoryChange).toEqual({ restored: 1, skipped: [] });
  });

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
      expect(acts.length).toBeGreaterThan(4);
      for (const { detail, isDetailWithheld } of acts)
        expect([detail, isDetailWithheld]).toEqual([null, true]);
      const text = JSON.stringify(data);
      for (const word of ['Marked positive', 'Marked negative', 'isPositive'])
        expect(text).not.toContain(word);
    },
  );

  it('publish no topic that a subscriber without health receives', () => {
    expect(topicsWithoutHealth).toEqual(['ACTIVITY', 'BREACHES', 'CAMERAS', 'COMPANY']);
  });
});
