import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeWorld, type World } from '../../test/contract/world.js';
import { recordOf } from '../../test/factories.js';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.stop());

describe('values of another type', () => {
  const create = async (given: Record<string, unknown>) => {
    const { body } = await world.send({
      call: 'POST /employee/new',
      headers: world.as('company'),
      body: {
        employee_id: randomUUID(),
        name: 'Ana Lim',
        email: `${randomUUID()}@company.example`,
        phone: String(Math.trunc(1e9 + Math.random() * 1e9)),
        department: 'Research',
        ...given,
      },
    });
    return body.data as Record<string, unknown>;
  };

  it.each([
    ['employee_id', 471_100, '471100'],
    ['phone', 6_123_004_712, '6123004712'],
    ['country_code', 65, '65'],
    ['department', 7, '7'],
    ['gender', 'female', 'Female'],
    ['gender', 'MALE', 'Male'],
    ['gender', '', null],
    ['dob', '', null],
    ['is_conta_tracing', 'true', true],
    ['is_conta_tracing', 1, true],
    ['is_conta_tracing', 'false', false],
    ['is_conta_tracing', '0', false],
    ['conta_tracing_date', '', null],
  ])('the employee field %s accepts %j as %j', async (field, sent, read) => {
    expect((await create({ [field]: sent }))[field]).toBe(read);
  });

  it('a numeric password is read as its six digits', async () => {
    const made = await create({ password: 482_016 });
    expect(made.password).toBeUndefined();
    const { status } = await world.send({
      call: 'POST /employee/login',
      body: {
        unique_id: world.mine.company.passKey,
        phone: Number(made.phone),
        password: 482_016,
      },
    });
    expect(status).toBe(200);
  });

  it('camera fields accept texts for numbers and booleans', async () => {
    const { body } = await world.send({
      call: 'POST /camera/new',
      headers: world.as('company'),
      body: {
        id: 71,
        camera_location_lat: '1.25',
        camera_location_lng: '',
        camera_room_number: 12,
        camera_room_name: 7,
        safe_distance: '6',
        time_lag: '2',
        is_cctv: 'false',
        cctv_feed_url: 'rtsp://10.0.0.4/stream',
      },
    });
    expect(body.data).toMatchObject({
      id: '71',
      camera_location: [1.25, 87.5454],
      camera_room_number: '12',
      camera_room_name: '7',
      safe_distance: 6,
      time_lag: 2,
      is_cctv: false,
    });
  });

  it.each([
    ['save-time-metric', { timeMetric: '20' }],
    ['save-minimum-distance', { min_distance: '4' }],
    ['cross-status', { is_cross_status_on: 'false' }],
    ['save-geofencing', { is_geofencing_on: 'true', latitude: '1', longitude: '2', radius: '3.5' }],
    ['save-geofencing', { is_geofencing_on: 0, latitude: '', longitude: '', radius: '' }],
  ])('the setting %s accepts %j', async (row, body) => {
    const { status } = await world.send({
      call: `PATCH /company/${row}/${world.mine.company.passKey}`,
      headers: world.as('company'),
      body,
    });
    expect(status).toBe(201);
  });

  it("a record's values are converted, and an unreadable one rejects only its record", async () => {
    const record = () => recordOf(world.sick, new Date(Date.now() - 60_000), 2);
    const bad = [
      { ...record(), id: 5 },
      { ...record(), since: 'long' },
      { ...record(), cross_employee_id: 'a\u0000b' },
      { ...record(), cross_employee_id: { $ne: null } },
      { ...record(), date: Date.now() },
      { ...record(), distance: 'near' },
      null,
      'text',
      [],
      7,
    ];
    const { status, body } = await world.send({
      call: 'POST /contacts',
      headers: world.as('employee'),
      body: { records: [...bad, { ...record(), since: '2.5', distance: '4' }, record()] },
    });
    const { accepted, rejected } = body.data as { accepted: number; rejected: { id: string }[] };
    expect([status, accepted, rejected.length]).toEqual([200, 2, bad.length]);
    expect(rejected[0]).toEqual({ id: '5', message: 'id must be a UUID' });
  });
});

describe('a generated password', () => {
  it('a generated password is returned once, a chosen one never', async () => {
    const fields = (given: object) => ({
      employee_id: randomUUID(),
      name: 'Ana Lim',
      email: `${randomUUID()}@company.example`,
      phone: String(Math.trunc(1e9 + Math.random() * 1e9)),
      department: 'Research',
      ...given,
    });
    const create = (given: object) =>
      world.send({
        call: 'POST /employee/new',
        headers: world.as('company'),
        body: fields(given),
      });
    for (const none of [{}, { password: '' }, { password: null }])
      expect((await create(none)).body.data).toMatchObject({
        password: expect.stringMatching(/^\d{6}$/),
      });
    expect((await create({ password: '482016' })).body.data).not.toHaveProperty('password');
    const list = await world.send({ call: 'GET /employees', headers: world.as('company') });
    expect(list.text).not.toContain('"password"');
  });
});
