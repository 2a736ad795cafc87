import { describe, expect, it } from 'vitest';
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

describe('directoryImport of a preview', () => {
  it('counts people that the file marks positive without a date, and imports them', async () => {
    const made = await companyOfThree();
    const text = [
      heading,
      makeLine(1, { status: 'POSITIVE' }),
      makeLine(2, { status: 'POSITIVE on 5/11/2026' }),
      makeLine(4, { id: 'N-4', phone: '61239999', status: 'Positive' }),
      makeLine(5, { id: 'A-5', phone: '61239998', status: 'NEGATIVE' }),
    ].join('\r\n');
    const ready = await imports.preview(made.token, text);
    expect(ready).toMatchObject({ new: 2, changed: 2, wrong: 0, positiveWithoutDate: 2 });
    await imports.ask(made.token, 'applyImport', ready.id, { take: 'ALL' });
    const done = await imports.waitForState(made.token, ready.id, ['DONE']);
    expect(done.positiveWithoutDate).toBe(2);
    // The same file again changes nobody.
    const again = await imports.preview(made.token, text);
    expect(again).toMatchObject({ unchanged: 4, positiveWithoutDate: 0 });
  });

  describe('logs an access to the health of people', () => {
    /** Names of the people whom the company's members have looked at. */
    async function listSeen(made: MadeCompany): Promise<string[]> {
      await gateway.app.accesses.settle();
      const { rows } = await gateway.app.owner.query<{ name: string }>(
        `SELECT name FROM person_read JOIN employee ON employee.id = employee_id
          WHERE employee.company_id = $1 AND kind = 'HEALTH' ORDER BY name`,
        [made.company.id],
      );
      return rows.map(({ name }) => name);
    }

    it('whose status the number of changed or unchanged rows tells', async () => {
      const made = await companyOfThree();
      await imports.preview(made.token, `${heading}\r\n${makeLine(2)}`);
      expect(await listSeen(made)).toEqual(['Ben Ong']);
    });

    it('whose status a refused row shows', async () => {
      const made = await companyOfThree();
      await imports.preview(made.token, `${heading}\r\n${makeLine(2, { status: 'maybe' })}`);
      expect(await listSeen(made)).toEqual(['Ben Ong']);
    });

    it('on a short page of a long file', async () => {
      const made = await companyOfThree();
      for (let number = 4; number <= 12; number += 1)
        await makeEmployee(gateway.app, made, { email: `a${number}@x.example` });
      const lines = [3, 2, 1, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(
        (number) => `a${number}@x.example,-`,
      );
      const text = ['email,status', ...lines].join('\n');
      const ready = await imports.preview(made.token, text.replaceAll('-', 'NEGATIVE'));
      expect(ready).toMatchObject({ unchanged: 12 });
      expect(await listSeen(made)).toEqual([]);
      await gateway.graphql(
        made.token,
        `{ directoryImport(id: "${ready.id}") { rows(pageSize: 2) { items { row } } } }`,
      );
      expect(await listSeen(made)).toEqual(['Ben Ong', 'Carla Diaz']);
    });

    it('unless the file has no statuses', async () => {
      const made = await companyOfThree();
      const ready = await imports.preview(made.token, 'email,name\na1@x.example,Ana Maria\n');
      await imports.listRows(made.token, ready.id);
      expect(await listSeen(made)).toEqual([]);
    });
  });

  it('accepts names and phone numbers in common formats', async () => {
    const made = await companyOfThree();
    const text = [
      heading,
      makeLine(1, { name: "Renée O'Brien-Müller", phone: '6123 0001' }),
      makeLine(2, { phone: '(+65) 6123-0002' }),
      makeLine(4, { id: 'N-4', name: 'J.-P. Martin', phone: '+49 30 1234567' }),
      makeLine(5, { id: 'N-5', phone: '+0 6123' }),
    ].join('\r\n');
    const ready = await imports.preview(made.token, text);
    expect(ready).toMatchObject({ new: 1, changed: 2, wrong: 1 });
    const cells = (await imports.listRows(made.token, ready.id)).map((row) =>
      row.cells.map(({ field, before, after, error }) => [field, before, after, error]),
    );
    expect(cells[0]).toEqual([['NAME', 'Ana Lim', "Renée O'Brien-Müller", null]]);
    expect(cells[1]).toEqual([['CALLING_CODE', null, '+65', null]]);
    expect(cells[2]).toContainEqual(['CALLING_CODE', null, '+49', null]);
    expect(cells[3]).toEqual([['PHONE', null, '+0 6123', 'Only numbers accepted.']]);
    await imports.ask(made.token, 'applyImport', ready.id, { take: 'GOOD' });
    await imports.waitForState(made.token, ready.id, ['DONE']);
    const after = await people(made);
    expect(after.map(({ phone }: { phone: string }) => phone)).toEqual([
      '61230001',
      '61230002',
      '61230003',
      '301234567',
    ]);
  });

  it('finds people by a phone number in any format, and refuses a contradicting country code', async () => {
    const made = await companyOfThree();
    const text = [
      'phone,country code,department',
      '+65 6123 0001,,Sales',
      '6123-0002,65,Sales',
      '+49 30 1234567,+65,Sales',
    ].join('\r\n');
    const ready = await imports.preview(made.token, text, 'people.csv', 'MOBILE');
    expect(ready).toMatchObject({ changed: 2, wrong: 1 });
    const rows = await imports.listRows(made.token, ready.id);
    expect(rows[2]?.cells).toContainEqual(
      expect.objectContaining({
        field: 'PHONE',
        error: 'The number begins with +49, but the country code is +65',
      }),
    );
  });

  it('lists new rows, changed rows by cell, unchanged and wrong rows', async () => {
    const made = await companyOfThree();
    const text = [
      heading,
      makeLine(1),
      makeLine(2, { department: 'Sales', status: 'POSITIVE on 5/11/2026' }),
      makeLine(4, { id: 'N-4', phone: '61239999' }),
      makeLine(3, { name: 'R2D2' }),
      makeLine(5, { id: 'A-3', phone: '12' }),
      makeLine(2),
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
    const rows = await imports.listRows(made.token, ready.id);
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
    expect(await imports.listRows(made.token, ready.id, 'WRONG')).toHaveLength(3);
    expect(
      (await people(made)).map(({ department }: { department: string }) => department),
    ).toEqual(['Research', 'Research', 'Research']);
  });

  it('waits for the user if a heading is uncertain, and is made again if the columns change', async () => {
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
    const ready = await imports.setColumns(made.token, first.id, columns);
    expect(ready).toMatchObject({ state: 'READY', changed: 1, wrong: 0 });
    const byPhone = await imports.setColumns(
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
      'Two columns cannot have the same field',
    ],
    [[{ index: 9, field: 'EMAIL' }], 'The file has no such column'],
    [
      [{ index: 0, field: 'NAME' }],
      'Please choose the column of the email address or phone number that identifies people',
    ],
  ])('refuses the columns %j: %s', async (columns, message) => {
    const made = await companyOfThree();
    const { id } = await imports.preview(made.token, 'Who,what\nx,y\n');
    const { errors } = await imports.ask(made.token, 'updateImportColumns', id, {
      columns,
      identifyBy: 'EMAIL',
    });
    expect(errors?.[0]?.extensions.fields).toEqual([{ field: 'columns', message }]);
  });

  it('lists the missing fields of a new person', async () => {
    const made = await makeCompany(gateway.app);
    const { id } = await imports.preview(made.token, 'email,name\nn@x.example,Nora\n');
    const [row] = await imports.listRows(made.token, id);
    expect(row?.cells.map(({ field, error }) => [field, error])).toEqual([
      ['EMPLOYEE_ID', 'Please enter employee id'],
      ['PHONE', 'Please enter phone number'],
      ['DEPARTMENT', 'Please enter department'],
    ]);
  });

  it('keeps the stored value for an empty cell', async () => {
    const made = await companyOfThree();
    const ready = await imports.preview(
      made.token,
      'email,name,department,dob\na1@x.example,,Not available,\n',
    );
    expect(ready).toMatchObject({ unchanged: 1, changed: 0 });
  });
});
