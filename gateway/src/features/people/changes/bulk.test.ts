import { beforeAll, describe, expect, it } from 'vitest';
import {
  type MadeCompany,
  type MadeEmployee,
  makeCompany,
  makeEmployee,
} from '../../../../test/factories.js';
import { deferred, useTestGateway } from '../../../../test/hooks.js';

const gateway = useTestGateway();
const owner = deferred(() => gateway.app.owner);
let company: MadeCompany;
let people: MadeEmployee[];

beforeAll(async () => {
  company = await makeCompany(gateway.app);
  people = [];
  for (const [at, department] of ['Research', 'Research', 'Sales', 'Sales', 'Design'].entries())
    people.push(
      await makeEmployee(gateway.app, company, {
        name: `Person ${'ABCDE'[at]}`,
        department,
        isPositive: at < 2,
        positiveDate: at === 0 ? '2026-01-02' : null,
        dateOfBirth: '1990-03-04',
        passwordHash: 'hash',
        lastActiveAt: new Date('2026-02-03T04:05:06.789Z'),
      }),
    );
});

const fields = 'id kind count detail by createdAt undoUntil undoneAt';
const setDepartment = `mutation ($selection: EmployeeSelectionInput!, $department: String!) {
  updateEmployeesDepartment(input: { selection: $selection, department: $department }) { ${fields} } }`;
const markNegative = `mutation ($selection: EmployeeSelectionInput!) { markEmployeesNegative(input: { selection: $selection }) { ${fields} } }`;
const deleteEmployees = `mutation ($selection: EmployeeSelectionInput!) { deleteEmployees(input: { selection: $selection }) { ${fields} } }`;
const undo = `mutation ($id: UUID!) { undoDirectoryChange(id: $id) {
  change { id undoneAt } restored skipped { id name isDeleted } } }`;

const ask = (document: string, variables: Record<string, unknown>, token = company.token) =>
  gateway.graphql(token, document, variables);
const ids = (...indexes: number[]) => indexes.map((at) => people[at]!.employee.id);

/** Reads the stored rows of the directory without versions. */
async function readDirectory(companyId = company.company.id): Promise<unknown[]> {
  const { rows } = await owner.query(
    `SELECT to_jsonb(employee) - 'version' ||
        jsonb_build_object('is_positive', status.is_positive IS TRUE, 'positive_date', status.positive_date) AS row
      FROM employee LEFT JOIN employee_status AS status ON status.company_id = $1 AND employee_id = employee.id
      WHERE employee.company_id = $1 ORDER BY id`,
    [companyId],
  );
  return rows.map(({ row }: { row: unknown }) => row);
}

async function listAuditDetails(action: string): Promise<string[]> {
  const { rows } = await owner.query(
    'SELECT detail FROM audit_entry WHERE company_id = $1 AND action = $2 ORDER BY id',
    [company.company.id, action],
  );
  return rows.map(({ detail }: { detail: string }) => detail);
}

describe('bulk changes', () => {
  it.each([
    [
      'moves to a department',
      setDepartment,
      { department: 'Café' },
      'DEPARTMENT',
      3,
      'Moved to a department',
    ],
    ['markings as negative', markNegative, {}, 'NEGATIVE', 1, 'Marked negative'],
    ['deletions', deleteEmployees, {}, 'DELETION', 3, 'Deleted'],
  ])(
    '%s count their people and can be undone exactly',
    async (_, document, variables, kind, count, words) => {
      const before = await readDirectory();
      const changed = await ask(document, { selection: { ids: ids(1, 2, 4) }, ...variables });
      expect(changed.errors).toBeUndefined();
      const change = Object.values(changed.data)[0] as Record<string, string>;
      expect(change).toMatchObject({ kind, count, by: company.email, undoneAt: null });
      const time = Date.parse(change.undoUntil!) - Date.parse(change.createdAt!);
      expect(time).toBeGreaterThanOrEqual(10_000);
      expect(time).toBeLessThan(12_000);
      expect(await readDirectory()).not.toEqual(before);

      const undone = await ask(undo, { id: change.id });
      expect(undone.data.undoDirectoryChange).toMatchObject({ restored: count, skipped: [] });
      expect(undone.data.undoDirectoryChange.change.undoneAt).not.toBeNull();
      expect(await readDirectory()).toEqual(before);
      expect((await listAuditDetails('CHANGE_UNDONE')).at(-1)).toBe(
        `${words}: ${count === 1 ? '1 person' : `${count} people`}, change ${change.id}`,
      );
    },
  );

  it('apply to all people that a search finds, except excluded ids', async () => {
    const selection = {
      search: 'PERSON',
      filter: { departments: ['Research', 'Sales'] },
      except: ids(3),
    };
    const { data } = await ask(setDepartment, { selection, department: 'Lab' });
    expect(data.updateEmployeesDepartment).toMatchObject({ count: 3, detail: 'Lab' });
    const found = await ask('{ employees(search: "lab") { items { id version } } }', {});
    expect(found.data.employees.items.map(({ id }: { id: string }) => id)).toEqual(ids(0, 1, 2));
    await ask(undo, { id: data.updateEmployeesDepartment.id });
    const again = await ask('{ employees(search: "lab") { total } }', {});
    expect(again.data.employees.total).toBe(0);
  });

  it('apply without a search to everybody except excluded ids', async () => {
    const { data } = await ask(markNegative, { selection: { search: null, except: ids(0) } });
    expect(data.markEmployeesNegative.count).toBe(1);
    await ask(undo, { id: data.markEmployeesNegative.id });
  });

  it('count nobody twice and skip people who already have the value', async () => {
    const selection = { ids: [...ids(4), ...ids(4)] };
    const { data } = await ask(setDepartment, { selection, department: ' Design ' });
    expect(data.updateEmployeesDepartment.count).toBe(0);
  });

  it.each([
    [{}, 'selection', 'Nobody is selected'],
    [{ ids: [] }, 'selection', 'Nobody is selected'],
    [{ search: 'nobody at all' }, 'selection', 'Nobody is selected'],
    [
      { ids: [crypto.randomUUID()], search: 'x' },
      'selection',
      'Name people, or search and filter, not both',
    ],
    [{ search: 'x'.repeat(101) }, 'search', 'Search for at most 100 characters'],
    [
      { ids: Array.from({ length: 10_001 }, () => crypto.randomUUID()) },
      'selection.ids',
      'At most 10000 people can be named; use search and filter for more',
    ],
  ])('refuse the invalid selection %j', async (selection, field, message) => {
    const { errors } = await ask(deleteEmployees, { selection });
    expect(errors?.[0]?.extensions).toEqual({
      code: 'BAD_USER_INPUT',
      fields: [{ field, message }],
    });
  });

  it.each([
    ['  ', 'Please enter department'],
    ['x'.repeat(101), 'At most 100 characters'],
    ['Re\nsearch', 'Line breaks and control characters are not allowed'],
  ])('refuse the invalid department %j', async (department, message) => {
    const { errors } = await ask(setDepartment, { selection: { ids: ids(0) }, department });
    expect(errors?.[0]?.extensions.fields).toEqual([{ field: 'department', message }]);
  });

  it.each([
    ['setDepartment', setDepartment],
    ['markNegative', markNegative],
    ['deleteEmployees', deleteEmployees],
  ])('%s does not find or change people of another company', async (_, document) => {
    const other = await makeCompany(gateway.app);
    const stranger = await makeEmployee(gateway.app, other, { isPositive: true });
    const before = await readDirectory(other.company.id);
    const variables = { selection: { ids: [stranger.employee.id] }, department: 'Sales' };
    const { errors } = await ask(document, variables);
    expect(errors?.[0]?.extensions).toEqual({ code: 'NOT_FOUND' });
    const bySearch = await ask(document, {
      selection: { search: stranger.employee.code },
      department: 'Sales',
    });
    expect(bySearch.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(await readDirectory(other.company.id)).toEqual(before);
    const phone = await ask(document, variables, people[0]!.token);
    expect(phone.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

describe('undoDirectoryChange', () => {
  it('skips and lists people who were changed since', async () => {
    const { data } = await ask(setDepartment, { selection: { ids: ids(0, 1) }, department: 'X' });
    await ask(
      'mutation ($id: UUID!) { updateEmployee(input: { employee: { id: $id }, designation: "Lead" }) { id } }',
      { id: ids(0)[0] },
    );
    const undone = await ask(undo, { id: data.updateEmployeesDepartment.id });
    expect(undone.data.undoDirectoryChange).toMatchObject({
      restored: 1,
      skipped: [{ id: ids(0)[0], name: 'Person A', isDeleted: false }],
    });
    const after = await ask('{ employees(search: "person") { items { name department } } }', {});
    expect(after.data.employees.items.slice(0, 2)).toEqual([
      { name: 'Person A', department: 'X' },
      { name: 'Person B', department: 'Research' },
    ]);
  });

  it('skips a person whose code now belongs to another person', async () => {
    const gone = await makeEmployee(gateway.app, company, { code: 'AGAIN', name: 'First' });
    const other = await makeEmployee(gateway.app, company, { name: 'Second' });
    const deleted = await ask(deleteEmployees, {
      selection: { ids: [gone.employee.id, other.employee.id] },
    });
    await makeEmployee(gateway.app, company, { code: 'AGAIN', name: 'Next' });
    const undone = await ask(undo, { id: deleted.data.deleteEmployees.id });
    expect(undone.data.undoDirectoryChange).toMatchObject({
      restored: 1,
      skipped: [{ id: gone.employee.id, name: 'Former employee', isDeleted: true }],
    });
    const { rows } = await owner.query('SELECT employee_id AS id FROM erasure');
    expect(rows).toEqual([{ id: gone.employee.id }]);
  });

  it('is refused if repeated, too late, or sent by another company or a phone', async () => {
    const { data } = await ask(markNegative, { selection: { ids: ids(0) } });
    const { id } = data.markEmployeesNegative;
    const other = await makeCompany(gateway.app);
    const ofOther = await ask(undo, { id }, other.token);
    const unknown = await ask(undo, { id: crypto.randomUUID() });
    expect(ofOther).toEqual(unknown);
    expect(ofOther.errors?.[0]?.extensions).toEqual({ code: 'NOT_FOUND' });
    const endTimeToUndo = async (seconds: number) =>
      owner.query(
        `UPDATE directory_change SET undo_until = now() - $2 * interval '1 second' WHERE id = $1`,
        [id, seconds],
      );
    await endTimeToUndo(6);
    expect((await ask(undo, { id })).errors?.[0]?.extensions).toEqual({
      code: 'CONFLICT',
      fields: [{ field: 'id', message: 'It is too late to undo this' }],
    });
    await endTimeToUndo(2);
    const answers = await Promise.all([1, 2, 3].map(() => ask(undo, { id })));
    const messages = answers.map(({ errors }) => errors?.[0]?.message ?? 'done');
    expect(messages.toSorted()).toEqual(['Already undone', 'Already undone', 'done']);
    expect((await ask(undo, { id }, people[0]!.token)).errors?.[0]?.extensions.code).toBe(
      'FORBIDDEN',
    );
    expect((await ask(undo, { id: 'x' })).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('restores either everybody or nobody of each of two overlapping changes', async () => {
    const both = [
      ask(setDepartment, { selection: { ids: ids(2, 3) }, department: 'One' }),
      ask(setDepartment, { selection: { ids: ids(3, 2) }, department: 'Two' }),
    ];
    const [one, two] = (await Promise.all(both)).map(({ data }) => data.updateEmployeesDepartment);
    expect([one.count, two.count]).toEqual([2, 2]);
    const [first, second] = one.id < two.id ? [one, two] : [two, one];
    const results = [await ask(undo, { id: first.id }), await ask(undo, { id: second.id })].map(
      ({ data }) => data.undoDirectoryChange.restored,
    );
    expect(new Set(results)).toEqual(new Set([0, 2]));
  });
});

describe('directoryChanges', () => {
  it('lists changes of the own company, newest first', async () => {
    const other = await makeCompany(gateway.app);
    const document = `{ directoryChanges(pageSize: 2) { total items { ${fields} } } }`;
    expect((await ask(document, {}, other.token)).data.directoryChanges).toEqual({
      total: 0,
      items: [],
    });
    const { data } = await ask(document, {});
    expect(data.directoryChanges.items).toHaveLength(2);
    expect(data.directoryChanges.items[0].id > data.directoryChanges.items[1].id).toBe(true);
    const bad = await ask('{ directoryChanges(pageSize: 101) { total } }', {});
    expect(bad.errors?.[0]?.extensions.fields?.[0]?.field).toBe('pageSize');
  });
});

describe('statusHistory', () => {
  it('lists each change with actor, time and directory change, newest first', async () => {
    const { employee } = await makeEmployee(gateway.app, company);
    const update = `mutation ($input: UpdateEmployeeInput!) { updateEmployee(input: $input) { version } }`;
    const inputs = [
      { isPositive: true },
      { positiveDate: '2026-02-01' },
      { designation: 'without a new status' },
      { isPositive: true, positiveDate: '2026-02-01' },
    ];
    for (const input of inputs)
      await ask(update, {
        input: { employee: { id: employee.id }, ...input },
      });
    const { data } = await ask(markNegative, { selection: { ids: [employee.id] } });
    await ask(undo, { id: data.markEmployeesNegative.id });
    const person = await ask(
      `{ employee(by: { id: "${employee.id}" }) { version statusVersion statusHistory { isPositive positiveDate changedBy changedAt change { id kind } } } }`,
      {},
    );
    const { version, statusVersion, statusHistory } = person.data.employee;
    const part = { id: data.markEmployeesNegative.id, kind: 'NEGATIVE' };
    const by = company.email;
    expect(statusHistory.map((entry: object) => ({ ...entry, changedAt: undefined }))).toEqual([
      { isPositive: true, positiveDate: '2026-02-01', changedBy: by, change: part },
      { isPositive: false, positiveDate: null, changedBy: by, change: part },
      { isPositive: true, positiveDate: '2026-02-01', changedBy: by, change: null },
      { isPositive: true, positiveDate: null, changedBy: by, change: null },
    ]);
    // Only the designation is in the directory. Of the status, the last input changed nothing.
    expect([version, statusVersion]).toEqual([2, 4]);
    const moments = statusHistory.map(({ changedAt }: { changedAt: string }) => changedAt);
    expect(moments).toEqual(moments.toSorted().toReversed());
  });
});

it('audit entries of bulk changes contain no personal data', async () => {
  const details = (
    await Promise.all(
      ['EMPLOYEES_CHANGED', 'EMPLOYEES_DELETED', 'EMPLOYEE_UPDATED'].map((action) =>
        listAuditDetails(action),
      ),
    )
  ).flat();
  expect(details.length).toBeGreaterThan(5);
  for (const detail of details)
    // Names of changed fields are allowed, their values are not.
    expect(detail).toMatch(
      /^([a-z][a-zA-Z]*, )*employee [\da-f-]{36}$|^[A-Z][a-z ]+: (1 person|\d+ people), change [\da-f-]{36}$/,
    );
});
