import { randomUUID } from 'node:crypto';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callOf } from '../../test/contract/row.js';
import { contractRows } from '../../test/contract/rows.js';
import { sampleRows } from '../../test/contract/sampled-rows.js';
import { makeWorld, type Who, type World } from '../../test/contract/world.js';
import { makeCompany, makeLink, recordOf } from '../../test/factories.js';
import { LinkPurpose } from '../features/members/accounts/mailed-link.entity.js';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.stop());

const json = { 'content-type': 'application/json' };
const notFound = { success: false, message: 'Not found' };

describe('paths', () => {
  it.each(sampleRows(contractRows))('a path may end with a slash: $call', async (row) => {
    const who = row.who[0] as Who;
    const sample = await row.sample(world, who);
    const [path = '', query] = callOf(row, sample).split('?');
    const { status } = await world.send({
      call: query === undefined ? `${path}/` : `${path}/?${query}`,
      headers: { ...world.as(who), ...sample.headers },
      body: sample.body,
      ...(sample.form ? { form: sample.form } : {}),
    });
    expect(status).toBe(row.status);
  });

  it.each([
    'GET /nowhere',
    'POST /plans',
    'PUT /plans',
    'DELETE /employees',
    'PATCH /employee/new/x/y',
    'GET /company/details/%zz',
    'GET /company/details/%ff',
    `GET /company/details/${'x'.repeat(501)}`,
    `GET /company/details/${'x'.repeat(9000)}`,
    'GET /%2e%2e/healthz',
    'OPTIONS /plans',
  ])('an unknown path gets 404: %s', async (call) => {
    const answer = await world.send({ call: call.slice(0, 9500), headers: world.as('company') });
    expect([answer.status, answer.body]).toEqual([404, notFound]);
  });

  it('a path accepts a code with a slash, a space and letters of any script', async () => {
    const code = `Ω/7 ü-${randomUUID()}`;
    const { body } = await world.send({
      call: 'POST /employee/new',
      headers: world.as('company'),
      body: {
        employee_id: code,
        name: 'Ana Lim',
        email: `${randomUUID()}@company.example`,
        phone: '6123004711',
        department: 'Research',
      },
    });
    expect(body.success).toBe(true);
    const path = `/employee/${encodeURIComponent(code)}`;
    const headers = world.as('company');
    const body2 = { name: 'Ana Maria Lim' };
    const changed = await world.send({ call: `PATCH ${path}`, headers, body: body2 });
    expect([changed.status, (changed.body.result as { name: string }).name]).toEqual([
      200,
      'Ana Maria Lim',
    ]);
    // Escaped twice it is another name.
    const twice = `/employee/${encodeURIComponent(encodeURIComponent(code))}`;
    expect((await world.send({ call: `DELETE ${twice}`, headers })).status).toBe(404);
    expect((await world.send({ call: `DELETE ${path}`, headers })).status).toBe(200);
  });
});

describe('HEAD', () => {
  it('HEAD returns the headers of GET for a list', async () => {
    const answer = await world.send({ call: 'HEAD /employees', headers: world.as('company') });
    expect([answer.status, answer.text]).toEqual([200, '']);
    expect((await world.send({ call: 'HEAD /employees' })).status).toBe(401);
  });

  it('HEAD does not consume a verification link', async () => {
    const made = await makeCompany(world.gateway.app, { verified: false });
    const purpose = LinkPurpose.VERIFY_EMAIL;
    const token = await makeLink(world.gateway.app, made, { purpose });
    expect((await world.send({ call: `HEAD /company/emailverified/${token}` })).status).toBe(404);
    const signIn = {
      call: 'POST /company/login',
      body: { email: made.email, password: made.password },
    };
    expect((await world.send(signIn)).status).toBe(403);
    expect((await world.send({ call: `GET /company/emailverified/${token}` })).status).toBe(201);
    expect((await world.send(signIn)).status).toBe(201);
  });
});

describe('bodies', () => {
  const contacts = (raw: Buffer | string, headers: Record<string, string> = {}) =>
    world.send({
      call: 'POST /contacts',
      headers: { ...world.as('employee'), ...json, ...headers },
      raw,
    });
  const records = () => JSON.stringify({ records: [recordOf(world.sick, new Date(), 2)] });
  const accepted = { success: true, data: { accepted: 1, duplicates: 0, held: 0, rejected: [] } };

  it.each([
    'application/json; charset=utf-8',
    'application/json;charset=UTF-8',
    'APPLICATION/JSON',
    'application/json; charset=us-ascii',
    'application/json ; boundary=x',
  ])('a body of type %s is JSON', async (type) => {
    const { status, body } = await contacts(records(), { 'content-type': type });
    expect([status, body]).toEqual([200, accepted]);
  });

  it('a body may begin with a byte order mark', async () => {
    expect((await contacts(`\ufeff${records()}`)).body).toEqual(accepted);
  });

  it('a body is refused unless it is UTF-8', async () => {
    const answer = await world.send({
      call: 'POST /employee/new',
      headers: {
        ...world.as('company'),
        'content-type': 'application/json; charset=iso-8859-1',
      },
      raw: Buffer.from('{"name":"José"}', 'latin1'),
    });
    expect([answer.status, answer.body.message]).toEqual([400, 'The body is not UTF-8']);
  });

  it.each([
    ['gzip', gzipSync],
    ['x-gzip', gzipSync],
    ['GZIP', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
    ['identity', (text: string) => Buffer.from(text)],
  ])('a body may be compressed: %s', async (encoding, pack) => {
    const answer = await contacts(pack(records()), { 'content-encoding': encoding });
    expect([answer.status, answer.body]).toEqual([200, accepted]);
  });

  it('a body is refused if its compression is broken, unknown or hides too many bytes', async () => {
    const packed = gzipSync(records());
    const broken = await contacts(packed.subarray(0, 40), { 'content-encoding': 'gzip' });
    expect([broken.status, broken.body.message]).toEqual([
      400,
      'The packed body did not arrive whole',
    ]);
    for (const encoding of ['zstd', 'gzip, gzip', 'constructor', '__proto__', 'toString']) {
      const unknown = await contacts(packed, { 'content-encoding': encoding });
      expect([encoding, unknown.status, unknown.body.message]).toEqual([
        encoding,
        415,
        'Please send JSON plain or packed with gzip',
      ]);
    }
    const bomb = gzipSync(Buffer.alloc(200 * 1024 * 1024, ' '));
    const before = process.memoryUsage().rss;
    const large = await contacts(bomb, { 'content-encoding': 'gzip' });
    expect([large.status, large.body.message]).toEqual([413, 'The body is too large']);
    expect(process.memoryUsage().rss - before).toBeLessThan(50 * 1024 * 1024);
  });

  it('a body may nest lists where a row expects none', async () => {
    const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
    const deep = nested(31);
    for (const name of [`"a\\u0000b"`, deep]) {
      const { status, body } = await world.send({
        call: `PATCH /employee/${world.phone.employee.id}`,
        headers: { ...world.as('company'), ...json },
        raw: `{"department":${name},"beside":${deep}}`,
      });
      expect([name.length, status, body.message]).toEqual([name.length, 400, expect.any(String)]);
    }
    const uploaded = await contacts(Buffer.from(`{"records":${deep}}`));
    expect([uploaded.status, uploaded.body.success]).toEqual([200, true]);
  });

  it.each([
    ['DELETE', {}],
    ['DELETE with a type', json],
    ['DELETE with a type and a length of 0', { ...json, 'content-length': '0' }],
  ])('a body may be absent: %s', async (_, headers) => {
    const { employee } = await world.newPerson();
    const { status } = await world.send({
      call: `DELETE /employee/${employee.id}`,
      headers: { ...world.as('company'), ...headers },
    });
    expect(status).toBe(200);
  });

  it('a body is ignored with GET', async () => {
    for (const type of ['application/json', 'text/plain', 'nonsense'])
      for (const raw of ['{', '']) {
        const headers = { ...world.as('company'), 'content-type': type };
        const { status } = await world.send({ call: 'GET /employees', headers, raw });
        expect([type, raw, status]).toEqual([type, raw, 200]);
      }
  });

  it('an empty body changes nothing of an employee', async () => {
    const { employee } = await world.newPerson();
    const answers = [];
    for (const body of [{}, undefined, { beside: 1 }])
      answers.push(
        await world.send({
          call: `PATCH /employee/${employee.id}`,
          headers: world.as('company'),
          body,
        }),
      );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.body.result).toMatchObject({ _id: employee.id, name: employee.name });
  });
});
