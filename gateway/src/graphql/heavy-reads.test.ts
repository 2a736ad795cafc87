import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeCompany, makeEmployee } from '../../test/factories.js';
import { startTestGateway, type TestGateway } from '../../test/run-document.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ poolSize: 16 });
});
afterAll(() => gateway.stop());

it('leaves half of the connections of a company to other requests while traces take long', async () => {
  const made = await makeCompany(gateway.app);
  const { employee } = await makeEmployee(gateway.app, made);
  const locker = new Client({ connectionString: gateway.app.ownerUrl });
  await locker.connect();
  await locker.query('BEGIN; LOCK TABLE contact IN ACCESS EXCLUSIVE MODE');
  const trace = `{ trace(employee: { id: "${employee.id}" }) { exposures { level } } }`;
  const traces = Array.from({ length: 4 }, () => gateway.graphql(made.token, trace));
  const countWaiting = async () => {
    const { rows } = await gateway.app.owner.query(
      'SELECT count(DISTINCT pid)::int AS count FROM pg_locks WHERE NOT granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())',
    );
    return rows[0].count;
  };
  await expect.poll(countWaiting, { timeout: 10_000 }).toBe(2);
  const { data } = await gateway.graphql(made.token, '{ company { name } }');
  expect(data.company.name).toBe(made.company.name);
  await locker.query('COMMIT');
  await locker.end();
  for (const { errors } of await Promise.all(traces)) expect(errors).toBeUndefined();
});
