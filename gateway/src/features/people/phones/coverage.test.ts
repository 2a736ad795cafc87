import { beforeAll, describe, expect, it } from 'vitest';
import { HOUR } from '../../../durations.js';
import {
  type MadeCompany,
  type MadeEmployee,
  makeCompany,
  makeEmployee,
} from '../../../../test/factories.js';
import { useTestGateway } from '../../../../test/hooks.js';

const ago = (hours: number) => new Date(Date.now() - hours * HOUR);

const gateway = useTestGateway();
let made: MadeCompany;
const phones: Record<string, MadeEmployee> = {};
beforeAll(async () => {
  made = await makeCompany(gateway.app);
  for (const name of ['Good', 'Blind', 'Lacking', 'Old', 'Silent'])
    phones[name] = await makeEmployee(gateway.app, made, {
      name,
      firstSignInAt: ago(100),
      lastActiveAt: ago(30),
    });
  await makeEmployee(gateway.app, made, { name: 'Without' });
  const good = {
    bluetooth_status: true,
    location_status: true,
    location_permission: 'always',
    app_version: '2.10.0',
  };
  const report = (name: string, body: Record<string, unknown>) =>
    gateway.rest(phones[name]!.token, 'POST /health/new', body);
  await report('Good', { ...good, bluetooth_status: false, app_version: '1.0' });
  await report('Good', good);
  await report('Blind', { ...good, bluetooth_status: false });
  await report('Lacking', { ...good, location_permission: 'denied', app_version: 'nightly' });
  await report('Old', { ...good, app_version: '2.9.1' });
});

describe('coverage', () => {
  it('counts the phones that could report, those that did, and those with troubles', async () => {
    const { data } = await gateway.graphql(
      made.token,
      `{ coverage { people neverSignedIn phones reported silent bluetoothOff permissionLacking oldApp newestApp cameras camerasReported } }`,
    );
    expect(data.coverage).toEqual({
      people: 6,
      neverSignedIn: 1,
      phones: 5,
      reported: 4,
      silent: 1,
      bluetoothOff: 1,
      permissionLacking: 1,
      oldApp: 1,
      newestApp: '2.10.0',
      cameras: 0,
      camerasReported: 0,
    });
  });

  it('lists phones with any trouble, those silent longest first, or with a given one', async () => {
    const ask = async (args: string) => {
      const { data } = await gateway.graphql(
        made.token,
        `{ troubledPhones(${args}) { total items { employee { name } troubles } } }`,
      );
      return data.troubledPhones;
    };
    expect(await ask('page: 1')).toEqual({
      total: 4,
      items: [
        { employee: { name: 'Silent' }, troubles: ['SILENT'] },
        { employee: { name: 'Blind' }, troubles: ['BLUETOOTH_OFF'] },
        { employee: { name: 'Lacking' }, troubles: ['PERMISSION_LACKING'] },
        { employee: { name: 'Old' }, troubles: ['OLD_APP'] },
      ],
    });
    expect(await ask('trouble: OLD_APP')).toEqual({
      total: 1,
      items: [{ employee: { name: 'Old' }, troubles: ['OLD_APP'] }],
    });
    expect((await ask('page: 2, pageSize: 3')).items).toHaveLength(1);
  });

  it('counts only the own company', async () => {
    const other = await makeCompany(gateway.app);
    const { data } = await gateway.graphql(
      other.token,
      '{ coverage { people } troubledPhones { total } }',
    );
    expect(data).toEqual({ coverage: { people: 0 }, troubledPhones: { total: 0 } });
    const bad = await gateway.graphql(made.token, '{ troubledPhones(pageSize: 101) { total } }');
    expect(bad.errors?.[0]?.extensions.fields?.[0]?.field).toBe('pageSize');
  });
});

describe('GET /api/health/{employee_id}', () => {
  it('returns the records of a phone by id and by code, newest first', async () => {
    const { id, code: employeeId } = phones['Good']!.employee;
    const byId = await gateway.rest(made.token, `GET /health/${id}`);
    const byCode = await gateway.rest(made.token, `GET /health/${employeeId}`);
    expect([byId.status, byId.text]).toEqual([200, byCode.text]);
    expect(byId.body.data.map((record: Record<string, unknown>) => record['app_version'])).toEqual([
      '2.10.0',
      '1.0',
    ]);
    expect(byId.body.data[0]).toEqual({
      employee_id: id,
      name: 'Good',
      bluetooth_status: true,
      location_status: true,
      location_permission: 'always',
      os_version: null,
      device_type: null,
      make_model: null,
      app_version: '2.10.0',
      createdAt: expect.stringMatching(/^\d{4}-/),
    });
  });

  it('POST /api/healths returns the last record of each phone, POST /api/health-report the number of active ones', async () => {
    const newest = await gateway.rest(made.token, 'POST /healths', {});
    expect([newest.status, newest.body.data.length]).toEqual([200, 4]);
    const report = await gateway.rest(made.token, 'POST /health-report');
    expect([report.status, report.body]).toEqual([200, { success: true, data: 4 }]);
  });

  it("returns 404 for another company's people, and refuses phones and visitors", async () => {
    const other = await makeCompany(gateway.app);
    const call = `GET /health/${phones['Good']!.employee.id}`;
    expect((await gateway.rest(other.token, call)).status).toBe(404);
    for (const row of [call, 'POST /healths', 'POST /health-report']) {
      expect((await gateway.rest(phones['Good']!.token, row)).status).toBe(403);
      expect((await gateway.rest(null, row)).status).toBe(401);
    }
    expect((await gateway.rest(other.token, 'POST /healths')).body.data).toEqual([]);
  });
});
