import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTenant } from '../../database/tenant.js';
import {
  type MadeCompany,
  type MadeEmployee,
  makeCompany,
  makeEmployee,
} from '../../testing/factories.js';
import { startTestGateway, type TestGateway } from '../../testing/run-document.js';

let gateway: TestGateway;
let made: MadeCompany;
let ana: MadeEmployee;
beforeAll(async () => {
  gateway = await startTestGateway();
  made = await makeCompany(gateway.app);
  ana = await makeEmployee(gateway.app, made);
});
afterAll(() => gateway.stop());

function kept() {
  return inTenant(gateway.app.dataSource, made.company.id, (db) =>
    db.rows({
      name: 'health-kept',
      text: 'SELECT bluetooth_status AS bluetooth, location_status AS location, os_version AS os, app_version AS app FROM health_record ORDER BY created_at, id',
    }),
  );
}

it('POST /api/health/new keeps what the phone says, also in the words of old versions, and marks it as active', async () => {
  const before = Date.now();
  const body = {
    bluetooth_status: true,
    location_status: false,
    location_permission: 'always',
    os_version: '18.1',
    device_type: 'ios',
    make_model: 'iPhone 15',
    app_version: '2.1',
  };
  const answer = await gateway.rest(ana.token, 'POST /health/new', body);
  expect([answer.status, answer.body]).toEqual([200, { success: true }]);
  const old = await gateway.rest(ana.token, 'POST /health/new', {
    bluetooth_status: 'off',
    location_status: 1,
    os_version: 9,
  });
  expect(old.status).toBe(200);
  expect(await kept()).toEqual([
    { bluetooth: true, location: false, os: '18.1', app: '2.1' },
    { bluetooth: false, location: true, os: '9', app: null },
  ]);
  const { data } = await gateway.graphql(
    made.token,
    `{ employee(id: "${ana.employee.id}") { lastActive } }`,
  );
  expect(Date.parse(data.employee.lastActive)).toBeGreaterThanOrEqual(before);
});

it('names what cannot be read and keeps nothing of it', async () => {
  const before = await kept();
  const answer = await gateway.rest(ana.token, 'POST /health/new', {
    bluetooth_status: 'perhaps',
    app_version: '2.1',
  });
  expect([answer.status, answer.body.errors]).toEqual([
    400,
    [{ field: 'bluetooth_status', message: 'bluetooth_status is not valid' }],
  ]);
  const long = await gateway.rest(ana.token, 'POST /health/new', { app_version: 'x'.repeat(101) });
  expect([long.status, long.body.errors]).toEqual([
    400,
    [{ field: 'app_version', message: 'At most 100 characters' }],
  ]);
  expect(await kept()).toEqual(before);
});

it('is for phones alone', async () => {
  expect((await gateway.rest(made.token, 'POST /health/new', {})).status).toBe(403);
});
