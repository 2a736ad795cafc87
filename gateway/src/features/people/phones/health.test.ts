import { beforeAll, describe, expect, it } from 'vitest';
import { inTenant } from '../../../database/tenant.js';
import {
  type MadeCompany,
  type MadeEmployee,
  makeCompany,
  makeEmployee,
} from '../../../../test/factories.js';
import { useTestGateway } from '../../../../test/hooks.js';

const gateway = useTestGateway();
let made: MadeCompany;
let ana: MadeEmployee;
beforeAll(async () => {
  made = await makeCompany(gateway.app);
  ana = await makeEmployee(gateway.app, made);
});

function listStored() {
  return inTenant(gateway.app.dataSource, made.company.id, (db) =>
    db.rows({
      name: 'stored-health',
      text: 'SELECT bluetooth_status AS bluetooth, location_status AS location, os_version AS os, app_version AS app FROM health_record ORDER BY created_at, id',
    }),
  );
}

describe('POST /api/health/new', () => {
  it('stores the report, also in the formats of old apps, and marks the phone as active', async () => {
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
    expect(await listStored()).toEqual([
      { bluetooth: true, location: false, os: '18.1', app: '2.1' },
      { bluetooth: false, location: true, os: '9', app: '2.1' },
    ]);
    const { data } = await gateway.graphql(
      made.token,
      `{ employee(by: { id: "${ana.employee.id}" }) { lastActiveAt } }`,
    );
    expect(Date.parse(data.employee.lastActiveAt)).toBeGreaterThanOrEqual(before);
  });

  it('keeps the last reported value of fields that are missing or null', async () => {
    const made = await makeCompany(gateway.app);
    const { token, employee } = await makeEmployee(gateway.app, made);
    await gateway.rest(token, 'POST /health/new', { bluetooth_status: true, os_version: '17' });
    await gateway.rest(token, 'POST /health/new', {});
    await gateway.rest(token, 'POST /health/new', { os_version: null });
    const { body } = await gateway.rest(made.token, `GET /health/${employee.id}`);
    expect(
      body.data.map((record: { bluetooth_status: unknown; os_version: unknown }) => [
        record.bluetooth_status,
        record.os_version,
      ]),
    ).toEqual([
      [true, '17'],
      [true, '17'],
      [true, '17'],
    ]);
  });

  it('sets the last activity of the phone to the time of the report', async () => {
    const made = await makeCompany(gateway.app);
    const { token, employee } = await makeEmployee(gateway.app, made);
    await gateway.rest(token, 'POST /health/new', { app_version: '1.0' });
    const { data } = await gateway.graphql(
      made.token,
      `{ employee(by: { id: "${employee.id}" }) { lastActiveAt health { reportedAt } } }`,
    );
    expect(data.employee.lastActiveAt).toBe(data.employee.health.reportedAt);
  });

  it('names an invalid field and stores nothing', async () => {
    const before = await listStored();
    const answer = await gateway.rest(ana.token, 'POST /health/new', {
      bluetooth_status: 'perhaps',
      app_version: '2.1',
    });
    expect([answer.status, answer.body.errors]).toEqual([
      400,
      [{ field: 'bluetooth_status', message: 'bluetooth_status is not valid' }],
    ]);
    const long = await gateway.rest(ana.token, 'POST /health/new', {
      app_version: 'x'.repeat(101),
    });
    expect([long.status, long.body.errors]).toEqual([
      400,
      [{ field: 'app_version', message: 'At most 100 characters' }],
    ]);
    expect(await listStored()).toEqual(before);
  });

  it('is forbidden to company admins', async () => {
    expect((await gateway.rest(made.token, 'POST /health/new', {})).status).toBe(403);
  });
});

describe('health records', () => {
  let company: MadeCompany;
  let phone: MadeEmployee;
  let silent: MadeEmployee;
  const recordOf = (version: string) => ({
    employee_id: phone.employee.id,
    name: 'Ana Lim',
    bluetooth_status: null,
    location_status: null,
    location_permission: null,
    os_version: null,
    device_type: null,
    make_model: null,
    app_version: version,
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  });
  beforeAll(async () => {
    company = await makeCompany(gateway.app);
    phone = await makeEmployee(gateway.app, company);
    silent = await makeEmployee(gateway.app, company);
    for (const version of ['1.0', '2.0'])
      await gateway.rest(phone.token, 'POST /health/new', { app_version: version });
  });

  it.each(['id', 'code'] as const)(
    'GET /api/health/{employee_id} lists newest first, by %s',
    async (name) => {
      const answer = await gateway.rest(company.token, `GET /health/${phone.employee[name]}`);
      expect([answer.status, answer.body]).toEqual([
        200,
        { success: true, data: [recordOf('2.0'), recordOf('1.0')] },
      ]);
      const nothing = await gateway.rest(company.token, `GET /health/${silent.employee[name]}`);
      expect(nothing.body.data).toEqual([]);
    },
  );

  it('POST /api/healths lists the last record of each phone that ever reported', async () => {
    const answer = await gateway.rest(company.token, 'POST /healths');
    expect([answer.status, answer.body]).toEqual([200, { success: true, data: [recordOf('2.0')] }]);
  });

  it('POST /api/health-report counts the phones active in the last 2 hours', async () => {
    const answer = await gateway.rest(company.token, 'POST /health-report', {});
    expect([answer.status, answer.body]).toEqual([200, { success: true, data: 1 }]);
  });

  it('are not found for other companies and deleted people, and refused to phones', async () => {
    const gone = await makeEmployee(gateway.app, company);
    await gateway.rest(gone.token, 'POST /health/new', { app_version: '3.0' });
    await gateway.rest(company.token, `DELETE /employee/${gone.employee.id}`);
    const answers = await Promise.all(
      [gone.employee.id, ana.employee.id, 'nobody'].map((id) =>
        gateway.rest(company.token, `GET /health/${id}`),
      ),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.status).toBe(404);
    const healths = await gateway.rest(company.token, 'POST /healths');
    expect(healths.body.data).toHaveLength(1);
    for (const call of ['GET /health/x', 'POST /healths', 'POST /health-report'])
      expect((await gateway.rest(phone.token, call)).status).toBe(403);
  });

  it('are included in a list of people', async () => {
    const { data } = await gateway.graphql(
      company.token,
      '{ employees(sort: CREATED_AT) { items { health { appVersion } firstSignInAt hasPassword } } }',
    );
    expect(data.employees.items).toEqual([
      { health: { appVersion: '2.0' }, firstSignInAt: null, hasPassword: false },
      { health: null, firstSignInAt: null, hasPassword: false },
    ]);
  });

  it('are the same in a list of people and for a single person', async () => {
    const fields = `id health {
      bluetoothStatus locationStatus locationPermission osVersion deviceType makeModel appVersion reportedAt
    }`;
    const { data } = await gateway.graphql(
      company.token,
      `{ employees(sort: CREATED_AT) { total items { ${fields} } } found: employees(search: "${phone.employee.name}") { total items { ${fields} } } }`,
    );
    const alone = await Promise.all(
      [phone, silent].map(async ({ employee: { id } }) => {
        const answer = await gateway.graphql(
          company.token,
          `{ employee(by: { id: "${id}" }) { ${fields} } }`,
        );
        return answer.data.employee;
      }),
    );
    expect(alone[0].health.appVersion).toBe('2.0');
    expect(data.employees.items).toEqual(alone);
    expect(data.found.items).toContainEqual(alone[0]);
  });
});
