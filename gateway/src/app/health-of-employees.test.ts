import { beforeAll, describe, expect, it } from 'vitest';
import { MemberRole, Role } from '../access/role.js';
import { AuditAction } from '../features/audit/entries/audit-entry.entity.js';
import { writeAuditEntry } from '../features/audit/entries/audit.service.js';
import { inTenant } from '../database/tenant.js';
import { type MadeCompany, makeCompany, makeEmployee, makeMember } from '../../test/factories.js';
import { useTestGateway } from '../../test/hooks.js';

const gateway = useTestGateway();
let made: MadeCompany;
let id: string;
let positiveId: string;
const tokens: Partial<Record<Role, string>> = {};
beforeAll(async () => {
  made = await makeCompany(gateway.app);
  for (const role of Object.values(MemberRole))
    tokens[role] = (await makeMember(gateway.app, made, role)).token;
  id = (await makeEmployee(gateway.app, made, { name: 'Ben Lim' })).employee.id;
  const ill = { name: 'Ana Tan', isPositive: true, positiveDate: '2026-11-01' };
  positiveId = (await makeEmployee(gateway.app, made, ill)).employee.id;
});

const manager = () => tokens[Role.DIRECTORY_MANAGER] ?? null;
const refused = (field: string) => ({
  code: 'FORBIDDEN',
  fields: [{ field, message: expect.stringContaining('Your role may not') }],
});

/** Parts of a request that need the health of employees, and how the refusal names them. */
const asked: Record<string, [field: string, document: string]> = {
  'the status': ['isPositive', 'employee(by: { id: $id }) { name isPositive }'],
  'the day of the test': ['positiveDate', 'employee(by: { id: $id }) { positiveDate }'],
  'statuses of a list': ['isPositive', 'employees { items { ...E } }'],
  'the report of the phone': ['health', 'employee(by: { id: $id }) { health { osVersion } }'],
  'the history of the status': [
    'statusHistory',
    'employee(by: { id: $id }) { statusHistory { isPositive } }',
  ],
  'cases of a person': ['cases', 'employee(by: { id: $id }) { cases { id } }'],
  'a filter by status': ['filter.status', 'employees(filter: { status: POSITIVE }) { total }'],
  'an order by status': ['sort', 'employees(sort: STATUS) { items { id } }'],
  'people by status for codes': [
    'people.selection.filter.status',
    'appCodeCandidates(people: { selection: { filter: { status: POSITIVE } } }) { total }',
  ],
  'reports of illness': ['filter.kind', 'employeeReports { total }'],
};
const documentOf = (body: string) =>
  `query ($id: UUID!) { ${body} same: employee(by: { id: $id }) { id } } ${
    body.includes('...E') ? 'fragment E on Employee { isPositive }' : ''
  }`;

describe('the health of employees', () => {
  it.each(Object.entries(asked))(
    'directory managers cannot read health: %s',
    async (_, [field, body]) => {
      const { data, errors } = await gateway.graphql(manager(), documentOf(body), { id });
      expect([data ?? null, errors?.[0]?.extensions]).toEqual([null, refused(field)]);
    },
  );

  it.each(Object.entries(asked))('safety officers can read health: %s', async (_, [, body]) => {
    const token = tokens[Role.SAFETY_OFFICER] ?? null;
    // App codes are the directory manager's.
    const asker = body.startsWith('appCode') ? made.token : token;
    expect((await gateway.graphql(asker, documentOf(body), { id })).errors).toBeUndefined();
  });

  it('directory managers may skip health fields with a variable', async () => {
    const document = `query ($id: UUID!, $sees: Boolean!) {
      employee(by: { id: $id }) { name isPositive @include(if: $sees) ...H @skip(if: $hides) } }
      fragment H on Employee { health { osVersion } }`.replace(
      '$sees: Boolean!',
      '$sees: Boolean!, $hides: Boolean!',
    );
    // Asked for more than twice, so that the compiled document is tried too.
    for (let times = 0; times < 3; times += 1) {
      const hidden = await gateway.graphql(manager(), document, { id, sees: false, hides: true });
      expect(hidden.data).toEqual({ employee: { name: 'Ben Lim' } });
      const shown = await gateway.graphql(manager(), document, { id, sees: true, hides: true });
      expect(shown.errors?.[0]?.extensions).toEqual(refused('isPositive'));
      const spread = await gateway.graphql(manager(), document, { id, sees: false, hides: false });
      expect(spread.errors?.[0]?.extensions).toEqual(refused('health'));
    }
  });

  it('an input of a directory manager with health is refused as a whole', async () => {
    for (const change of [{ isPositive: true }, { isPositive: false }, { positiveDate: null }]) {
      const { errors } = await gateway.graphql(
        manager(),
        'mutation ($input: UpdateEmployeeInput!) { updateEmployee(input: $input) { id } }',
        { input: { employee: { id }, name: 'Other Name', ...change } },
      );
      expect(errors?.[0]?.extensions).toEqual(refused(Object.keys(change)[0]!));
    }
    const { data } = await gateway.graphql(
      manager(),
      documentOf('employee(by: { id: $id }) { name }'),
      { id },
    );
    expect(data.employee.name).toBe('Ben Lim');
  });

  it('REST rows that return health refuse directory managers', async () => {
    const { status, body } = await gateway.rest(manager(), 'GET /employees');
    expect([status, body.errors]).toEqual([
      403,
      [{ field: expect.any(String), message: expect.stringContaining('Employee.') }],
    ]);
  });
});

describe('numbers of cases in cleanups', () => {
  const read = async (token: string | null) => {
    const document = '{ retentionPreview(days: 14) { cases } retentionRuns { items { cases } } }';
    const { data, errors } = await gateway.graphql(token, document);
    expect(errors).toBeUndefined();
    return [data.retentionPreview.cases, data.retentionRuns.items[0].cases];
  };

  it('are withheld from directory managers', async () => {
    await gateway.app.owner.query(
      `INSERT INTO retention_run (company_id, id, kept_from, contacts, breaches, health_reports, figures, cases)
       VALUES ($1, gen_random_uuid(), '2026-01-01', 1, 0, 0, 0, 3)`,
      [made.company.id],
    );
    expect(await read(manager())).toEqual([null, null]);
    expect(await read(made.token)).toEqual([0, 3]);
  });
});

describe('status changes', () => {
  const mark = async (token: string) => {
    const { data } = await gateway.graphql(
      token,
      'mutation ($ids: [UUID!]) { markEmployeesNegative(input: { selection: { ids: $ids } }) { id } }',
      { ids: [positiveId] },
    );
    return data.markEmployeesNegative.id as string;
  };
  const undo = (token: string | null, change: string) =>
    gateway.graphql(token, 'mutation ($id: UUID!) { undoDirectoryChange(id: $id) { restored } }', {
      id: change,
    });
  const list = async (token: string | null) =>
    (await gateway.graphql(token, '{ directoryChanges { total items { id kind } } }')).data
      .directoryChanges;

  it('directory managers can neither list nor undo status changes', async () => {
    const before = await list(manager());
    const change = await mark(tokens[Role.SAFETY_OFFICER]!);
    expect((await list(made.token)).items[0]).toEqual({ id: change, kind: 'NEGATIVE' });
    expect(await list(manager())).toEqual(before);
    expect((await undo(manager(), change)).errors?.[0]?.extensions).toEqual(refused('id'));
    expect((await undo(tokens[Role.SAFETY_OFFICER]!, change)).data.undoDirectoryChange).toEqual({
      restored: 1,
    });
  });

  it('safety officers can undo only status changes', async () => {
    const { data } = await gateway.graphql(
      manager(),
      'mutation ($ids: [UUID!]) { updateEmployeesDepartment(input: { selection: { ids: $ids }, department: "Sales" }) { id } }',
      { ids: [id] },
    );
    const change = data.updateEmployeesDepartment.id;
    const { errors } = await undo(tokens[Role.SAFETY_OFFICER]!, change);
    expect(errors?.[0]?.extensions).toEqual(refused('id'));
    expect((await undo(manager(), change)).errors).toBeUndefined();
  });
});

describe('files', () => {
  const read = (token: string | null, path: string) => gateway.rest(token, `GET ${path}`);

  it('the exported directory of a directory manager omits the status', async () => {
    const whole = await read(tokens[Role.SAFETY_OFFICER]!, '/employees/export');
    expect(whole.text).toContain('COVID-19 STATUS');
    expect(whole.text).toContain('POSITIVE on 1/11/2026');
    const { status, text } = await read(manager(), '/employees/export');
    expect(status).toBe(200);
    expect(text).toContain('Ana Tan');
    expect(text).not.toMatch(/POSITIVE|NEGATIVE|STATUS/);
    const [heading, ...lines] = text.trim().split('\r\n');
    for (const line of lines) expect(line.split(',')).toHaveLength(heading!.split(',').length);
  });

  it.each(['?status=POSITIVE', '?sort=STATUS:asc'])(
    'a directory manager cannot filter or sort an export by status: %s',
    async (query) => {
      expect((await read(manager(), `/employees/export${query}`)).status).toBe(403);
      expect((await read(made.token, `/employees/export${query}`)).status).toBe(200);
    },
  );

  it.each(['/healths/export', '/employee/:id/data'])(
    'a directory manager cannot download health: %s',
    async (path) => {
      const asked = path.replace(':id', id);
      expect((await read(manager(), asked)).status).toBe(403);
      expect((await read(tokens[Role.SAFETY_OFFICER]!, asked)).status).toBe(200);
    },
  );
});

describe('imports', () => {
  const csv = (heading: string, status: string) =>
    new File(
      [
        `Id,Name,Phone,Email,Department,${heading}\nE-7,Cleo Ng,81234567,cleo@x.example,Sales,${status}\n`,
      ],
      'people.csv',
    );
  const start = async (token: string | null, file: File) => {
    const { data } = await gateway.upload(
      token,
      'mutation ($file: Upload!) { startImport(input: { file: $file, identifyBy: EMAIL }) { id } }',
      {},
      file,
    );
    return data.startImport.id as string;
  };

  it('a directory manager cannot import a file with a status column in one step', async () => {
    const send = (file: File) =>
      gateway.upload(
        manager(),
        'mutation ($file: Upload!) { importEmployees(input: { file: $file, identifyBy: EMAIL }) { added } }',
        {},
        file,
      );
    const { errors } = await send(csv('COVID-19 STATUS', 'POSITIVE'));
    expect(errors?.[0]?.extensions).toEqual(refused('file'));
    expect((await send(csv('Job title', 'Clerk'))).data.importEmployees.added).toBe(1);
  });

  it('a directory manager sees and applies an import without its statuses', async () => {
    const theirs = await start(made.token, csv('COVID-19 STATUS', 'POSITIVE'));
    await inTenant(gateway.app.dataSource, made.company.id, (db) =>
      db.unnamed(
        `UPDATE directory_import SET columns = '[{"index": 0, "heading": "S", "samples": [], "field": "STATUS"}]' WHERE id = $1`,
        [theirs],
      ),
    );
    for (const document of [
      'query ($id: UUID!) { directoryImport(id: $id) { id } }',
      'mutation ($id: UUID!) { applyImport(input: { id: $id, take: ALL }) { id } }',
      'mutation ($id: UUID!) { cancelImport(id: $id) { id } }',
    ]) {
      const { errors } = await gateway.graphql(manager(), document, { id: theirs });
      expect(errors?.[0]?.extensions).toEqual(refused('id'));
    }
    const own = await start(manager(), csv('Job title', 'Clerk'));
    const name = await gateway.graphql(
      manager(),
      'mutation ($id: UUID!) { updateImportColumns(input: { id: $id, identifyBy: EMAIL, columns: [{ index: 5, field: STATUS }] }) { id } }',
      { id: own },
    );
    expect(name.errors?.[0]?.extensions.code).toMatch(/CONFLICT|FORBIDDEN/);
  });
});

describe('the audit log for auditors', () => {
  const list = async (token: string | null, search?: string) =>
    (
      await gateway.graphql(
        token,
        'query ($search: String) { auditEntries(search: $search, action: EMPLOYEE_UPDATED) { total items { detail isDetailWithheld } } }',
        { search },
      )
    ).data.auditEntries;

  it('the audit log hides health details from auditors, also from their searches', async () => {
    const write = (detail: string) =>
      inTenant(gateway.app.dataSource, made.company.id, (db) =>
        writeAuditEntry(
          db,
          { companyId: made.company.id, action: AuditAction.EMPLOYEE_UPDATED, detail },
          { address: '203.0.113.7' },
        ),
      );
    await write('name, employee 7');
    await write('isPositive, employee 8');
    const auditor = tokens[Role.AUDITOR]!;
    const named = { detail: 'name, employee 7', isDetailWithheld: false };
    expect(await list(auditor)).toEqual({
      total: 2,
      items: [{ detail: null, isDetailWithheld: true }, named],
    });
    expect(await list(auditor, 'employee')).toEqual({ total: 1, items: [named] });
    const file = await gateway.rest(auditor, 'GET /audit/export?action=EMPLOYEE_UPDATED');
    expect(file.text).toContain('employee 7');
    expect(file.text).toContain('"isDetailWithheld":true');
    expect(file.text).not.toContain('employee 8');
    expect((await list(made.token, 'isPositive')).items).toEqual([
      { detail: 'isPositive, employee 8', isDetailWithheld: false },
    ]);
  });
});
