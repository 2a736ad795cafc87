import { utils, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { listAudit } from '../../../../test/audit.js';
import { type MadeCompany, makeCompany, makeEmployee } from '../../../../test/factories.js';
import {
  makeCompanyOfThree,
  heading,
  listPeople,
  makeLine,
} from '../../../../test/import-files.js';
import { useImports } from '../../../../test/imports.js';

const { gateway, imports } = useImports();

const people = (made: MadeCompany) => listPeople(gateway, made);

const companyOfThree = () => makeCompanyOfThree(gateway);

describe('applyImport', () => {
  it('imports an Excel file like a CSV file, and writes audit entries', async () => {
    const made = await companyOfThree();
    const book = utils.book_new();
    const rows = [heading.split(','), makeLine(1, { name: 'Anna Lim' }).split(',')];
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'People');
    const file = write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
    const { id } = await imports.preview(made.token, file, 'people.xlsx', 'MOBILE');
    await imports.ask(made.token, 'applyImport', id, { take: 'ALL' });
    expect((await imports.waitForState(made.token, id, ['DONE'])).change?.count).toBe(1);
    expect(await listAudit(gateway.app, made)).toEqual([
      { action: 'IMPORT_STARTED', actor: made.email, detail: `import ${id}` },
      { action: 'IMPORT_CONFIRMED', actor: made.email, detail: `import ${id}` },
      {
        action: 'EMPLOYEES_IMPORTED',
        actor: made.email,
        detail: 'people.xlsx: 0 added, 1 changed',
      },
    ]);
  });

  it('applies exactly the preview, once for concurrent requests, and can be undone', async () => {
    const made = await companyOfThree();
    const before = await people(made);
    const text = [
      heading,
      makeLine(1),
      makeLine(2, { phone: '70000000', status: 'POSITIVE' }),
      makeLine(4, { id: 'N-4', phone: '61239999' }),
    ].join('\n');
    const { id } = await imports.preview(made.token, text);
    const [one, two] = await Promise.all([
      imports.ask(made.token, 'applyImport', id, { take: 'ALL' }),
      imports.ask(made.token, 'applyImport', id, { take: 'ALL' }),
    ]);
    expect([one.errors, two.errors]).toEqual([undefined, undefined]);
    const done = await imports.waitForState(made.token, id, ['DONE']);
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
        code: 'N-4',
        name: 'Dan Koh',
        phone: '61239999',
        hasPassword: false,
      }),
    ]);
    const { data } = await gateway.graphql(
      made.token,
      '{ employees(search: "dan") { total } employee(by: { code: "A-2" }) { statusHistory { isPositive changedBy change { kind } } } }',
    );
    expect(data.employees.total).toBe(1);
    expect(data.employee.statusHistory[0]).toEqual({
      isPositive: true,
      changedBy: made.email,
      change: { kind: 'IMPORT' },
    });

    const undone = await gateway.graphql(
      made.token,
      `mutation { undoDirectoryChange(id: "${done.change?.id}") { restored skipped { name } } }`,
    );
    expect(undone.data.undoDirectoryChange).toEqual({ restored: 2, skipped: [] });
    const back = await people(made);
    expect(back.map(({ version: _version, ...person }: { version: number }) => person)).toEqual(
      before.map(({ version: _version, ...person }: { version: number }) => person),
    );
  });

  it('deletes all but the wrong rows of the file', async () => {
    const made = await companyOfThree();
    const { id } = await imports.preview(
      made.token,
      [heading, makeLine(1, { name: 'Anna Lim' }), makeLine(2, { phone: '1' })].join('\n'),
    );
    const refused = await imports.ask(made.token, 'applyImport', id, { take: 'ALL' });
    expect(refused.errors?.[0]?.extensions.fields?.[0]?.field).toBe('take');
    await imports.ask(made.token, 'applyImport', id, { take: 'GOOD' });
    await imports.waitForState(made.token, id, ['DONE']);
    expect((await imports.listRows(made.token, id)).map(({ kind }) => kind)).toEqual(['WRONG']);
    expect(await imports.countStaged(made, id)).toEqual({ files: 0, lines: 0, rows: 1 });
  });

  it.each([
    [
      'changes',
      async (made: MadeCompany) =>
        gateway.graphql(
          made.token,
          'mutation { updateEmployee(input: { employee: { code: "A-2" }, designation: "x" }) { id } }',
        ),
    ],
    [
      'deletes',
      async (made: MadeCompany) =>
        gateway.graphql(
          made.token,
          'mutation { deleteEmployee(employee: { code: "A-2" }) { id } }',
        ),
    ],
    [
      'takes the phone number of',
      async (made: MadeCompany) => makeEmployee(gateway.app, made, { phone: '61239999' }),
    ],
  ])(
    'returns CONFLICT if somebody %s a person after the preview, until there is a new one',
    async (_what, change) => {
      const made = await companyOfThree();
      const { id, columns } = await imports.preview(
        made.token,
        [
          heading,
          makeLine(2, { name: 'Benjamin' }),
          makeLine(4, { id: 'N-4', phone: '61239999' }),
        ].join('\n'),
      );
      await change(made);
      const { errors } = await imports.ask(made.token, 'applyImport', id, { take: 'ALL' });
      expect(errors?.[0]?.extensions).toMatchObject({
        code: 'CONFLICT',
        fields: [{ field: 'id', message: 'The directory has changed since this preview' }],
      });
      const named = columns.map(({ index, field }) => ({ index, field }));
      expect((await imports.setColumns(made.token, id, named)).state).toBe('READY');
    },
  );

  it('succeeds if a phone has reported since the preview', async () => {
    const made = await companyOfThree();
    const phone = await makeEmployee(gateway.app, made, {
      code: 'P-1',
      email: 'p@x.example',
      phone: '60000000',
    });
    const { id } = await imports.preview(made.token, 'email,name\np@x.example,Peter\n');
    await gateway.rest(phone.token, 'POST /health/new', { os_version: '1' });
    expect(
      (await imports.ask(made.token, 'applyImport', id, { take: 'ALL' })).errors,
    ).toBeUndefined();
    expect((await imports.waitForState(made.token, id, ['DONE'])).change?.count).toBe(1);
  });
});

describe('cancelImport', () => {
  it('stops an import and deletes its rows', async () => {
    const made = await companyOfThree();
    const { id } = await imports.preview(made.token, [heading, makeLine(1)].join('\n'));
    const { data } = await imports.ask(made.token, 'cancelImport', id);
    expect(data.cancelImport.state).toBe('CANCELLED');
    expect(await imports.countStaged(made, id)).toEqual({ files: 0, lines: 0, rows: 0 });
    const { errors } = await imports.ask(made.token, 'applyImport', id, { take: 'ALL' });
    expect(errors?.[0]?.extensions.code).toBe('CONFLICT');
  });

  it('returns CONFLICT if the import is done', async () => {
    const made = await companyOfThree();
    const { id } = await imports.preview(
      made.token,
      [heading, makeLine(1, { name: 'Anna' })].join('\n'),
    );
    await imports.ask(made.token, 'applyImport', id, { take: 'ALL' });
    await imports.waitForState(made.token, id, ['DONE']);
    const { errors } = await imports.ask(made.token, 'cancelImport', id);
    expect(errors?.[0]?.message).toBe('This import is done: it can be undone instead');
  });
});

describe('startImport with many previews', () => {
  const start = async (made: MadeCompany) => {
    const { data, errors } = await imports.start(made.token, [heading, makeLine(1)].join('\n'));
    expect(errors).toBeUndefined();
    return data.startImport.id as string;
  };
  const findStates = (made: MadeCompany, ids: string[]) =>
    Promise.all(ids.map(async (id) => (await imports.find(made.token, id)).state));

  it('stops the oldest preview of more than 5, deletes its rows and writes an audit entry', async () => {
    const made = await companyOfThree();
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      const { id } = await imports.preview(made.token, [heading, makeLine(1)].join('\n'));
      ids.push(id);
    }
    expect(await findStates(made, ids)).toEqual(ids.map(() => 'READY'));
    const stranger = await companyOfThree();
    await imports.preview(stranger.token, [heading, makeLine(1)].join('\n'));
    expect(await findStates(made, ids)).toEqual(ids.map(() => 'READY'));
    const { id } = await imports.preview(made.token, [heading, makeLine(1)].join('\n'));
    expect(await findStates(made, [...ids, id])).toEqual(['CANCELLED', ...Array(5).fill('READY')]);
    expect(await imports.countStaged(made, ids[0]!)).toEqual({ files: 0, lines: 0, rows: 0 });
    expect(await listAudit(gateway.app, made)).toContainEqual({
      action: 'IMPORT_CANCELLED',
      actor: made.email,
      detail: `import ${ids[0]}`,
    });
  });

  it('keeps 5 previews that are started concurrently', async () => {
    const made = await companyOfThree();
    const ids = await Promise.all(Array.from({ length: 12 }, () => start(made)));
    const states = await findStates(made, ids);
    expect(states.filter((state) => state !== 'CANCELLED')).toHaveLength(5);
  });

  it('does not stop imports that are done or store nothing', async () => {
    const made = await companyOfThree();
    const { id: done } = await imports.preview(made.token, [heading, makeLine(1)].join('\n'));
    await imports.ask(made.token, 'applyImport', done, { take: 'ALL' });
    await imports.waitForState(made.token, done, ['DONE']);
    const { id: failed } = await imports.preview(made.token, `${heading}\n"`);
    expect(await findStates(made, [failed])).toEqual(['FAILED']);
    for (let count = 0; count < 6; count += 1) await start(made);
    expect(await findStates(made, [done, failed])).toEqual(['DONE', 'FAILED']);
  });
});

describe('directoryImport', () => {
  it('returns NOT_FOUND for imports of other companies, as do its mutations', async () => {
    const made = await companyOfThree();
    const stranger = await makeCompany(gateway.app);
    const { id } = await imports.preview(made.token, [heading, makeLine(1)].join('\n'));
    const answers = [
      await imports.ask(stranger.token, 'cancelImport', id),
      await imports.ask(stranger.token, 'applyImport', id, { take: 'ALL' }),
      await imports.ask(stranger.token, 'updateImportColumns', id, {
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
