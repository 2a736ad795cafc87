import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { makeServer } from './server.js';
import { makeCompany, makeEmployee, recordOf } from '../../test/factories.js';
import { makeFollowUpClient } from '../../test/follow-up.js';
import { useTestGateway } from '../../test/hooks.js';
import type { MetricsAccess } from '../env.js';

// A scrape counts idle connections while it queries the database itself.
const gateway = useTestGateway(() => ({ poolSize: 16 }));

/** Every sample now, by its name with its labels. */
async function figures({ server } = gateway): Promise<Map<string, number>> {
  // A request is counted just after it was answered.
  await wait(5);
  const { body } = await server.inject('/metrics');
  return new Map(
    body
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => {
        const at = line.lastIndexOf(' ');
        return [line.slice(0, at), Number(line.slice(at + 1))];
      }),
  );
}

/** How much a figure has grown through some work. */
async function growth(name: string, work: () => Promise<unknown>): Promise<number> {
  const before = (await figures()).get(name) ?? 0;
  await work();
  return ((await figures()).get(name) ?? 0) - before;
}

describe('GET /metrics', () => {
  it('counts operations by name, type and outcome, and unknown names as other', async () => {
    const { token } = await makeCompany(gateway.app);
    const named = (operationName: string) =>
      gateway.server.inject({
        method: 'POST',
        url: '/graphql',
        headers: { authorization: `Bearer ${token}` },
        payload: { operationName, query: `query ${operationName} { company { id } }` },
      });
    const count = (operation: string, type: string, code: string) =>
      `graphql_operation_duration_seconds_count{operation="${operation}",type="${type}",code="${code}"}`;
    expect(await growth(count('AuditPage', 'query', 'OK'), () => named('AuditPage'))).toBe(1);
    expect(await growth(count('other', 'query', 'OK'), () => named(`X${Date.now()}`))).toBe(1);
    expect(
      await growth(count('RestEmployees', 'query', 'UNAUTHENTICATED'), () =>
        gateway.rest(null, 'GET /employees'),
      ),
    ).toBe(1);
    expect(
      await growth(count('other', 'none', 'GRAPHQL_VALIDATION_FAILED'), () =>
        gateway.graphql(token, '{ nothing }'),
      ),
    ).toBe(1);
    for (const name of (await figures()).keys()) expect(name).not.toMatch(/operation="X\d/);
  });

  it('counts requests by route and status, not by path', async () => {
    const name =
      'http_request_duration_seconds_count{method="GET",route="/api/health/:employeeId",status="401"}';
    expect(await growth(name, () => gateway.rest(null, 'GET /health/some-body'))).toBe(1);
    for (const sample of (await figures()).keys()) expect(sample).not.toContain('some-body');
  });

  it('counts uploads of phones once they are stored, with their delay', async () => {
    const made = await makeCompany(gateway.app);
    const [phone, other] = [
      await makeEmployee(gateway.app, made),
      await makeEmployee(gateway.app, made),
    ];
    const record = recordOf(other, new Date(Date.now() - 3 * 60 * 60_000), 20);
    const before = await figures();
    const records = [record, record, { ...record, id: randomUUID(), since: -1 }];
    await gateway.rest(phone.token, 'POST /contacts', { records });
    await gateway.rest(phone.token, 'POST /contacts', { records: [] });
    const after = await figures();
    const grown = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
    const outcome = (word: string) =>
      grown(`ingestion_records_total{source="mobile",outcome="${word}"}`);
    expect([outcome('accepted'), outcome('duplicate'), outcome('rejected')]).toEqual([1, 1, 1]);
    expect(grown('ingestion_batch_records_sum{source="mobile"}')).toBe(3);
    expect(grown('ingestion_batch_records_count{source="mobile"}')).toBe(1);
    const lag = grown('ingestion_lag_seconds_sum{source="mobile"}');
    expect(lag / (3 * 3 * 60 * 60)).toBeCloseTo(1, 2);
  });

  it('counts refused sign-ins and attempts beyond a budget', async () => {
    const { email } = await makeCompany(gateway.app);
    const guess = () =>
      gateway.rest(null, 'POST /company/login', { email, password: 'wrong password' });
    const refused = 'sign_ins_total{kind="MEMBER",outcome="refused"}';
    expect(await growth(refused, guess)).toBe(1);
    for (let tries = 1; tries < 10; tries += 1) await guess();
    const beyond = await growth('limits_rejected_total{budget="account"}', guess);
    expect(beyond).toBe(1);
  });

  it('reports the pool, the event loop and pending work in the database', async () => {
    const made = await makeCompany(gateway.app);
    const { openCase } = makeFollowUpClient(gateway, made);
    await openCase(await makeEmployee(gateway.app, made));
    // Values of the database are cached for some seconds: this gateway has not read them yet.
    const server = await makeServer(gateway.app, { introspection: false, metrics: 'open' });
    const now = await figures({ ...gateway, server });
    await server.close();
    expect(now.get('database_up')).toBe(1);
    expect(now.get('database_pool_max_connections')).toBe(16);
    expect(now.get('database_pool_connections{state="idle"}')).toBeGreaterThan(0);
    expect(now.get('database_pool_waiting_requests')).toBe(0);
    expect(now.get('insights_stale_days')).toBeGreaterThanOrEqual(1);
    expect(now.get('follow_up_stale_cases')).toBe(1);
    expect(now.get('follow_up_oldest_stale_seconds')).toBeGreaterThan(0);
    expect(now.get('mails_unsent{state="queued"}')).toBe(0);
    expect(now.get('nodejs_eventloop_utilization_ratio')).toBeGreaterThan(0);
    expect(now.get('nodejs_eventloop_lag_p99_seconds')).toBeDefined();
    expect(now.get('websocket_connections')).toBe(0);
  });

  it('responds without values of the database while it is unreachable', async () => {
    const queries = vi.spyOn(gateway.app.dataSource, 'createQueryRunner');
    queries.mockImplementation(unreachable);
    const away = await makeServer(gateway.app, { introspection: false, metrics: 'open' });
    const { statusCode, body } = await away.inject('/metrics');
    expect(statusCode).toBe(200);
    expect(body).toMatch(/^database_up 0$/m);
    expect(body).not.toMatch(/^(mails|job_queue|insights|follow_up)_\w+(\{.*\})? /m);
    queries.mockRestore();
    await away.close();
  });

  it('follows the naming conventions of Prometheus: a unit, or _total for counters', async () => {
    const { body } = await gateway.server.inject('/metrics');
    const ours = [...body.matchAll(/^# TYPE ((?!nodejs_|process_)\w+) (\w+)$/gm)];
    expect(ours.length).toBeGreaterThan(12);
    for (const [, name = '', type = ''] of ours) {
      expect(name.endsWith('_total')).toBe(type === 'counter');
      if (type === 'histogram') expect(name).toMatch(/_(seconds|records)$/);
    }
    for (const [, name] of ours) expect(body).toMatch(new RegExp(`^# HELP ${name} [A-Z]`, 'm'));
  });
});

function unreachable(): never {
  throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
}

describe('serveMetrics', () => {
  const read = async (metrics: MetricsAccess | undefined, authorization?: string) => {
    const server = await makeServer(gateway.app, {
      introspection: false,
      ...(metrics === undefined ? {} : { metrics }),
    });
    const headers = authorization === undefined ? {} : { authorization };
    const answer = await server.inject({ url: '/metrics', headers });
    await server.close();
    return answer;
  };
  const token = 'a token of the scraper';

  it('closes /metrics by default', async () => {
    const answer = await read(undefined);
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { success: false, message: 'Not found' },
    ]);
  });

  it.each([undefined, '', 'Bearer', 'Bearer another token', token])(
    'refuses %j instead of the token',
    async (authorization) => {
      const answer = await read({ token }, authorization);
      expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([401, 'Bearer']);
      expect(answer.body).not.toContain('process_');
    },
  );

  it('serves a scraper with the token', async () => {
    const answer = await read({ token }, `Bearer ${token}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('text/plain; version=0.0.4');
  });
});
