import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { poolOf } from '../database/tenant.js';
import { HOUR } from '../durations.js';
import {
  makeCompany,
  makeEmployee,
  type MadeEmployee,
  makeEmployees,
  recordOf,
} from '../../test/factories.js';
import { makeFollowUpClient } from '../../test/follow-up.js';
import { startTestGateway, type TestGateway } from '../../test/run-document.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

const post = (url: string, payload: string, type = 'application/json') =>
  gateway.server.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });

describe('a malformed request', () => {
  it.each([
    ['/api/company/login', '{', 'application/json', 400, 'The body is not valid JSON'],
    ['/api/company/login', 'email=x', 'text/plain', 415, 'Please send JSON'],
    [
      '/api/company/login',
      JSON.stringify({ email: 'x'.repeat(3_000_000) }),
      'application/json',
      413,
      'The body is too large',
    ],
    ['/api/nowhere', '{}', 'application/json', 404, 'Not found'],
    ['/api/camera/%/breaches', '{}', 'application/json', 404, 'Not found'],
    [`/api/camera/${'x'.repeat(600)}/breaches`, '{}', 'application/json', 404, 'Not found'],
  ])(
    'a malformed request gets a message of one line: POST %s %s',
    async (url, payload, type, status, message) => {
      const answer = await post(url, payload, type);
      expect([answer.statusCode, answer.json()]).toEqual([status, { success: false, message }]);
    },
  );

  it.each([
    ['half a pair of surrogates', { email: '\ud800', password: 'x' }],
    ['a NUL', { email: 'a@b.example', password: 'x', unique_id: '\0' }],
  ])('a request with %s is no internal error', async (_name, body) => {
    for (const url of ['/api/company/login', '/api/employee/login'])
      expect((await post(url, JSON.stringify(body))).statusCode).toBeLessThan(500);
  });

  it('an unknown operation name is refused', async () => {
    for (const body of [
      { query: 'query A { plans { id } } query B { plans { id } }' },
      { query: 'query A { plans { id } }', operationName: 'C' },
      {
        query: '{ plans { id } }',
        extensions: { persistedQuery: { version: 1, sha256Hash: 'of something else' } },
      },
    ]) {
      const answer = await post('/graphql', JSON.stringify(body));
      expect(answer.statusCode).toBe(400);
      expect(answer.json().errors[0].extensions.code).toMatch(
        /^(OPERATION_RESOLUTION_FAILURE|BAD_REQUEST|PERSISTED_QUERY_NOT_SUPPORTED)$/,
      );
    }
  });

  it('errors of /graphql contain no stack trace', async () => {
    const answers = await Promise.all([
      post('/graphql', '{'),
      post('/graphql', '{"query":"{ nothing }"}'),
      post('/graphql', '{"query":"{"}'),
      post(
        '/graphql',
        '{"query":"query ($id: UUID!) { employee(by: { id: $id }) { id } }","variables":{"id":["hidden words"]}}',
      ),
      post('/graphql', '[]'),
    ]);
    for (const answer of answers) {
      expect(answer.statusCode).toBeLessThan(500);
      expect(answer.body).not.toMatch(/stack|node_modules|\.ts:|hidden words/);
    }
  });
});

describe('an unreachable database', () => {
  it.each(['GET /plans', 'GET /employees', 'POST /company/login'])(
    'makes %s respond 503 with Retry-After',
    async (call) => {
      const away = await startTestGateway();
      const { token } = await makeCompany(away.app);
      const createQueryRunner = away.app.dataSource.createQueryRunner;
      away.app.dataSource.createQueryRunner = () => {
        throw Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), {
          code: 'ECONNREFUSED',
        });
      };
      const body = call.startsWith('POST') ? { email: 'a@b.example', password: 'x' } : undefined;
      const answer = await away.rest(token, call, body);
      expect([answer.status, answer.headers['retry-after'], answer.body]).toEqual([
        503,
        '5',
        { success: false, message: 'The service is away for a moment, please try again' },
      ]);
      away.app.dataSource.createQueryRunner = createQueryRunner;
      expect((await away.rest(token, 'GET /plans')).status).toBe(201);
      await away.stop();
    },
  );
});

describe('an unexpected failure', () => {
  it('an unexpected failure reveals nothing to the client', async () => {
    const broken = await startTestGateway();
    const made = await makeCompany(broken.app);
    const connecting = vi.spyOn(poolOf(broken.app.dataSource), 'connect');
    connecting.mockImplementation(() => {
      throw new Error('Cannot use a pool after calling end on the pool');
    });
    const answer = await broken.rest(made.token, 'GET /employees');
    expect(answer.status).toBeGreaterThanOrEqual(500);
    expect(answer.text).not.toMatch(/pool|driver|DataSource|at /i);
    connecting.mockRestore();
    await broken.stop();
  });
});

describe('the server', () => {
  it('serves /healthz, /readyz and /metrics', async () => {
    expect((await gateway.server.inject('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await gateway.server.inject('/readyz')).json()).toEqual({ status: 'ready' });
    expect((await gateway.server.inject('/metrics')).body).toContain(
      'http_request_duration_seconds',
    );
  });

  it.each([
    ['a GraphQL answer', 'POST', '/graphql', { query: '{ viewer { email } }' }],
    ['a REST answer', 'GET', '/api/employees', undefined],
    ['a REST error', 'GET', '/api/company/details/unknown', undefined],
  ] as const)('forbids browsers and proxies to store %s', async (_, method, url, payload) => {
    const { token } = await makeCompany(gateway.app);
    const headers = { authorization: `Bearer ${token}` };
    const answer = await gateway.server.inject({ method, url, headers, payload });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('forbids browsers and proxies to store the answer to a sign-in', async () => {
    const { email, password } = await makeCompany(gateway.app);
    const answer = await gateway.rest(null, 'POST /company/login', { email, password });
    expect([answer.status, answer.headers['cache-control']]).toEqual([201, 'no-store']);
  });

  it('forbids frames, foreign scripts, another base address and sniffing', async () => {
    const { headers } = await gateway.server.inject('/healthz');
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).toContain("base-uri 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('runs as many statements for a list of 50 rows as for 10', async () => {
    const made = await makeCompany(gateway.app);
    for (let count = 0; count < 50; count += 1) await makeEmployee(gateway.app, made);
    const statements = async (pageSize: number) => {
      const counted = await countStatements(() =>
        gateway.graphql(
          made.token,
          `{ employees(pageSize: ${pageSize}) { total items { id name } } company { plan { name } } }`,
        ),
      );
      return counted;
    };
    // Shorter lists also store who was looked at.
    const few = await statements(10);
    expect(await statements(50)).toBe(few);
    expect(few).toBeGreaterThan(3);
  });

  it('runs as many statements for an upload about somebody ill as about somebody healthy', async () => {
    const made = await makeCompany(gateway.app);
    const [reader, ill, healthy] = (await makeEmployees(gateway.app, made, 3)) as [
      MadeEmployee,
      MadeEmployee,
      MadeEmployee,
    ];
    const followUp = makeFollowUpClient(gateway, made);
    await followUp.openCase(ill);
    await followUp.recount();
    const upload = (met: MadeEmployee) => {
      const records = [recordOf(met, new Date(Date.now() - HOUR), 20)];
      return countStatements(() => gateway.rest(reader.token, 'POST /contacts', { records }));
    };
    // The first one reads what later ones find in memory.
    await upload(healthy);
    expect(await upload(ill)).toBe(await upload(healthy));
  });
});

/** How many statements the gateway sends meanwhile, seen at the driver. */
async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const { Client } = await import('pg');
  const { query } = Client.prototype;
  let count = 0;
  Client.prototype.query = function counted(this: unknown, ...given: unknown[]) {
    count += 1;
    return Reflect.apply(query, this, given);
  } as typeof query;
  try {
    await work();
  } finally {
    Client.prototype.query = query;
  }
  return count;
}
