import { utils, write } from '@e965/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTenant } from '../../database/tenant.js';
import { type MadeCompany, makeCompany, makeEmployee } from '../../testing/factories.js';
import { startTestGateway, type TestGateway } from '../../testing/run-document.js';
import { doImports } from './import.job.js';
import { Imports } from '../../testing/imports.js';

let gateway: TestGateway;
let imports: Imports;
beforeAll(async () => {
  gateway = await startTestGateway();
  imports = new Imports(gateway);
  await doImports(gateway.app);
});
afterAll(() => gateway.stop());

const heading = 'ID NO.,NAME,PHONE NO.,EMAIL,DEPARTMENT,COVID-19 STATUS,LAST ACTIVE';
const people = (made: MadeCompany) =>
  gateway
    .graphql(
      made.token,
      '{ employees(pageSize: 1000, sort: EMPLOYEE_ID) { total items { employeeId name phone email department isPositive positiveDate hasPassword version } } }',
    )
    .then(({ data }) => data.employees.items);

/** A company with three people, A-1, A-2 and A-3. */
async function companyOfThree(): Promise<MadeCompany> {
  const made = await makeCompany(gateway.app);
  for (const [at, name] of ['Ana Lim', 'Ben Ong', 'Carla Diaz'].entries())
    await makeEmployee(gateway.app, made, {
      employeeId: `A-${at + 1}`,
      name,
      email: `a${at + 1}@x.example`,
      phone: `6123000${at + 1}`,
      department: 'Research',
    });
  return made;
}
const rowOf = (
  at: number,
  given: Partial<Record<'id' | 'name' | 'phone' | 'email' | 'department' | 'status', string>> = {},
) =>
  [
    given.id ?? `A-${at}`,
    given.name ?? ['', 'Ana Lim', 'Ben Ong', 'Carla Diaz'][at] ?? 'Dan Koh',
    given.phone ?? `6123000${at}`,
    given.email ?? `a${at}@x.example`,
    given.department ?? 'Research',
    given.status ?? 'NEGATIVE',
    'Not available',
  ].join();

describe('a preview', () => {
  it('says what is new, changed cell by cell, unchanged and wrong', async () => {
    const made = await companyOfThree();
    const text = [
      heading,
      rowOf(1),
      rowOf(2, { department: 'Sales', status: 'POSITIVE on 5/11/2026' }),
      rowOf(4, { id: 'N-4', phone: '61239999' }),
      rowOf(3, { name: 'R2D2' }),
      rowOf(5, { id: 'A-3', phone: '12' }),
      rowOf(2),
    ].join('\r\n');
    const ready = await imports.preview(made.token, text);
    expect(ready).toMatchObject({
      state: 'READY',
      total: 6,
      new: 1,
      changed: 1,
      unchanged: 1,
      wrong: 3,
      progress: 0,
    });
    const rows = await imports.rows(made.token, ready.id);
    expect(rows).toEqual([
      { row: 2, kind: 'UNCHANGED', name: 'Ana Lim', error: null, cells: [] },
      {
        row: 3,
        kind: 'CHANGED',
        name: 'Ben Ong',
        error: null,
        cells: [
          { field: 'DEPARTMENT', before: 'Research', after: 'Sales', error: null },
          { field: 'STATUS', before: 'NEGATIVE', after: 'POSITIVE on 5/11/2026', error: null },
        ],
      },
      {
        row: 4,
        kind: 'NEW',
        name: 'Dan Koh',
        error: null,
        cells: [
          ['EMPLOYEE_ID', 'N-4'],
          ['NAME', 'Dan Koh'],
          ['PHONE', '61239999'],
          ['EMAIL', 'a4@x.example'],
          ['DEPARTMENT', 'Research'],
          ['STATUS', 'NEGATIVE'],
        ].map(([field, after]) => ({ field, before: null, after, error: null })),
      },
      {
        row: 5,
        kind: 'WRONG',
        name: 'R2D2',
        error: null,
        cells: [
          { field: 'NAME', before: 'Carla Diaz', after: 'R2D2', error: 'Only alphabet accepted.' },
        ],
      },
      {
        row: 6,
        kind: 'WRONG',
        name: 'Dan Koh',
        error: null,
        cells: [
          { field: 'PHONE', before: null, after: '12', error: 'Minimum 6 digit required.' },
          {
            field: 'EMPLOYEE_ID',
            before: null,
            after: 'A-3',
            error: 'Employee id is already taken',
          },
        ],
      },
      { row: 7, kind: 'WRONG', name: 'Ben Ong', error: 'The same person as in row 3', cells: [] },
    ]);
    expect(await imports.rows(made.token, ready.id, 'WRONG')).toHaveLength(3);
    expect(
      (await people(made)).map(({ department }: { department: string }) => department),
    ).toEqual(['Research', 'Research', 'Research']);
  });

  it('waits for the person where a heading is uncertain, and can be made anew', async () => {
    const made = await companyOfThree();
    const text = 'Who,mobile,phone,Mail\nAna Maria,61230001,9,a1@x.example\n';
    const first = await imports.preview(made.token, text);
    expect([first.state, first.columns]).toEqual([
      'MAPPING',
      [
        { index: 0, heading: 'Who', samples: ['Ana Maria'], field: null },
        { index: 1, heading: 'mobile', samples: ['61230001'], field: null },
        { index: 2, heading: 'phone', samples: ['9'], field: null },
        { index: 3, heading: 'Mail', samples: ['a1@x.example'], field: 'EMAIL' },
      ],
    ]);
    const columns = [
      { index: 0, field: 'NAME' },
      { index: 3, field: 'EMAIL' },
    ];
    const ready = await imports.name(made.token, first.id, columns);
    expect(ready).toMatchObject({ state: 'READY', changed: 1, wrong: 0 });
    const byPhone = await imports.name(
      made.token,
      first.id,
      [...columns, { index: 1, field: 'PHONE' }],
      'MOBILE',
    );
    expect(byPhone).toMatchObject({ state: 'READY', changed: 1, identifyBy: 'MOBILE' });
  });

  it.each([
    [
      [
        { index: 0, field: 'EMAIL' },
        { index: 1, field: 'EMAIL' },
      ],
      'Two columns cannot hold the same',
    ],
    [[{ index: 9, field: 'EMAIL' }], 'The file has no such column'],
    [
      [{ index: 0, field: 'NAME' }],
      'Please name the column that says who a row is about: the email address or the phone number, as you have chosen',
    ],
  ])('refuses columns named %j', async (columns, message) => {
    const made = await companyOfThree();
    const { id } = await imports.preview(made.token, 'Who,what\nx,y\n');
    const { errors } = await imports.ask(made.token, 'nameImportColumns', id, {
      columns,
      identifyBy: 'EMAIL',
    });
    expect(errors?.[0]?.extensions.fields).toEqual([{ field: 'columns', message }]);
  });

  it('names what a new person lacks', async () => {
    const made = await makeCompany(gateway.app);
    const { id } = await imports.preview(made.token, 'email,name\nn@x.example,Nora\n');
    const [row] = await imports.rows(made.token, id);
    expect(row?.cells.map(({ field, error }) => [field, error])).toEqual([
      ['EMPLOYEE_ID', 'Please enter employee id'],
      ['PHONE', 'Please enter phone number'],
      ['DEPARTMENT', 'Please enter department'],
    ]);
  });

  it('leaves what is empty as it is', async () => {
    const made = await companyOfThree();
    const ready = await imports.preview(
      made.token,
      'email,name,department,dob\na1@x.example,,Not available,\n',
    );
    expect(ready).toMatchObject({ unchanged: 1, changed: 0 });
  });
});

describe('applyImport', () => {
  it('takes an Excel file as it takes a text, and writes down that it was done', async () => {
    const made = await companyOfThree();
    const book = utils.book_new();
    const rows = [heading.split(','), rowOf(1, { name: 'Anna Lim' }).split(',')];
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'People');
    const file = write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
    const { id } = await imports.preview(made.token, file, 'people.xlsx', 'MOBILE');
    await imports.ask(made.token, 'applyImport', id, { take: 'ALL' });
    expect((await imports.until(made.token, id, ['DONE'])).change?.count).toBe(1);
    const audit = await inTenant(gateway.app.dataSource, made.company.id, (db) =>
      db.rows({
        name: 'audit',
        text: 'SELECT action, actor, detail FROM audit_entry ORDER BY created_at, id',
      }),
    );
    expect(audit).toEqual([
      { action: 'IMPORT_STARTED', actor: made.email, detail: `import ${id}` },
      { action: 'IMPORT_CONFIRMED', actor: made.email, detail: `import ${id}` },
      {
        action: 'EMPLOYEES_IMPORTED',
        actor: made.email,
        detail: 'people.xlsx: 0 added, 1 changed',
      },
    ]);
  });

  it('does exactly what the preview says, once, and can be undone', async () => {
    const made = await companyOfThree();
    const before = await people(made);
    const text = [
      heading,
      rowOf(1),
      rowOf(2, { phone: '70000000', status: 'POSITIVE' }),
      rowOf(4, { id: 'N-4', phone: '61239999' }),
    ].join('\n');
    const { id } = await imports.preview(made.token, text);
    const [one, two] = await Promise.all([
      imports.ask(made.token, 'applyImport', id, { take: 'ALL' }),
      imports.ask(made.token, 'applyImport', id, { take: 'ALL' }),
    ]);
    expect([one.errors, two.errors]).toEqual([undefined, undefined]);
    const done = await imports.until(made.token, id, ['DONE']);
    expect(done.change).toMatchObject({
      kind: 'IMPORT',
      count: 2,
      detail: 'people.csv',
      by: made.email,
      undoneAt: null,
    });
    const again = await imports.ask(made.token, 'applyImport', id, { take: 'ALL' });
    expect(again.data.applyImport.change.id).toBe(done.change?.id);
    const after = await people(made);
    expect(after).toEqual([
      before[0],
      { ...before[1], phone: '70000000', isPositive: true, version: before[1].version + 1 },
      before[2],
      expect.objectContaining({
        employeeId: 'N-4',
        name: 'Dan Koh',
        phone: '61239999',
        hasPassword: false,
      }),
    ]);
    const { data } = await gateway.graphql(
      made.token,
      '{ employees(search: "dan") { total } employee(id: "A-2") { statusHistory { isPositive changedBy change { kind } } } }',
    );
    expect(data.employees.total).toBe(1);
    expect(data.employee.statusHistory[0]).toEqual({
      isPositive: true,
      changedBy: made.email,
      change: { kind: 'IMPORT' },
    });

    const undone = await gateway.graphql(
      made.token,
      `mutation { undoDirectoryChange(id: "${done.change?.id}") { restored leftAlone { name } } }`,
    );
    expect(undone.data.undoDirectoryChange).toEqual({ restored: 2, leftAlone: [] });
    const back = await people(made);
    expect(back.map(({ version: _version, ...person }: { version: number }) => person)).toEqual(
      before.map(({ version: _version, ...person }: { version: number }) => person),
    );
  });

  it('keeps nothing of the file but the rows that were wrong', async () => {
    const made = await companyOfThree();
    const { id } = await imports.preview(
      made.token,
      [heading, rowOf(1, { name: 'Anna Lim' }), rowOf(2, { phone: '1' })].join('\n'),
    );
    const refused = await imports.ask(made.token, 'applyImport', id, { take: 'ALL' });
    expect(refused.errors?.[0]?.extensions.fields?.[0]?.field).toBe('take');
    await imports.ask(made.token, 'applyImport', id, { take: 'GOOD' });
    await imports.until(made.token, id, ['DONE']);
    expect((await imports.rows(made.token, id)).map(({ kind }) => kind)).toEqual(['WRONG']);
    expect(await imports.stagedCounts(made, id)).toEqual({ files: 0, lines: 0, rows: 1 });
  });

  it.each([
    [
      'changes',
      async (made: MadeCompany) =>
        gateway.graphql(
          made.token,
          'mutation { updateEmployee(id: "A-2", input: { designation: "x" }) { id } }',
        ),
    ],
    [
      'deletes',
      async (made: MadeCompany) =>
        gateway.graphql(made.token, 'mutation { deleteEmployee(id: "A-2") }'),
    ],
    [
      'gives a new number to',
      async (made: MadeCompany) => makeEmployee(gateway.app, made, { phone: '61239999' }),
    ],
  ])(
    'refuses when somebody %s a person meanwhile, until there is a new preview',
    async (_what, change) => {
      const made = await companyOfThree();
      const { id, columns } = await imports.preview(
        made.token,
        [heading, rowOf(2, { name: 'Benjamin' }), rowOf(4, { id: 'N-4', phone: '61239999' })].join(
          '\n',
        ),
      );
      await change(made);
      const { errors } = await imports.ask(made.token, 'applyImport', id, { take: 'ALL' });
      expect(errors?.[0]?.extensions).toMatchObject({
        code: 'CONFLICT',
        fields: [{ field: 'id', message: 'The directory has changed since this preview' }],
      });
      const named = columns.map(({ index, field }) => ({ index, field }));
      expect((await imports.name(made.token, id, named)).state).toBe('READY');
    },
  );

  it('is not disturbed by a phone that reports meanwhile', async () => {
    const made = await companyOfThree();
    const phone = await makeEmployee(gateway.app, made, {
      employeeId: 'P-1',
      email: 'p@x.example',
      phone: '60000000',
    });
    const { id } = await imports.preview(made.token, 'email,name\np@x.example,Peter\n');
    await gateway.rest(phone.token, 'POST /health/new', { os_version: '1' });
    expect(
      (await imports.ask(made.token, 'applyImport', id, { take: 'ALL' })).errors,
    ).toBeUndefined();
    expect((await imports.until(made.token, id, ['DONE'])).change?.count).toBe(1);
  });
});

describe('cancelImport', () => {
  it('stops an import and forgets what it held', async () => {
    const made = await companyOfThree();
    const { id } = await imports.preview(made.token, [heading, rowOf(1)].join('\n'));
    const { data } = await imports.ask(made.token, 'cancelImport', id);
    expect(data.cancelImport.state).toBe('CANCELLED');
    expect(await imports.stagedCounts(made, id)).toEqual({ files: 0, lines: 0, rows: 0 });
    const { errors } = await imports.ask(made.token, 'applyImport', id, { take: 'ALL' });
    expect(errors?.[0]?.extensions.code).toBe('CONFLICT');
  });

  it('is too late when it is done', async () => {
    const made = await companyOfThree();
    const { id } = await imports.preview(
      made.token,
      [heading, rowOf(1, { name: 'Anna' })].join('\n'),
    );
    await imports.ask(made.token, 'applyImport', id, { take: 'ALL' });
    await imports.until(made.token, id, ['DONE']);
    const { errors } = await imports.ask(made.token, 'cancelImport', id);
    expect(errors?.[0]?.message).toBe('This import is done: it can be undone instead');
  });
});

describe('a stranger', () => {
  it('finds no import of another company', async () => {
    const made = await companyOfThree();
    const stranger = await makeCompany(gateway.app);
    const { id } = await imports.preview(made.token, [heading, rowOf(1)].join('\n'));
    const answers = [
      await imports.ask(stranger.token, 'cancelImport', id),
      await imports.ask(stranger.token, 'applyImport', id, { take: 'ALL' }),
      await imports.ask(stranger.token, 'nameImportColumns', id, {
        columns: [],
        identifyBy: 'EMAIL',
      }),
      await gateway.graphql(stranger.token, `{ directoryImport(id: "${id}") { id } }`),
    ];
    expect(answers.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual(
      answers.map(() => 'NOT_FOUND'),
    );
    const { errors } = await imports.start(null, 'a,b');
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});
