import { expect, it } from 'vitest';
import { poolOf } from '../database/tenant.js';
import { Readiness } from './readiness.js';
import { makeServer } from './server.js';
import { onServer } from '../../test/database.js';
import { useTestGateway } from '../../test/hooks.js';

const gateway = useTestGateway();

const newest = `(SELECT max(timestamp) FROM migration)`;

it('reports ready while the database responds and is migrated', async () => {
  const answer = await gateway.server.inject('/readyz');
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ready' }]);
});

it('reports not ready while the database lacks a migration', async () => {
  await onServer(
    gateway.app.ownerUrl,
    `UPDATE migration SET name = name || ' elsewhere' WHERE timestamp = ${newest}`,
  );
  const lacking = await gateway.server.inject('/readyz');
  expect([lacking.statusCode, lacking.json()]).toEqual([503, { status: 'migrations missing' }]);
  await onServer(
    gateway.app.ownerUrl,
    `UPDATE migration SET name = replace(name, ' elsewhere', '') WHERE timestamp = ${newest}`,
  );
  expect((await gateway.server.inject('/readyz')).statusCode).toBe(200);
});

it('reports ready with a database that a newer gateway has migrated', async () => {
  await onServer(
    gateway.app.ownerUrl,
    `INSERT INTO migration (timestamp, name) VALUES (9999999999999, 'FromTheFuture')`,
  );
  expect((await gateway.server.inject('/readyz')).statusCode).toBe(200);
  await onServer(gateway.app.ownerUrl, `DELETE FROM migration WHERE name = 'FromTheFuture'`);
});

it('reports not ready while the process drains, which still serves requests', async () => {
  const readiness = new Readiness();
  const server = await makeServer(gateway.app, { introspection: false, readiness });
  expect((await server.inject('/readyz')).statusCode).toBe(200);
  readiness.drain();
  const answer = await server.inject('/readyz');
  expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([
    503,
    '5',
    { status: 'draining' },
  ]);
  expect((await server.inject('/healthz')).statusCode).toBe(200);
  expect((await server.inject('/api/plans')).statusCode).toBe(201);
  await server.close();
});

it('reports not ready while the database is away or does not respond in time', async () => {
  const pool = poolOf(gateway.app.dataSource);
  const readiness = new Readiness();
  const silent = { query: () => new Promise(() => undefined) };
  expect(await readiness.findProblem(silent as unknown as typeof pool)).toBe('database away');
  const away = { query: () => Promise.reject(new Error('connect ECONNREFUSED')) };
  expect(await readiness.findProblem(away as unknown as typeof pool)).toBe('database away');
  expect(await readiness.findProblem(pool)).toBeUndefined();
});
