import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeServer } from '../app/server.js';
import { makeLog } from '../observability/log.js';
import { clientErrors } from '../observability/metrics.js';
import { startTestApp, type TestApp } from '../../test/database.js';

let app: TestApp;
let server: FastifyInstance;
let lines: Record<string, unknown>[] = [];
beforeAll(async () => {
  app = await startTestApp();
  const log = makeLog('warn', {
    write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>),
  });
  server = await makeServer({ ...app, log }, { introspection: false });
});
beforeEach(() => {
  lines = [];
});
afterAll(async () => {
  await server.close();
  await app.stop();
});

const report = {
  message: "Cannot read properties of undefined (reading 'name')",
  stack: ['EmployeeRow s-B-hIKLMs.js:1:2345', 'EmployeeTable'],
  route: '/dashboard/:companyName/emp/:employeeId',
  version: 's-q2tWgKmy',
};

let networks = 0;
const send = (payload: object | string, remoteAddress = `198.51.100.${(networks += 1)}`) =>
  server.inject({
    method: 'POST',
    url: '/client-errors',
    headers: { 'content-type': 'application/json' },
    payload,
    remoteAddress,
  });

const countedErrors = async () => (await clientErrors.get()).values[0]?.value ?? 0;

describe('POST /client-errors', () => {
  it('logs and counts an error without a session under the id of the response', async () => {
    const before = await countedErrors();
    const { statusCode, headers, body } = await send(report);
    expect([statusCode, body]).toEqual([204, '']);
    expect(lines).toEqual([
      expect.objectContaining({
        level: 50,
        requestId: headers['x-request-id'],
        msg: 'client error',
        ...report,
      }),
    ]);
    expect(await countedErrors()).toBe(before + 1);
  });

  it('logs neither personal data nor fields and frames of other shapes', async () => {
    const { statusCode } = await send({
      ...report,
      message: 'No person anna@acme.example at https://vc.example/emp?search=Anna',
      stack: ['EmployeeRow', 'https://vc.example/emp?search=Anna', 'Anna Li', 7],
      email: 'anna@acme.example',
    });
    expect(statusCode).toBe(204);
    expect(lines[0]).toMatchObject({
      message: 'No person [email] at [url]',
      stack: ['EmployeeRow'],
    });
    expect(JSON.stringify(lines)).not.toMatch(/anna/i);
  });

  it('shortens long messages and stacks', async () => {
    await send({ ...report, message: 'x '.repeat(600), stack: Array(100).fill('Row') });
    expect(lines[0]?.['message']).toHaveLength(500);
    expect(lines[0]?.['stack']).toHaveLength(30);
  });

  it.each([
    ['no JSON', '{"message": "secret'],
    ['no object', '"secret"'],
    ['null', 'null'],
    ['a message that is no text', { ...report, message: { secret: 1 } }],
    ['a stack that is no list', { ...report, stack: 'secret' }],
    ['a path in place of its pattern', { ...report, route: '/dashboard/acme/emp/secret-17' }],
    ['a query string', { ...report, route: '/emp?search=secret' }],
    ['a version with other characters', { ...report, version: 'secret\n' }],
  ])('refuses %s without logging or repeating it', async (_case, payload) => {
    const { statusCode, body } = await send(payload);
    expect([statusCode, lines]).toEqual([400, []]);
    expect(body).not.toContain('secret');
  });

  it('refuses a report above 8 KB', async () => {
    const { statusCode, body } = await send({ ...report, message: 'secret'.repeat(1500) });
    expect([statusCode, lines]).toEqual([413, []]);
    expect(body).not.toContain('secret');
  });

  it('refuses plain text, which other sites can send without a preflight', async () => {
    const { statusCode } = await server.inject({
      method: 'POST',
      url: '/client-errors',
      headers: { 'content-type': 'text/plain' },
      payload: JSON.stringify(report),
    });
    expect([statusCode, lines]).toEqual([400, []]);
  });

  it('accepts 30 reports per network in a quarter of an hour', async () => {
    for (let sent = 0; sent < 30; sent += 1)
      expect((await send(report, '203.0.113.7')).statusCode).toBe(204);
    const refused = await send(report, '203.0.113.7');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(lines).toHaveLength(30);
    expect((await send(report, '203.0.113.8')).statusCode).toBe(204);
  });
});
