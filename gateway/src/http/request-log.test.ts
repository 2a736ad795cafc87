import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeLog } from '../observability/log.js';
import { makeServer } from '../app/server.js';
import { type MadeCompany, makeCompany, makeEmployee } from '../../test/factories.js';
import { startTestGateway, type TestGateway } from '../../test/run-document.js';

let gateway: TestGateway;
let server: FastifyInstance;
let made: MadeCompany;
let lines: Record<string, unknown>[] = [];
let text = '';
const destination = {
  write(line: string) {
    text += line;
    lines.push(JSON.parse(line) as Record<string, unknown>);
  },
};
beforeAll(async () => {
  gateway = await startTestGateway();
  const log = makeLog('info', destination);
  server = await makeServer({ ...gateway.app, log }, { introspection: false });
  await server.ready();
  made = await makeCompany(gateway.app);
});
beforeEach(() => {
  lines = [];
  text = '';
});
afterAll(async () => {
  await server.close();
  await gateway.stop();
});

const requestLines = () => lines.filter(({ msg }) => msg === 'request');

const graphql = (token: string | null, payload: object, headers: Record<string, string> = {}) =>
  server.inject({
    method: 'POST',
    url: '/graphql',
    headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
    payload,
  });

describe('request ids', () => {
  it.each([
    ['/graphql?query={__typename}', { 'apollo-require-preflight': 'true' }],
    ['/api/plans', {}],
    ['/api/nowhere', {}],
    ['/healthz', {}],
    ['/photos/none', {}],
  ])('the response to %s contains the request id', async (url, headers) => {
    const { headers: own } = await server.inject({ url, headers });
    expect(own['x-request-id']).toMatch(/^[0-9a-f]{16}$/);
    const given = { ...headers, 'x-request-id': 'proxy-1.2:3_4' };
    const passed = await server.inject({ url, headers: given });
    expect(passed.headers['x-request-id']).toBe('proxy-1.2:3_4');
  });

  it.each(['', ' ', 'a b', 'a\u0001', '"', 'x'.repeat(65), '<script>', 'ä'])(
    'the invalid id %j is replaced',
    async (given) => {
      const { headers } = await server.inject({
        url: '/healthz',
        headers: { 'x-request-id': given },
      });
      expect(headers['x-request-id']).toMatch(/^[0-9a-f]{16}$/);
    },
  );

  it('an unexpected error has the request id in its response and its log entries', async () => {
    const runners = vi.spyOn(gateway.app.dataSource, 'createQueryRunner');
    runners.mockImplementation(broken);
    const log = pino({ level: 'info' }, destination);
    const failing = await makeServer({ ...gateway.app, log }, { introspection: false });
    const headers = { authorization: `Bearer ${made.token}`, 'x-request-id': 'told-to-support' };
    const payload = { query: '{ company { id } }' };
    const answer = await failing.inject({ method: 'POST', url: '/graphql', headers, payload });
    expect(answer.json()).toMatchObject({
      errors: [{ extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: 'told-to-support' } }],
    });
    const rest = await failing.inject({ url: '/api/employees', headers });
    expect([rest.statusCode, rest.headers['x-request-id'], rest.json()]).toEqual([
      500,
      'told-to-support',
      { success: false, message: 'Something went wrong, Please try again!' },
    ]);
    const errors = lines.filter(({ msg }) => msg === 'request failed');
    expect(errors.map(({ requestId }) => requestId)).toEqual([
      'told-to-support',
      'told-to-support',
    ]);
    runners.mockRestore();
    await failing.close();
  });

  it('errors that are the same for everybody contain no request id', async () => {
    const query = '{ employee(by: { code: "nobody" }) { id } }';
    const { errors } = (await graphql(made.token, { query })).json<{ errors: unknown[] }>();
    expect(errors).toEqual([
      { message: 'Not found', path: ['employee'], extensions: { code: 'NOT_FOUND' } },
    ]);
  });
});

function broken(): never {
  throw new Error('nobody foresaw this');
}

describe('the request log', () => {
  it('has one entry per request with route, status, duration and viewer', async () => {
    await graphql(
      made.token,
      { query: 'query CompanyMenu { company { id } }', operationName: 'CompanyMenu' },
      { 'x-request-id': 'one' },
    );
    await server.inject({
      url: `/api/health/nobody?token=${made.token}`,
      headers: { authorization: `Bearer ${made.token}`, 'x-request-id': 'two' },
    });
    await server.inject('/api/plans');
    const who = { role: 'OWNER', companyId: made.company.id, viewerId: expect.any(String) };
    expect(requestLines()).toEqual([
      expect.objectContaining({
        requestId: 'one',
        method: 'POST',
        route: '/graphql',
        status: 200,
        ms: expect.any(Number),
        operation: 'CompanyMenu',
        type: 'query',
        code: 'OK',
        ...who,
      }),
      expect.objectContaining({
        requestId: 'two',
        method: 'GET',
        route: '/api/health/:employeeId',
        status: 404,
        code: 'NOT_FOUND',
        operation: expect.stringMatching(/^Rest/),
        ...who,
      }),
      expect.objectContaining({ route: '/api/plans', status: 201 }),
    ]);
    expect(requestLines()[2]).not.toHaveProperty('viewerId');
  });

  it('names unknown operations other, and omits probes', async () => {
    await graphql(made.token, { query: 'query Whatever { company { id } }' });
    await graphql(null, { query: '{' });
    await server.inject('/healthz');
    await server.inject('/readyz');
    expect(requestLines().map(({ operation, type }) => [operation, type])).toEqual([
      ['other', 'query'],
      ['other', 'none'],
    ]);
  });

  it('contains no secret of a request', async () => {
    const phone = await makeEmployee(gateway.app, made);
    const secrets = ['correct horse 7', 'mailed-link-token', 'cam.key.of.nobody', phone.token];
    await server.inject({
      method: 'POST',
      url: '/api/company/login',
      payload: { email: made.email, password: secrets[0] },
    });
    await server.inject(`/api/company/emailverified/${secrets[1]}?key=${secrets[1]}`);
    await server.inject({
      method: 'POST',
      url: '/api/camera/x/breaches',
      headers: { 'x-camera-key': secrets[2] },
      payload: { records: [] },
    });
    await server.inject({
      url: `/api/employee/settings?access_token=${phone.token}`,
      headers: { 'x-access-token': phone.token, authorization: made.company.passKey },
    });
    await graphql(null, {
      query: 'mutation ($input: SignInCompanyInput!) { signInCompany(input: $input) { token } }',
      variables: { input: { email: made.email, password: secrets[0] } },
    });
    expect(requestLines()).toHaveLength(5);
    for (const secret of [...secrets, made.email, made.company.passKey])
      expect(text).not.toContain(secret);
  });

  it('redacts secrets, and values in errors of the database', async () => {
    const log = makeLog('info', destination);
    const secret = 'must not be seen';
    log.info({ password: secret, token: secret });
    log.info({
      req: { headers: { authorization: secret, cookie: secret, 'x-camera-key': secret } },
    });
    log.info({ input: { currentPassword: secret }, app: { tokenSecret: secret } });
    const err = Object.assign(new Error('duplicate key'), {
      detail: `Key (email)=(${secret}) already exists.`,
      parameters: [secret],
      driverError: { detail: secret },
      where: secret,
    });
    log.error({ err });
    await expect(
      gateway.app.dataSource.query('INSERT INTO account (email) VALUES ($1)', [secret]),
    ).rejects.toSatisfy((error) => {
      log.error({ err: error }, 'request failed');
      return true;
    });
    expect(lines).toHaveLength(5);
    expect(text).not.toContain(secret);
    expect(text).toContain('duplicate key');
  });
});

describe('the address of a client', () => {
  const spoofed = { 'x-forwarded-for': '203.0.113.9' };
  // Each request changes the setting, because a request without a change leaves no entry.
  let isOn = false;
  const addressNoted = async (trusts?: (address: string) => boolean) => {
    const server = await makeServer(gateway.app, {
      introspection: false,
      ...(trusts ? { trusts } : {}),
    });
    const { token } = made;
    await server.inject({
      method: 'PATCH',
      url: `/api/company/cross-status/${made.company.id}`,
      headers: { authorization: `Bearer ${token}`, 'user-agent': 'A browser', ...spoofed },
      payload: { is_cross_status_on: (isOn = !isOn) },
    });
    await server.close();
    const [entry] = await gateway.app.dataSource.transaction(async (manager) => {
      await manager.query(`SET LOCAL app.company_id = '${made.company.id}'`);
      return manager.query<{ address: string; user_agent: string; request_id: string }[]>(
        'SELECT address, user_agent, request_id FROM audit_entry ORDER BY id DESC LIMIT 1',
      );
    });
    return entry;
  };

  it("the client address is the connection's unless a trusted proxy forwards another one", async () => {
    expect(await addressNoted()).toEqual({
      address: '127.0.0.1',
      user_agent: 'A browser',
      request_id: expect.stringMatching(/^[0-9a-f]{16}$/),
    });
    expect(await addressNoted((address) => address === '127.0.0.1')).toMatchObject({
      address: '203.0.113.9',
    });
    expect(await addressNoted((address) => address === '10.0.0.1')).toMatchObject({
      address: '127.0.0.1',
    });
  });
});
