import { beforeEach, describe, expect, it } from 'vitest';
import { inTenant } from '../../../database/tenant.js';
import {
  type MadeCompany,
  type MadeEmployee,
  makeCompany,
  makeEmployee,
  makeEmployees,
} from '../../../../test/factories.js';
import { deferred, useTestGateway } from '../../../../test/hooks.js';
import { makeRows } from '../../../../test/rows.js';
import { markStatuses } from './mark-statuses.js';

const gateway = useTestGateway();
const owner = deferred(() => gateway.app.owner);
let company: MadeCompany;
let ana: MadeEmployee;

beforeEach(async () => {
  company = await makeCompany(gateway.app);
  ana = await makeEmployee(gateway.app, company, { name: 'Ana Lim', code: 'A-1' });
});

async function mutate(document: string) {
  const { data, errors } = await gateway.graphql(company.token, `mutation { ${document} }`);
  expect(errors).toBeUndefined();
  return data;
}

const openCase = (values: string) =>
  mutate(
    `openCase(input: { employee: { id: "${ana.employee.id}" }, disease: COVID_19, ${values} }) { id log { id } }`,
  );

/** Reads the status of a person, its history, and the cases with their acts. */
async function readPerson(code = 'A-1') {
  const { data } = await gateway.graphql(
    company.token,
    `{ employee(by: { code: "${code}" }) { isPositive positiveDate version statusVersion
      statusHistory { isPositive positiveDate }
      cases { classification specimenDay outcome openedBy closedBy log { act by } } } }`,
  );
  const { cases, ...rest } = data.employee;
  return {
    ...rest,
    cases: cases.map(({ log, ...each }: any) => ({
      ...each,
      acts: log.map((entry: any) => entry.act),
    })),
  };
}

const openedBy = () => company.email;
const confirmed = (specimenDay: string | null, acts: string[]) => ({
  classification: 'CONFIRMED',
  specimenDay,
  outcome: null,
  openedBy: openedBy(),
  closedBy: null,
  acts,
});

async function importFile(lines: string[]) {
  const answer = await gateway.upload(
    company.token,
    'mutation ($file: Upload!) { importEmployees(input: { file: $file, identifyBy: EMAIL }) { added updated refused { message } } }',
    {},
    new File([lines.join('\n')], 'people.csv'),
  );
  return answer;
}

async function undoLastChange() {
  const { data } = await gateway.graphql(
    company.token,
    '{ directoryChanges(pageSize: 1) { items { id } } }',
  );
  return mutate(`undoDirectoryChange(id: "${data.directoryChanges.items[0].id}") { restored }`);
}

describe('POST /employee/new', () => {
  it('opens a confirmed case for a positive employee', async () => {
    const { status, body } = await gateway.rest(company.token, 'POST /employee/new', {
      employee_id: 'B-2',
      name: 'Ben Ong',
      email: 'ben@company.example',
      phone: '5550002222',
      department: 'Lab',
      is_conta_tracing: true,
      conta_tracing_date: '2026-02-01',
    });
    expect([status, body.data.is_conta_tracing]).toEqual([200, true]);
    expect(await readPerson('B-2')).toEqual({
      isPositive: true,
      positiveDate: '2026-02-01',
      version: 1,
      statusVersion: 1,
      statusHistory: [{ isPositive: true, positiveDate: '2026-02-01' }],
      cases: [confirmed('2026-02-01', ['OPENED'])],
    });
  });
});

describe('updateEmployee', () => {
  const update = (values: string) =>
    mutate(
      `updateEmployee(input: { employee: { code: "A-1" }, ${values} }) { isPositive positiveDate version statusVersion }`,
    );

  it('opens, corrects and closes a case when the status changes', async () => {
    const positive = await update('isPositive: true');
    expect(positive.updateEmployee).toEqual({
      isPositive: true,
      positiveDate: null,
      version: 1,
      statusVersion: 1,
    });
    const dated = await update('positiveDate: "2026-02-01"');
    expect(dated.updateEmployee).toEqual({
      isPositive: true,
      positiveDate: '2026-02-01',
      version: 1,
      statusVersion: 2,
    });
    expect((await readPerson()).cases).toEqual([confirmed('2026-02-01', ['CHANGED', 'OPENED'])]);
    const negative = await update('isPositive: false, designation: "Analyst"');
    expect(negative.updateEmployee).toEqual({
      isPositive: false,
      positiveDate: null,
      version: 2,
      statusVersion: 3,
    });
    expect(await readPerson()).toMatchObject({
      statusHistory: [
        { isPositive: false, positiveDate: null },
        { isPositive: true, positiveDate: '2026-02-01' },
        { isPositive: true, positiveDate: null },
      ],
      cases: [
        { outcome: 'RECOVERED', closedBy: company.email, acts: ['CLOSED', 'CHANGED', 'OPENED'] },
      ],
    });
    await update('isPositive: true');
    expect((await readPerson()).cases).toHaveLength(2);
  });

  it('confirms a suspected case, and keeps its day if none is given', async () => {
    await openCase('classification: SUSPECTED, specimenDay: "2026-01-05"');
    const positive = await update('isPositive: true');
    expect(positive.updateEmployee).toMatchObject({ isPositive: true, positiveDate: '2026-01-05' });
    expect((await readPerson()).cases).toEqual([confirmed('2026-01-05', ['CHANGED', 'OPENED'])]);
  });

  it('leaves a suspected case open when other values change', async () => {
    await openCase('classification: SUSPECTED');
    await update('isPositive: false, designation: "Analyst"');
    expect((await readPerson()).cases).toMatchObject([
      { classification: 'SUSPECTED', outcome: null },
    ]);
  });

  it('refuses values that were read before a case changed the status', async () => {
    await openCase('classification: CONFIRMED');
    const { errors } = await gateway.graphql(
      company.token,
      'mutation { updateEmployee(input: { employee: { code: "A-1" }, version: 1, statusVersion: 0, isPositive: false }) { version } }',
    );
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      fields: [
        { field: 'statusVersion', message: 'The status was changed by someone else. Reload it.' },
      ],
    });
  });
});

describe('markEmployeesNegative', () => {
  const markNegative = () =>
    mutate('markEmployeesNegative(input: { selection: { search: "" } }) { id count }');

  it('closes only confirmed cases of COVID-19, and undoing it reopens them', async () => {
    await openCase('classification: CONFIRMED, specimenDay: "2026-02-01"');
    const ben = await makeEmployee(gateway.app, company, { code: 'B-2' });
    await mutate(
      `openCase(input: { employee: { id: "${ben.employee.id}" }, disease: COVID_19, classification: PROBABLE }) { id }`,
    );
    const { markEmployeesNegative } = await markNegative();
    expect(markEmployeesNegative.count).toBe(1);
    expect(await readPerson()).toMatchObject({
      isPositive: false,
      cases: [{ outcome: 'RECOVERED' }],
    });
    expect(await readPerson('B-2')).toMatchObject({
      cases: [{ classification: 'PROBABLE', outcome: null }],
    });
    await undoLastChange();
    expect(await readPerson()).toMatchObject({
      isPositive: true,
      positiveDate: '2026-02-01',
      statusHistory: [{ isPositive: true }, { isPositive: false }, { isPositive: true }],
      cases: [confirmed('2026-02-01', ['UNDONE', 'CLOSED', 'OPENED'])],
    });
  });

  it('undoing it skips a person who has another open case now', async () => {
    await openCase('classification: CONFIRMED');
    await markNegative();
    await openCase('classification: SUSPECTED');
    const { undoDirectoryChange } = await undoLastChange();
    expect(undoDirectoryChange.restored).toBe(0);
    expect(await readPerson()).toMatchObject({
      isPositive: false,
      cases: [{ classification: 'SUSPECTED' }, { outcome: 'RECOVERED' }],
    });
  });
});

describe('importEmployees', () => {
  const heading = 'Employee ID,Name,Email,Mobile,Department,Status,Positive date';
  const anaLine = (status: string, date: string) =>
    `A-1,Ana Lim,${ana.employee.email},${ana.employee.phone},Research,${status},${date}`;

  it('opens cases for added and changed people, and undoing it closes them as opened in error', async () => {
    const { data } = await importFile([
      heading,
      anaLine('Positive', '2026-02-03'),
      'B-2,Ben Ong,ben@company.example,5550002222,Lab,Positive,',
      'C-3,Cem Ay,cem@company.example,5550003333,Lab,Negative,',
    ]);
    expect(data.importEmployees).toEqual({ added: 2, updated: 1, refused: [] });
    expect(await readPerson()).toMatchObject({
      positiveDate: '2026-02-03',
      version: 1,
      cases: [confirmed('2026-02-03', ['OPENED'])],
    });
    expect(await readPerson('B-2')).toMatchObject({
      isPositive: true,
      version: 1,
      cases: [confirmed(null, ['OPENED'])],
    });
    expect(await readPerson('C-3')).toMatchObject({
      isPositive: false,
      statusHistory: [],
      cases: [],
    });
    await undoLastChange();
    expect(await readPerson()).toMatchObject({
      isPositive: false,
      positiveDate: null,
      cases: [{ outcome: 'OPENED_IN_ERROR', acts: ['UNDONE', 'OPENED'] }],
    });
    const { data: left } = await gateway.graphql(company.token, '{ cases { total } }');
    expect(left.cases.total).toBe(1);
  });

  it('corrects the open case, and undoing it restores the day', async () => {
    await openCase('classification: CONFIRMED, specimenDay: "2026-02-01"');
    await importFile([heading, anaLine('Positive', '2026-02-03')]);
    expect(await readPerson()).toMatchObject({
      positiveDate: '2026-02-03',
      cases: [confirmed('2026-02-03', ['CHANGED', 'OPENED'])],
    });
    await undoLastChange();
    expect(await readPerson()).toMatchObject({
      positiveDate: '2026-02-01',
      cases: [confirmed('2026-02-01', ['UNDONE', 'CHANGED', 'OPENED'])],
    });
  });

  it('closes the case of a negative person as recovered', async () => {
    await openCase('classification: CONFIRMED');
    await importFile([heading, anaLine('Negative', '')]);
    expect(await readPerson()).toMatchObject({
      isPositive: false,
      cases: [{ outcome: 'RECOVERED' }],
    });
  });

  it('undoing it closes a case whose notes were changed since', async () => {
    await importFile([heading, anaLine('Positive', '2026-02-03')]);
    const { data } = await gateway.graphql(company.token, '{ cases { items { id version } } }');
    const [{ id, version }] = data.cases.items;
    await mutate(
      `updateCase(input: { id: "${id}", version: ${version}, notes: "Called in" }) { id }`,
    );
    await undoLastChange();
    expect(await readPerson()).toMatchObject({ cases: [{ outcome: 'OPENED_IN_ERROR' }] });
  });
});

describe('markStatuses', () => {
  it('needs as many statements for 1,000 people as for one', async () => {
    const people = await makeEmployees(gateway.app, company, 2);
    const [first] = people;
    const ids = [
      ana.employee.id,
      ...people.map(({ employee }) => employee.id),
      ...(await addPeople(997)),
    ];
    const positive = (employeeId: string) => ({ employeeId, isPositive: true, positiveDate: null });
    const one = await listStatements([positive(first!.employee.id)]);
    const many = await listStatements(ids.map(positive));
    expect(many).toEqual(one);
    const { rows } = await owner.query(
      `SELECT count(*)::int AS cases, count(DISTINCT number)::int AS numbers, max(number) AS last,
        (SELECT count(*)::int FROM employee_status WHERE company_id = $1 AND is_positive) AS positive,
        (SELECT count(*)::int FROM case_entry WHERE company_id = $1) AS entries,
        (SELECT count(*)::int FROM status_change WHERE company_id = $1) AS changes
       FROM disease_case WHERE company_id = $1`,
      [company.company.id],
    );
    expect(rows).toEqual([
      { cases: 1000, numbers: 1000, last: 1000, positive: 1000, entries: 1000, changes: 1000 },
    ]);
  });

  async function addPeople(count: number): Promise<string[]> {
    const { rows } = await owner.query(
      `INSERT INTO employee (company_id, id, code, name, email, phone, department)
       SELECT $1, gen_random_uuid(), 'X-' || n, 'x', 'x' || n, 'x' || n, 'x' FROM generate_series(1, $2::integer) AS n RETURNING id`,
      [company.company.id, count],
    );
    return rows.map(({ id }) => id);
  }

  /** Lists the names of the statements that marking runs. */
  async function listStatements(statuses: Parameters<typeof markStatuses>[2]): Promise<string[]> {
    const names: string[] = [];
    const origin = { by: null, changeId: null };
    await inTenant(gateway.app.dataSource, company.company.id, (db) => {
      const counted = makeRows((statement, values) => {
        names.push(statement.name);
        return db.rows(statement, values);
      });
      return markStatuses(counted, company.company.id, statuses, origin);
    });
    return names;
  }
});
