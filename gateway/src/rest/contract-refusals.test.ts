import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Account } from '../features/members/accounts/account.entity.js';
import { ask } from '../../test/contract/ask.js';
import { employeeFields } from '../../test/contract/employee-rows.js';
import { callOf, type ContractRow } from '../../test/contract/row.js';
import { contractRows } from '../../test/contract/rows.js';
import { sampleRows } from '../../test/contract/sampled-rows.js';
import { cameraFields, makeWorld, type Who, type World } from '../../test/contract/world.js';
import { signUpFields } from '../../test/factories.js';
import { makePhoto } from '../../test/hostile-images.js';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.stop());

const withBody = contractRows.filter(({ call }) => !call.startsWith('GET'));
const firstOf = ({ who }: ContractRow) => who[0] as Who;
const rowOf = (call: string) => contractRows.find((row) => row.call === call) as ContractRow;
const notFound = JSON.stringify({ success: false, message: 'Not found' });
const neverExisted = () => [
  randomUUID(),
  '00000000-0000-0000-0000-000000000000',
  'no-such-code',
  'with a space',
  'with/a/slash',
  '%2e%2e%2f',
  "' OR 1=1 --",
  'ünïcödé',
  '\u0000',
  'null',
  '-1',
  '1e9',
  'x'.repeat(64),
  'x'.repeat(5000),
  '../../plans',
  ' ',
];

/** Objects of each kind that the viewer does not have: another company's, by id and by code, and deleted ones. */
const unreachable = {
  async company() {
    const { id, passKey } = world.theirs.company;
    return [id, passKey];
  },
  async employee() {
    const theirs = await world.newPerson(world.theirs);
    const gone = await world.newPerson();
    await world.gateway.rest(world.mine.token, `DELETE /employee/${gone.employee.id}`);
    return [theirs, gone].flatMap(({ employee }) => [employee.id, String(employee.code)]);
  },
  async camera() {
    const theirs = await world.newCamera(world.theirs);
    const gone = await world.newCamera();
    await world.gateway.rest(world.mine.token, `DELETE /camera/${gone.id}`);
    return [theirs, gone].flatMap(({ id, code }) => [id, code]);
  },
};

const namingRows = contractRows.filter(({ names }) => names);
const namesOf = ({ names }: ContractRow) => names as NonNullable<ContractRow['names']>;

describe.each(sampleRows(namingRows, (row) => namesOf(row).kind))('$call', (row) => {
  it('finds nothing by a hostile id', async () => {
    const { param } = namesOf(row);
    for (const who of row.who)
      for (const named of neverExisted()) {
        const sample = await row.sample(world, who);
        const answer = await ask(world, row, who, { ...sample, params: { [param]: named } });
        expect([who, named, answer.status, answer.text]).toEqual([who, named, 404, notFound]);
      }
  });
});

describe.each(namingRows)('$call', (row) => {
  it('returns the same response for unknown, foreign and deleted objects', async () => {
    const { param, kind } = namesOf(row);
    for (const who of row.who) {
      const foreign = who === 'provider' ? [] : await unreachable[kind]();
      // A phone has no person but its own; a camera's key opens no other camera.
      if (who === 'employee' && kind === 'employee') foreign.push(world.sick.employee.id);
      if (who === 'camera') foreign.push((await world.newCamera()).id);
      for (const named of [randomUUID(), ...foreign]) {
        const sample = await row.sample(world, who);
        const answer = await ask(world, row, who, { ...sample, params: { [param]: named } });
        expect([who, named, answer.status, answer.text]).toEqual([who, named, 404, notFound]);
      }
    }
  });
});

describe.each(['DELETE /employee/{_id}', 'DELETE /camera/{id}'])('%s', (call) => {
  it('a second deletion returns 404', async () => {
    const row = rowOf(call);
    const sample = await row.sample(world, 'company');
    const answers = [
      await ask(world, row, 'company', sample),
      await ask(world, row, 'company', sample),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 404]);
    expect(answers[1]?.text).toBe(notFound);
  });
});

describe('a value in use', () => {
  const employee = employeeFields();
  const camera = cameraFields();
  const { name, ...company } = signUpFields();
  const signUp = { ...company, company_name: name } as Record<string, unknown>;

  it.each([
    ['POST /employee/new', 'employee_id', 'Employee id is already taken', employee],
    ['POST /employee/new', 'email', undefined, employee],
    ['POST /employee/new', 'phone', undefined, employee],
    ['POST /camera/new', 'id', 'Camera id is already taken', camera],
    ['PATCH /camera/{id}', 'id', 'Camera id is already taken', camera],
    ['POST /company/signup', 'email', undefined, signUp],
    ['POST /company/signup', 'company_name', undefined, signUp],
  ])('%s names the field whose value is in use: %s', async (call, field, message, _fields) => {
    const row = rowOf(call);
    const who = firstOf(row);
    const maker = rowOf(call === 'PATCH /camera/{id}' ? 'POST /camera/new' : call);
    const first = await maker.sample(world, who);
    expect((await ask(world, maker, who, first)).body.success).toBe(true);
    const sample = await row.sample(world, who);
    const body = { ...sample.body, [field]: first.body?.[field] };
    const answer = await ask(world, row, who, { ...sample, body });
    expect([answer.status, answer.body.errors]).toEqual([
      409,
      [{ field, message: message ?? expect.stringMatching(/taken|already/) }],
    ]);
  });
});

describe.each(sampleRows(withBody))('$call', (row) => {
  it('refuses other media types', async () => {
    const { form, ...sample } = await row.sample(world, firstOf(row));
    const text = JSON.stringify(sample.body ?? {});
    const kinds = form
      ? ['application/json', 'text/plain', 'application/x-www-form-urlencoded']
      : ['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'nonsense'];
    for (const kind of kinds) {
      const answer = await world.send({
        call: callOf(row, sample),
        headers: { ...world.as(firstOf(row)), ...sample.headers, 'content-type': kind },
        raw: text,
      });
      expect([kind, answer.status, answer.body]).toEqual([
        kind,
        415,
        {
          success: false,
          message: form ? 'Please send a form with a file' : 'Please send JSON',
        },
      ]);
    }
  });

  it('refuses a body that is too large', async () => {
    const { form, ...sample } = await row.sample(world, firstOf(row));
    if (form) return;
    const hasRecords =
      sample.body !== undefined && ('records' in sample.body || 'rows' in sample.body);
    const maxBytes = hasRecords ? 2 * 1024 * 1024 : 64 * 1024;
    const body = { ...sample.body, beside: 'x'.repeat(maxBytes) };
    const answer = await ask(world, row, firstOf(row), { ...sample, body });
    expect([answer.status, answer.body]).toEqual([
      413,
      { success: false, message: 'The body is too large' },
    ]);
  });

  it('refuses an incomplete body', async () => {
    const { form, ...sample } = await row.sample(world, firstOf(row));
    if (form) return;
    const answer = await world.send({
      call: callOf(row, sample),
      headers: {
        ...world.as(firstOf(row)),
        ...sample.headers,
        'content-type': 'application/json',
      },
      raw: '{"email":"a@b.exam',
    });
    expect([answer.status, answer.body]).toEqual([
      400,
      { success: false, message: 'The body is not valid JSON' },
    ]);
  });
});

describe('uploaded files', () => {
  it('a photo above 400 KB is refused', async () => {
    const form = new FormData();
    const photo = Buffer.concat([await makePhoto('jpeg'), Buffer.alloc(400 * 1024)]);
    form.set('profile_photo', new File([new Uint8Array(photo)], 'photo.jpg'));
    const row = rowOf('PATCH /employee/profile-photo/{employee_id}');
    const sample = await row.sample(world, 'employee');
    const answer = await ask(world, row, 'employee', { ...sample, form });
    const message = expect.stringMatching(/^Please select image less than 400kb/);
    expect([answer.status, answer.body.errors]).toEqual([
      413,
      [{ field: 'profile_photo', message }],
    ]);
  });

  it('a list above 20 MB is refused', async () => {
    const form = new FormData();
    form.set('csv', new File([new Uint8Array(20 * 1024 * 1024 + 1)], 'people.csv'));
    form.set('method', 'email');
    const answer = await ask(world, rowOf('POST /employee/csv-upload'), 'company', { form });
    expect([answer.status, answer.body]).toEqual([
      413,
      { success: false, message: 'At most 20 MB' },
    ]);
  });

  it.each([
    ['PATCH /employee/profile-photo/{employee_id}', 'profile_photo'],
    ['POST /employee/csv-upload', 'csv'],
    ['POST /employee/csv-upload', 'method'],
  ])('%s reads its file from the form field %s', async (call, field) => {
    const row = rowOf(call);
    const sample = await row.sample(world, 'company');
    sample.form?.delete(field);
    sample.form?.set('beside', 'x');
    const answer = await ask(world, row, 'company', sample);
    expect([answer.status, answer.body.errors]).toEqual([
      400,
      [{ field, message: expect.any(String) }],
    ]);
  });
});

describe('too many attempts', () => {
  it.each([
    ['POST /company/login', 'address', '127.0.0.1', 100],
    ['POST /admin/login', 'address', '127.0.0.1', 100],
    ['POST /employee/login', 'address', '127.0.0.1', 100],
    ['GET /company/emailverified/{token}', 'address', '127.0.0.1', 100],
    ['POST /company/resetpassword/{token}', 'address', '127.0.0.1', 100],
    ['POST /company/signup', 'mailing', '127.0.0.1', 30],
    ['POST /company/forgetpassword', 'mailing', '127.0.0.1', 30],
    ['POST /company/guide', 'mailing', '127.0.0.1', 30],
  ] as const)(
    '%s returns Retry-After after too many attempts',
    async (call, budget, key, tries) => {
      await world.forgetTries();
      const { limits } = world.gateway.app;
      for (let count = 0; count < tries; count += 1) await limits.take(budget, key);
      const row = rowOf(call);
      const answer = await ask(world, row, 'visitor', await row.sample(world, 'visitor'));
      expect([answer.status, answer.body]).toEqual([
        429,
        { success: false, message: 'Too many tries, please wait 15 minutes' },
      ]);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(800);
      await world.forgetTries();
    },
  );

  it('PATCH /company/changepassword returns Retry-After after too many attempts', async () => {
    const row = rowOf('PATCH /company/changepassword');
    const sample = await row.sample(world, 'company');
    const { limits } = world.gateway.app;
    const { id } = await world.gateway.app.dataSource
      .getRepository(Account)
      .findOneByOrFail({ email: String(sample.body?.email) });
    for (let count = 0; count < 10; count += 1) await limits.take('ownPassword', id);
    const answer = await ask(world, row, 'company', sample);
    expect([answer.status, answer.body.message]).toEqual([
      429,
      'Too many tries, please wait 15 minutes',
    ]);
  });

  it('every public row that changes something counts attempts', () => {
    const open = contractRows.filter(({ who }) => who.includes('visitor'));
    expect(open.map(({ call }) => call).toSorted()).toEqual(
      [
        'GET /company/emailverified/{token}',
        'GET /plans',
        'POST /admin/login',
        'POST /company/forgetpassword',
        'POST /company/guide',
        'POST /company/login',
        'POST /company/resetpassword/{token}',
        'POST /company/signup',
        'POST /employee/login',
      ].toSorted(),
    );
  });
});

describe('an unreachable database', () => {
  it('every shape of row returns Retry-After and recovers', async () => {
    const asked = [];
    for (const row of sampleRows(contractRows))
      asked.push({ row, sample: await row.sample(world, firstOf(row)) });
    await world.gateway.app.forgetTries();
    const { dataSource } = world.gateway.app;
    const createQueryRunner = dataSource.createQueryRunner;
    dataSource.createQueryRunner = () => {
      throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    };
    try {
      for (const { row, sample } of asked) {
        const answer = await ask(world, row, firstOf(row), sample);
        expect([row.call, answer.status, answer.headers['retry-after'], answer.body]).toEqual([
          row.call,
          503,
          '5',
          { success: false, message: 'The service is away for a moment, please try again' },
        ]);
      }
    } finally {
      dataSource.createQueryRunner = createQueryRunner;
    }
    const plans = rowOf('GET /plans');
    expect((await ask(world, plans, 'visitor', {})).status).toBe(201);
  });
});
