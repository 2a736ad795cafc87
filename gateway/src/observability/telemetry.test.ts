import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isTracingConfigured } from '../env.js';
import { startTestApp, type TestApp } from '../../test/database.js';
import { type MadeCompany, makeCompany, makeLink } from '../../test/factories.js';

/** Returns a file of the build. The tests start it as in production, with a collector that only listens. */
const built = (name: string) =>
  fileURLToPath(new URL(`../../dist/gateway/src/${name}`, import.meta.url));

interface SpanSeen {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: unknown }[];
}

let app: TestApp;
let made: MadeCompany;
let collector: Server;
let gateway: ChildProcess;
let address: string;
let output = '';
const received: string[] = [];

beforeAll(async () => {
  expect(existsSync(built('main.js')), 'run pnpm build first').toBe(true);
  app = await startTestApp();
  made = await makeCompany(app);
  collector = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      if (request.url === '/v1/traces') received.push(body);
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  address = `http://localhost:${await freePort()}`;
  gateway = spawn(
    process.execPath,
    ['--import', built('observability/telemetry.js'), built('main.js')],
    {
      env: {
        PATH: process.env.PATH,
        PORT: new URL(address).port,
        DATABASE_URL: app.ownerUrl,
        TOKEN_SECRET: app.tokenSecret,
        PASSWORD_PEPPER: 'a pepper of the tests, 32 characters long',
        ADMIN_EMAIL: 'admin@provider.example',
        ADMIN_PASSWORD: 'password of the administrator',
        DRAIN_SECONDS: '2',
        METRICS_TOKEN: 'a token of the scraper',
        OTEL_EXPORTER_OTLP_ENDPOINT: `http://localhost:${await listening(collector)}`,
        OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
        OTEL_SERVICE_NAME: 'gateway-of-the-test',
        OTEL_BSP_SCHEDULE_DELAY: '100',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  for (const stream of [gateway.stdout, gateway.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  while (!(await fetch(`${address}/readyz`).catch(() => undefined))?.ok) {
    if (gateway.exitCode !== null) throw new Error(output);
    await wait(50);
  }
});
afterAll(async () => {
  gateway.kill('SIGKILL');
  collector.close();
  await app.stop();
});

async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => {
    server.listen(0, () => resolve());
  });
  return (server.address() as AddressInfo).port;
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listening(server);
  server.close();
  return port;
}

const spans = (): SpanSeen[] =>
  received.flatMap((body) => {
    const { resourceSpans } = JSON.parse(body) as {
      resourceSpans: { scopeSpans: { spans: SpanSeen[] }[] }[];
    };
    return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
  });

/** Waits for a span by name. */
async function spanNamed(name: string): Promise<SpanSeen> {
  for (let tries = 0; tries < 100; tries += 1) {
    const found = spans().find((span) => span.name === name);
    if (found) return found;
    await wait(50);
  }
  throw new Error(
    `No span ${name} among ${spans()
      .map((span) => span.name)
      .join(', ')}`,
  );
}

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';

describe('a gateway with a collector', () => {
  it("traces a request with its operation and statements, as part of the caller's trace", async () => {
    const answer = await fetch(`${address}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${made.token}`,
        'x-request-id': 'traced',
        traceparent: `00-${traceId}-00f067aa0ba902b7-01`,
      },
      body: JSON.stringify({
        operationName: 'CompanyMenu',
        query: 'query CompanyMenu($search: String) { employees(search: $search) { total } }',
        variables: { search: 'somebody secret' },
      }),
    });
    expect(await answer.json()).toEqual({ data: { employees: { total: 0 } } });
    const http = await spanNamed('POST /graphql');
    const operation = await spanNamed('query CompanyMenu');
    const statement = await spanNamed('viewer-of-session');
    expect([http.traceId, operation.traceId, statement.traceId]).toEqual([
      traceId,
      traceId,
      traceId,
    ]);
    expect(http.parentSpanId).toBe('00f067aa0ba902b7');
    expect(operation.parentSpanId).toBe(http.spanId);
    expect(statement.parentSpanId).toBe(operation.spanId);
    expect(JSON.stringify(http.attributes)).toContain('"traced"');
    expect(received.join('')).toContain('gateway-of-the-test');
  });

  it('traces a REST row under its route', async () => {
    await fetch(`${address}/api/employees`, { headers: { authorization: `Bearer ${made.token}` } });
    const http = await spanNamed('GET /api/employees');
    const operation = await spanNamed('query RestEmployees');
    expect(operation.parentSpanId).toBe(http.spanId);
  });

  it('exports no token, password, link, key or parameter of a statement', async () => {
    const link = await makeLink(app, made);
    await fetch(`${address}/api/company/emailverified/${link}?key=${link}`);
    await fetch(`${address}/api/company/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: made.email, password: 'a wrong password' }),
    });
    await spanNamed('GET /api/company/emailverified/:token');
    await spanNamed('mutation RestSignInCompany');
    await wait(300);
    const all = received.join('');
    const secrets = [
      made.token,
      made.email,
      made.company.id,
      'somebody secret',
      link,
      'a wrong password',
    ];
    for (const secret of secrets) expect(all).not.toContain(secret);
  });

  it('serves metrics to the scraper, and traces no probes', async () => {
    const status = async (headers: Record<string, string>) =>
      (await fetch(`${address}/metrics`, { headers })).status;
    expect(await status({})).toBe(401);
    expect(await status({ authorization: 'Bearer a token of the scraper' })).toBe(200);
    await wait(300);
    expect(spans().filter(({ name }) => /readyz|metrics/.test(name))).toEqual([]);
  });

  it('on SIGTERM reports not ready, keeps serving, exports its last spans and ends', async () => {
    gateway.kill('SIGTERM');
    await wait(200);
    const ready = await fetch(`${address}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([503, { status: 'draining' }]);
    expect((await fetch(`${address}/api/plans`)).status).toBe(201);
    const code = await new Promise((resolve) => {
      gateway.once('exit', resolve);
    });
    expect([code, output.includes('Error')]).toEqual([0, false]);
    await spanNamed('query RestPlans');
  });
});

describe('a gateway without a collector', () => {
  it('the gateway loads nothing of the SDK without a collector', async () => {
    const started = `console.log(Object.keys(globalThis[Symbol.for('opentelemetry.js.api.1')] ?? {}).join())`;
    const run = async (variables: Record<string, string>) => {
      const options = [
        '--import',
        built('observability/telemetry.js'),
        '--input-type=module',
        '--eval',
        started,
      ];
      const env = { PATH: process.env.PATH, ...variables };
      return (await promisify(execFile)(process.execPath, options, { env })).stdout.trim();
    };
    expect(await run({})).toBe('');
    expect(await run({ OTEL_TRACES_EXPORTER: 'console' })).toContain('trace');
  });

  it.each([
    [{}, false],
    [{ OTEL_SERVICE_NAME: 'x' }, false],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }, true],
    [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://collector:4318/v1/traces' }, true],
    [{ OTEL_TRACES_EXPORTER: 'console' }, true],
    [{ OTEL_TRACES_EXPORTER: 'none', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }, false],
    [{ OTEL_SDK_DISABLED: 'true', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }, false],
  ])('the environment %j configures tracing: %s', (variables, expected) => {
    expect(isTracingConfigured(variables)).toBe(expected);
  });
});
