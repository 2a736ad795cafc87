import { getNamedType, type GraphQLObjectType, isLeafType, isObjectType } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../../../app/schema.js';
import { inTenant } from '../../../database/tenant.js';
import { HOUR, MINUTE } from '../../../durations.js';
import { routes } from '../../../rest/routes.js';
import {
  type MadeCompany,
  type MadeEmployee,
  makeCompany,
  makeEmployee,
  recordOf,
} from '../../../../test/factories.js';
import { makeFollowUpClient } from '../../../../test/follow-up.js';
import { deferred, useTestGateway } from '../../../../test/hooks.js';
import { AuditAction } from '../entries/audit-entry.entity.js';
import { writeAuditEntry } from '../entries/audit.service.js';
import { loggedTypes } from './logged-types.js';
import { AccessLog } from './access-log.js';

const objectTypes = Object.values(schema.getTypeMap()).filter(
  (type): type is GraphQLObjectType => isObjectType(type) && !type.name.startsWith('__'),
);

describe('the table of logged types', () => {
  /** Types with a person that are no access to them, with the reason. */
  const exempt: Record<string, string> = {
    ContactRecord: 'part of the evidence of a contact, whose people are logged',
    CreatedEmployee: 'holds an Employee, which is logged',
    EmployeeSession: 'the own session of a phone',
    MarkedPositive: 'an act on these people, which is audited',
    Transmission: 'part of a trace, or of the evidence of a contact, whose people are logged',
    UndoneChange: 'an act on these people, which is audited',
    Viewer: 'the viewer',
  };

  it('has every type with a person, but for the exempt ones', () => {
    const named = objectTypes
      .filter((type) =>
        Object.values(type.getFields()).some(({ type: field }) =>
          ['Person', 'Employee'].includes(getNamedType(field).name),
        ),
      )
      .map(({ name }) => name)
      // A page holds rows, each of which is logged.
      .filter((name) => !name.endsWith('Page'));
    const roots = new Set(['Mutation', 'Query']);
    const placed = [...Object.keys(loggedTypes), ...Object.keys(exempt)];
    expect(placed.toSorted()).toEqual(
      [...new Set([...named, 'Employee'])].filter((name) => !roots.has(name)).toSorted(),
    );
  });

  it('names existing fields', () => {
    for (const [name, { health = [], inLongLists = [] }] of Object.entries(loggedTypes)) {
      const fields = Object.keys((schema.getType(name) as GraphQLObjectType).getFields());
      const inLists = inLongLists === 'any' ? [] : inLongLists;
      expect(fields).toEqual(expect.arrayContaining([...health, ...inLists]));
    }
  });
});

const gateway = useTestGateway();
const owner = deferred(() => gateway.app.owner);
/** Stands in everything that is health data of the ill person. */
const canary = 'Canaryline';

let company: MadeCompany;
let ill: MadeEmployee;
let caseNumber: number;
const from = new Date(Date.now() - 48 * HOUR).toISOString();
const until = new Date(Date.now() + HOUR).toISOString();
let followUpIds: string[];
beforeAll(async () => {
  company = await makeCompany(gateway.app);
  ill = await makeEmployee(gateway.app, company, { name: 'Ana Lim' });
  const met = await makeEmployee(gateway.app, company, { name: 'Ben Ong' });
  const start = new Date(Date.now() - 60 * MINUTE);
  await gateway.rest(ill.token, 'POST /contacts', { records: [recordOf(met, start, 30)] });
  await gateway.rest(ill.token, 'POST /health/new', { make_model: canary });
  const followUp = makeFollowUpClient(gateway, company);
  const opened = await followUp.openCase(ill);
  caseNumber = opened.number;
  await followUp.updateCase(opened.id, 1, { notes: canary });
  await followUp.recount();
  const rows = await followUp.rows();
  followUpIds = rows.map(({ id }) => id);
  // A note in the follow-up of the exposed person, which is about health too.
  await followUp.act(rows, { kind: 'NOTE', note: canary });
  await takeLogged();
});

/** Names of everybody whom an access of the last request is logged of. */
async function takeLogged(): Promise<string[]> {
  await gateway.app.accesses.settle();
  const { rows } = await owner.query<{ name: string }>(
    `SELECT DISTINCT name FROM person_read JOIN employee ON employee.company_id = person_read.company_id
       AND (employee.id = employee_id OR employee.id = ANY (people) OR employee_id IS NULL AND people IS NULL) ORDER BY name`,
  );
  await gateway.app.accesses.stop();
  await owner.query('DELETE FROM person_read');
  gateway.app.accesses = new AccessLog(gateway.app.dataSource, gateway.app.log);
  return rows.map(({ name }) => name);
}

/** Values of arguments that find the ill person, by name or type. */
const values = (): Record<string, string> => ({
  'EmployeeRef!': `{ id: "${ill.employee.id}" }`,
  EmployeeRef: `{ id: "${ill.employee.id}" }`,
  'LocalDate!': `"${new Date().toISOString().slice(0, 10)}"`,
  number: String(caseNumber),
  employeeId: `"${ill.employee.id}"`,
  carrierId: `"${ill.employee.id}"`,
  personId: `"${ill.employee.id}"`,
  passKey: `"${company.company.passKey}"`,
  'DiseaseCode!': 'COVID_19',
  from: `"${from}"`,
  until: `"${until}"`,
  followUpIds: JSON.stringify(followUpIds),
  ids: JSON.stringify(followUpIds),
});

/** Selects every field of a type that needs no argument, down to some levels. */
function selectAll(type: GraphQLObjectType, depth: number): string {
  const fields = Object.values(type.getFields()).flatMap((field) => {
    if (field.args.some((arg) => String(arg.type).endsWith('!') && arg.defaultValue === undefined))
      return [];
    const below = getNamedType(field.type);
    if (isLeafType(below)) return [field.name];
    return depth > 0 && isObjectType(below)
      ? [`${field.name} { ${selectAll(below, depth - 1)} }`]
      : [];
  });
  return ['__typename', ...fields].join(' ');
}

/** Queries of members with a full selection, with every argument that finds the ill person. */
function listDocuments(): [string, () => string][] {
  return Object.values(schema.getQueryType()!.getFields()).map((field) => [
    field.name,
    () => {
      const given = field.args.flatMap(({ name, type, defaultValue }) => {
        const value = values()[String(type)] ?? values()[name];
        if (value !== undefined) return [`${name}: ${value}`];
        return String(type).endsWith('!') && defaultValue === undefined ? [`${name}: "x"`] : [];
      });
      const type = getNamedType(field.type);
      const selection = isObjectType(type) ? ` { ${selectAll(type, 4)} }` : '';
      return `{ ${field.name}${given.length > 0 ? `(${given.join(', ')})` : ''}${selection} }`;
    },
  ]);
}

describe('an answer with health data of a person', () => {
  const seen: string[] = [];

  it.each(listDocuments())('is logged if %s gives it', async (name, document) => {
    const { body } = await gateway.server.inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization: `Bearer ${company.token}` },
      payload: { query: document() },
    });
    const logged = await takeLogged();
    if (body.includes(canary)) {
      seen.push(name);
      expect(logged.length).toBeGreaterThan(0);
    }
    if (body.includes('Ana Lim') && body.includes(canary)) expect(logged).toContain('Ana Lim');
  });

  it('is returned by the queries of cases, people, phones and follow-up', () => {
    expect(seen).toEqual(
      expect.arrayContaining([
        'case',
        'cases',
        'employee',
        'employees',
        'followUps',
        'healthRecords',
        'newestHealthRecords',
      ]),
    );
  });

  const rows = routes.filter(({ method }) => method === 'GET').map(({ path }) => path);
  it.each(rows)('is logged if GET %s gives it', async (path) => {
    const to = path
      .replaceAll(/:uniqueId/g, company.company.passKey)
      .replaceAll(/:\w+/g, () => ill.employee.id);
    for (const query of ['', '?search=Ana']) {
      const { text } = await gateway.rest(company.token, `GET ${to}${query}`);
      const logged = await takeLogged();
      const givesHealth = text.includes(canary) || text.includes('"is_conta_tracing":true');
      expect(!givesHealth || logged.includes('Ana Lim')).toBe(true);
    }
  });
});

describe('one person found in any way', () => {
  const id = () => ill.employee.id;
  const day = () => new Date().toISOString().slice(0, 10);
  const page = `{ total items { __typename } }`;
  it.each<[string, () => string]>([
    ['a search of the directory', () => `employees(search: "Ana") { items { name } }`],
    [
      'the cases in a search of the directory',
      () => `employees(search: "Ana") { items { cases { notes log { act } } } }`,
    ],
    ['a search of cases', () => `cases(filter: { search: "Ana" }) { items { number } }`],
    ['the number of cases found', () => `cases(filter: { search: "Ana" }) { total }`],
    [
      'the number of people found, on a page after the last one',
      () => `employees(search: "Ana", page: 9) { total items { name } }`,
    ],
    [
      'that nobody healthy is found',
      () => `employees(search: "Ana", filter: { status: NEGATIVE }) { total }`,
    ],
    [
      'the number of ill people found',
      () => `employees(search: "Ana", filter: { status: POSITIVE }) { total }`,
    ],
    [
      'cumulative contacts',
      () =>
        `cumulativeContacts(employee: { id: "${id()}" }, from: "${day()}", to: "${day()}") ${page}`,
    ],
    [
      'continuous contacts',
      () =>
        `continuousContacts(employee: { id: "${id()}" }, from: "${day()}", to: "${day()}") ${page}`,
    ],
    ['the reports of the phone', () => `healthRecords(employee: { id: "${id()}" }) { id }`],
    [
      'what reported about the person',
      () =>
        `personReporting(employee: { id: "${id()}" }, from: "${day()}", to: "${day()}") { __typename }`,
    ],
  ])('is logged: %s', async (_, field) => {
    const { errors } = await gateway.graphql(company.token, `{ ${field()} }`);
    expect(errors).toBeUndefined();
    expect(await takeLogged()).toContain('Ana Lim');
  });

  /** Writes an entry on the health of the ill person. */
  async function writeReportEntry(): Promise<void> {
    await inTenant(gateway.app.dataSource, company.company.id, (db) =>
      writeAuditEntry(
        db,
        {
          companyId: company.company.id,
          action: AuditAction.EMPLOYEE_REPORTED,
          detail: `employee ${id()}`,
        },
        { address: '' },
      ),
    );
  }

  it('is logged if the audit log is exported', async () => {
    await writeReportEntry();
    const exported = await gateway.rest(company.token, 'GET /audit/export');
    expect(exported.text).toContain(id());
    expect(await takeLogged()).toEqual(['Ana Lim']);
  });

  it.each([
    ['the number of entries with the whole id', () => `auditEntries(search: "${id()}") { total }`],
    [
      'entries with a part of the id',
      () => `auditEntries(search: "${id().slice(0, 30)}") { items { detail } }`,
    ],
    [
      'the number of entries with a part of the id',
      () => `auditEntries(search: "${id().slice(0, 30)}") { total }`,
    ],
    ['the newest entry', () => `auditEntries(pageSize: 1) { items { detail } }`],
  ])('is logged if the audit log gives %s', async (_, field) => {
    await writeReportEntry();
    const { errors } = await gateway.graphql(company.token, `{ ${field()} }`);
    expect(errors).toBeUndefined();
    expect(await takeLogged()).toEqual(['Ana Lim']);
  });

  it('is logged as an access to health if the status found the person', async () => {
    await gateway.graphql(
      company.token,
      '{ employees(filter: { status: POSITIVE }) { items { name } } }',
    );
    await gateway.app.accesses.settle();
    const { rows } = await owner.query('SELECT kind FROM person_read WHERE employee_id = $1', [
      id(),
    ]);
    expect(rows).toContainEqual({ kind: 'HEALTH' });
    await takeLogged();
  });

  it.each([
    [
      'everybody with a status',
      (search: string) => `{ search: "${search}", filter: { status: POSITIVE } }`,
    ],
    [
      'nobody, because the person has another one',
      (search: string) => `{ search: "${search}", filter: { status: NEGATIVE } }`,
    ],
  ])('is logged if a selection by status finds %s', async (_, select) => {
    const people = `{ selection: ${select('Ana Lim')} }`;
    await gateway.graphql(company.token, `{ appCodeCandidates(people: ${people}) { total } }`);
    expect(await takeLogged()).toEqual(['Ana Lim']);
  });

  it('is logged if an outdated version tells that the status has changed', async () => {
    const { errors } = await gateway.graphql(
      company.token,
      'mutation ($input: UpdateEmployeeInput!) { updateEmployee(input: $input) { id } }',
      { input: { employee: { id: id() }, name: 'Ana Lim', statusVersion: 0 } },
    );
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT' });
    expect(await takeLogged()).toContain('Ana Lim');
  });

  it.each([
    [
      'openCase',
      'openCase(input: { employee: { id: $id }, disease: COVID_19, classification: CONFIRMED }) { id }',
    ],
    [
      'markEmployeesPositive',
      'markEmployeesPositive(input: { selection: { ids: [$id] } }) { alreadyPositive { name } }',
    ],
  ])('is logged if %s tells of a case', async (_, field) => {
    await gateway.graphql(company.token, `mutation ($id: UUID!) { ${field} }`, { id: id() });
    expect(await takeLogged()).toContain('Ana Lim');
  });

  it('is not logged by a count of all cases', async () => {
    await gateway.graphql(company.token, '{ cases(pageSize: 1) { total } }');
    expect(await takeLogged()).toEqual([]);
  });
});
