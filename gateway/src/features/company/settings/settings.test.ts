import { beforeAll, describe, expect, it } from 'vitest';
import { DAY } from '../../../durations.js';
import {
  type MadeCompany,
  makeCompany,
  makeEmployee,
  makeTimeMetric,
} from '../../../../test/factories.js';
import { listAudit } from '../../../../test/audit.js';
import { useTestGateway } from '../../../../test/hooks.js';

const gateway = useTestGateway();
let company: MadeCompany;
let other: MadeCompany;
beforeAll(async () => {
  company = await makeCompany(gateway.app);
  other = await makeCompany(gateway.app);
});

const save = (row: string, body: Record<string, unknown>, whose = company) =>
  gateway.rest(whose.token, `PATCH /company/${row}/${whose.company.passKey}`, body);

describe('PATCH /api/company settings', () => {
  it.each([
    ['save-minimum-distance', { min_distance: 4 }, { min_distance: 4 }],
    ['save-minimum-distance', { min_distance: '10' }, { min_distance: 10 }],
    ['cross-status', { is_cross_status_on: true }, { is_cross_status_on: true }],
    [
      'save-geofencing',
      { is_geofencing_on: true, latitude: '1.29', longitude: 103.85, radius: '120.25' },
      { is_geofencing_on: true, latitude: 1.29, longitude: 103.85, radius: 120.25 },
    ],
    ['save-geofencing', { is_geofencing_on: false }, { is_geofencing_on: false, radius: 120.25 }],
    ['save-iframe', { iframe: 'https://board.example/x' }, { iframe: 'https://board.example/x' }],
    ['save-iframe', { iframe: '' }, { iframe: '' }],
  ])('%s stores %j', async (row, body, saved) => {
    const answer = await save(row, body);
    expect(answer.status).toBe(201);
    expect(answer.body.data).toMatchObject(saved);
    const details = await gateway.rest(company.token, `GET /company/details/${company.company.id}`);
    expect(details.body.data).toMatchObject(saved);
  });

  it.each([
    ['save-time-metric', { timeMetric: 7 }, 'timeMetric', /Please select one of 1, 2.* minutes$/],
    ['save-minimum-distance', { min_distance: 0 }, 'min_distance', 'Please select 1 to 10 feet'],
    ['save-minimum-distance', { min_distance: 11 }, 'min_distance', 'Please select 1 to 10 feet'],
    [
      'save-geofencing',
      { is_geofencing_on: true, longitude: 1, radius: 1 },
      'latitude',
      'Please enter a valid latitude',
    ],
    [
      'save-geofencing',
      { is_geofencing_on: true, latitude: 1, longitude: 181, radius: 1 },
      'longitude',
      'Please enter a valid longitude',
    ],
    [
      'save-geofencing',
      { is_geofencing_on: true, latitude: 1, longitude: 1, radius: 1.234 },
      'radius',
      'Please enter a valid radius',
    ],
    ['save-iframe', { iframe: 'http://board.example' }, 'iframe', 'Please enter an https address'],
    [
      'save-iframe',
      { iframe: 'https://user:secret@board.example' },
      'iframe',
      'Please enter an https address',
    ],
    ['save-iframe', { iframe: 'javascript:alert(1)' }, 'iframe', 'Please enter an https address'],
  ])('%s refuses %j, naming its field', async (row, body, field, message) => {
    const answer = await save(row, body);
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual([{ field, message: expect.stringMatching(message) }]);
  });

  it('returns 404 for other companies, and refuses phones and visitors', async () => {
    const phone = await makeEmployee(gateway.app, company);
    const rows = [
      ['save-time-metric', { timeMetric: 5 }],
      ['save-minimum-distance', { min_distance: 4 }],
      ['cross-status', { is_cross_status_on: true }],
      ['save-geofencing', { is_geofencing_on: false }],
      ['save-iframe', { iframe: '' }],
    ] as const;
    for (const [row, body] of rows) {
      const call = `PATCH /company/${row}/${other.company.id}`;
      const statuses = [company.token, phone.token, null].map(
        async (token) => (await gateway.rest(token, call, body)).status,
      );
      expect(await Promise.all(statuses)).toEqual([404, 403, 401]);
    }
    const { data } = await gateway.graphql(
      other.token,
      '{ company { minDistance pendingTimeMetric { minutes } } }',
    );
    expect(data.company).toEqual({ minDistance: 6, pendingTimeMetric: null });
  });
});

describe('the settings of notices', () => {
  it('are off by default, and each change is audited', async () => {
    const own = await makeCompany(gateway.app);
    const fields = '{ informsAtOnce noticesNameDisease }';
    const { data } = await gateway.graphql(own.token, `{ company ${fields} }`);
    expect(data.company).toEqual({ informsAtOnce: false, noticesNameDisease: false });
    const change =
      'mutation ($input: UpdateCompanySettingsInput!) { updateCompanySettings(input: $input)';
    const changed = await gateway.graphql(own.token, `${change} ${fields} }`, {
      input: { informsAtOnce: true, noticesNameDisease: true },
    });
    expect(changed.data.updateCompanySettings).toEqual({
      informsAtOnce: true,
      noticesNameDisease: true,
    });
    const details = (await listAudit(gateway.app, own)).map(({ detail }) => detail);
    expect(details).toEqual(
      expect.arrayContaining([
        'Notices sent without an officer: on, before off',
        'Name of the disease in notices: on, before off',
      ]),
    );
  });
});

describe('timeMetricHistory', () => {
  const history = '{ timeMetricHistory { minutes from until changedBy } }';

  it('lists changes with their authors, and without a cancelled change', async () => {
    const own = await makeCompany(gateway.app);
    await makeTimeMetric(gateway.app, own, 5, new Date(Date.now() - DAY));
    await save('save-time-metric', { timeMetric: 20 }, own);
    const [next, now, first] = (await gateway.graphql(own.token, history)).data.timeMetricHistory;
    expect(next).toMatchObject({ minutes: 20, until: null, changedBy: own.email });
    expect(now).toMatchObject({ minutes: 5, until: next.from });
    expect(first).toEqual({ minutes: 15, from: null, until: now.from, changedBy: null });
    const back = 'mutation { cancelTimeMetricChange { timeMetric pendingTimeMetric { minutes } } }';
    const taken = await gateway.graphql(own.token, back);
    expect(taken.data.cancelTimeMetricChange).toEqual({ timeMetric: 5, pendingTimeMetric: null });
    const again = await gateway.graphql(own.token, back);
    expect(again.errors?.[0]?.extensions.fields).toEqual([
      { field: 'timeMetric', message: 'There is no pending change to cancel' },
    ]);
    expect((await gateway.graphql(own.token, history)).data.timeMetricHistory).toHaveLength(2);
  });
});

describe('updateCompany with a time zone', () => {
  it('accepts IANA zones only', async () => {
    const run = (timeZone: string) =>
      gateway.graphql(
        company.token,
        'mutation ($z: String!) { updateCompany(input: { timeZone: $z }) { timeZone } }',
        {
          z: timeZone,
        },
      );
    expect((await run('Pacific/Auckland')).data.updateCompany.timeZone).toBe('Pacific/Auckland');
    for (const bad of ['+08:00', 'Mars/Olympus', '']) {
      expect((await run(bad)).errors?.[0]?.extensions.fields).toEqual([
        { field: 'timeZone', message: 'Please select a time zone' },
      ]);
    }
  });
});
