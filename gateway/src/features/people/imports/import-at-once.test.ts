import { beforeAll, describe, expect, it } from 'vitest';
import { type MadeCompany, makeCompany, makeEmployee } from '../../../../test/factories.js';
import { useTestGateway } from '../../../../test/hooks.js';

const gateway = useTestGateway();
let made: MadeCompany;
beforeAll(async () => {
  made = await makeCompany(gateway.app);
  const known = { code: 'A-1', name: 'Ana Lim', email: 'a@x.example', phone: '61230001' };
  await makeEmployee(gateway.app, made, known);
});

const send = (
  token: string | null,
  content: string | Buffer | null,
  method?: string,
  name = 'people.csv',
) => {
  const form = new FormData();
  if (content !== null)
    form.set('csv', new File([new Uint8Array(Buffer.from(content as string))], name));
  // After the file, as old clients send it.
  if (method !== undefined) form.set('method', method);
  return gateway.restForm(token, 'POST /employee/csv-upload', form);
};

describe('POST /api/employee/csv-upload', () => {
  it('imports the valid rows and returns the errors of the others', async () => {
    const text = [
      'employee_id,name,phone,email,department,notes',
      'A-1,Anna Lim,61230001,a@x.example,Sales,ignored',
      'B-2,Ben Ong,61230002,B@X.example,Research,',
      'A-1,Carla Diaz,12,c@x.example,Research,',
      ',R2D2,61230004,d@x.example,Research,',
    ].join('\n');
    const { status, body } = await send(made.token, text, 'email');
    expect([status, body]).toEqual([
      200,
      {
        success: true,
        message: [
          { row: 4, message: 'Minimum 6 digit required. Employee id is already taken' },
          { row: 5, message: 'Please enter employee id Only alphabet accepted.' },
        ],
        data: { added: 1, updated: 1, failed: 2 },
      },
    ]);
    const { data } = await gateway.graphql(
      made.token,
      '{ employees(sort: EMPLOYEE_ID) { items { code name email department hasPassword } } directoryChanges { items { kind count detail } } }',
    );
    expect(data).toEqual({
      employees: {
        items: [
          {
            code: 'A-1',
            name: 'Anna Lim',
            email: 'a@x.example',
            department: 'Sales',
            hasPassword: false,
          },
          {
            code: 'B-2',
            name: 'Ben Ong',
            email: 'b@x.example',
            department: 'Research',
            hasPassword: false,
          },
        ],
      },
      directoryChanges: { items: [{ kind: 'IMPORT', count: 2, detail: 'people.csv' }] },
    });
  });

  it('identifies people by phone on request', async () => {
    const { body } = await send(made.token, 'phone,email\n61230001,new@x.example\n', 'phone');
    expect(body.data).toEqual({ added: 0, updated: 1, failed: 0 });
  });

  it('identifies people by phone with its country code', async () => {
    const own = await makeCompany(gateway.app);
    const chen = { code: 'B-1', name: 'Chen Wei', email: 'chen@x.example', phone: '97770001' };
    await makeEmployee(gateway.app, own, { ...chen, callingCode: '+65' });
    const text = [
      'employee_id,name,phone,email,department',
      'B-9,Siti Aminah,+60 97770001,siti@x.example,Sales',
      'B-1,Chen Wei,+65 97770001,wei@x.example,Sales',
    ].join('\n');
    const { body } = await send(own.token, text, 'phone');
    expect(body.data).toEqual({ added: 1, updated: 1, failed: 0 });
    const unclear = await send(own.token, 'phone,department\n97770001,Research\n', 'phone');
    expect(unclear.body.message).toEqual([
      {
        row: 2,
        message:
          'Several people have this number in different countries. Please add the country code',
      },
    ]);
    const { data } = await gateway.graphql(
      own.token,
      '{ employees(sort: EMPLOYEE_ID) { items { code callingCode phone email } } }',
    );
    expect(data.employees.items).toEqual([
      { code: 'B-1', callingCode: '+65', phone: '97770001', email: 'wei@x.example' },
      { code: 'B-9', callingCode: '+60', phone: '97770001', email: 'siti@x.example' },
    ]);
  });

  it('takes the same digits in two countries for two people', async () => {
    const own = await makeCompany(gateway.app);
    const text = [
      'employee_id,name,phone,email,department',
      'C-1,Ana Lim,+65 9123 4567,ana@x.example,Sales',
      'C-2,Siti Aminah,+60 9123 4567,siti@x.example,Sales',
      'C-3,Ben Ong,+65 91234567,ben@x.example,Sales',
    ].join('\n');
    const { body } = await send(own.token, text, 'email');
    expect(body.data).toEqual({ added: 2, updated: 0, failed: 1 });
    expect(body.message).toEqual([{ row: 4, message: 'Also in row 2' }]);
  });

  it('changes nothing if no row differs', async () => {
    const other = await makeCompany(gateway.app);
    const { status, body } = await send(other.token, 'email,name\n', 'email');
    expect([status, body.message, body.data]).toEqual([
      200,
      [],
      { added: 0, updated: 0, failed: 0 },
    ]);
  });

  it.each([
    ['no file', null, 'email', 400, 'csv', 'Please select the file.'],
    ['an empty file', '', 'email', 400, 'csv', 'Please select the file.'],
    ['blank rows', '\n\n', 'email', 400, 'csv', 'The file is empty'],
    ['no method', 'email\n', undefined, 400, 'method', 'method is missing'],
    ['an unknown method', 'email\n', 'name', 400, 'method', 'method is not valid'],
    [
      'no column for it',
      'name\nAna\n',
      'email',
      400,
      'csv',
      'The file has no column for the email address',
    ],
  ])('refuses %s', async (_name, content, method, status, field, message) => {
    const answer = await send(made.token, content, method);
    expect([answer.status, answer.body.errors]).toEqual([status, [{ field, message }]]);
  });

  it('refuses other file types, too large files, other callers and other bodies', async () => {
    const answers = [
      await send(made.token, 'x', 'email', 'people.pdf'),
      await send(made.token, Buffer.alloc(21 * 1024 * 1024, 'x'), 'email'),
      await send(null, 'email\n', 'email'),
      await gateway.rest(made.token, 'POST /employee/csv-upload', { method: 'email' }),
    ];
    expect(answers.map(({ status, body }) => [status, body.message])).toEqual([
      [400, 'Please select a csv, xls or xlsx file'],
      [413, 'At most 20 MB'],
      [401, 'Please sign in'],
      [415, 'Please send a form with a file'],
    ]);
    const { token } = await makeEmployee(gateway.app, made, {
      code: 'P-1',
      email: 'p@x.example',
      phone: '60000001',
    });
    expect((await send(token, 'email\n', 'email')).status).toBe(403);
    const ended = await send('nonsense', 'email\n', 'email');
    expect([ended.status, ended.body.errorCode]).toEqual([401, 401]);
  });

  it('refuses addresses with quotes, and codes and departments of several lines', async () => {
    const text = [
      'employee_id,name,phone,email,department',
      'Q-1,Ben Ong,61239001,"""a b""@x.example",Research',
      '"Q\n2",Ben Ong,61239002,q2@x.example,Research',
      'Q-3,Ben Ong,61239003,q3@x.example,"Re\nsearch"',
    ].join('\n');
    const { body } = await send(made.token, text, 'email');
    const brokenLine = 'Line breaks and control characters are not allowed';
    expect(body.data).toEqual({ added: 0, updated: 0, failed: 3 });
    expect(body.message.map(({ message }: { message: string }) => message)).toEqual([
      'Please enter valid email address',
      brokenLine,
      brokenLine,
    ]);
  });

  it('is the only route that accepts a form', async () => {
    const form = new FormData();
    form.set('name', 'x');
    const { status, body } = await gateway.restForm(made.token, 'POST /employee/new', form);
    expect([status, body.message]).toEqual([415, 'Please send JSON']);
  });
});
