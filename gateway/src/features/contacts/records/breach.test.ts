import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { MINUTE } from '../../../durations.js';
import {
  type MadeCompany,
  type MadeEmployee,
  makeAdministrator,
  makeCompany,
  makeEmployee,
} from '../../../../test/factories.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { Company } from '../../company/profile/company.entity.js';

const gateway = useTestGateway();
let made: MadeCompany;
let ana: MadeEmployee;
let ben: MadeEmployee;
let key: string;
beforeAll(async () => {
  made = await makeCompany(gateway.app);
  ana = await makeEmployee(gateway.app, made, { name: 'Ana' });
  ben = await makeEmployee(gateway.app, made, { name: 'Ben' });
  key = await addCamera(made, 'bay');
});

async function addCamera({ token }: MadeCompany, id: string): Promise<string> {
  const { body } = await gateway.rest(token, 'POST /camera/new', {
    id,
    camera_room_number: '1',
    camera_room_name: id,
    safe_distance: 6,
    time_lag: 2,
    cctv_feed_url: 'rtsp://10.0.0.4/stream',
  });
  return body.data.camera_key as string;
}

const report = (cameraKey: string | null, records: unknown, id = 'bay') =>
  gateway.rest(
    null,
    `POST /camera/${id}/breaches`,
    { records },
    cameraKey ? { 'x-camera-key': cameraKey } : {},
  );
const breach = (given: Record<string, unknown> = {}) => ({
  id: randomUUID(),
  date: new Date(Date.now() - 60 * MINUTE).toISOString(),
  since: 3,
  distance: 2.5,
  people: 4,
  ...given,
});
const pair = () => ({ employee_id: ana.employee.id, cross_employee_id: ben.employee.code });

describe('POST /api/camera/{id}/breaches', () => {
  it('stores breaches with and without names once, however often they are sent', async () => {
    const records = [breach(), breach(pair())];
    const first = await report(key, records);
    expect([first.status, first.body]).toEqual([
      200,
      { success: true, data: { accepted: 2, duplicates: 0, held: 0, rejected: [] } },
    ]);
    const again = await report(key, [...records, records[0]]);
    expect(again.body.data).toEqual({ accepted: 0, duplicates: 3, held: 0, rejected: [] });
    const { data } = await gateway.graphql(
      made.token,
      '{ cameras(search: "bay") { items { lastReportedAt } } }',
    );
    expect(Date.parse(data.cameras.items[0].lastReportedAt)).toBeGreaterThan(Date.now() - MINUTE);
  });

  it('marks no other camera of the company as reporting', async () => {
    const own = await makeCompany(gateway.app);
    const ownKey = await addCamera(own, 'dock');
    await addCamera(own, 'roof');
    expect((await report(ownKey, [breach()], 'dock')).status).toBe(200);
    const { data } = await gateway.graphql(
      own.token,
      '{ cameras(sort: CAMERA_ID, direction: ASC) { items { code lastReportedAt } } }',
    );
    expect(data.cameras.items).toEqual([
      { code: 'dock', lastReportedAt: expect.any(String) },
      { code: 'roof', lastReportedAt: null },
    ]);
  });

  it('stores a long breach of two named people as a contact of source camera', async () => {
    const records = [breach({ ...pair(), since: 20 })];
    expect((await report(key, records)).body.data.accepted).toBe(1);
    const { data } = await gateway.graphql(
      made.token,
      `{ trace(employee: { id: "${ana.employee.id}" }) { exposures { person { name } path { source } } } }`,
    );
    expect(data.trace.exposures).toEqual([
      { person: { name: 'Ben' }, path: [{ source: 'CAMERA' }] },
    ]);
  });

  it('rejects an invalid record with its reason and stores the others', async () => {
    const stranger = await makeEmployee(gateway.app, await makeCompany(gateway.app));
    const bad = [
      [breach({ people: 1 }), 'people must be a whole number from 2 to 1000, or name both people'],
      [
        breach({ people: 2.5 }),
        'people must be a whole number from 2 to 1000, or name both people',
      ],
      [
        breach({ people: 1001 }),
        'people must be a whole number from 2 to 1000, or name both people',
      ],
      [breach({ ...pair(), employee_id: stranger.employee.id }), 'employee_id is unknown'],
      [
        breach({ ...pair(), cross_employee_id: stranger.employee.id }),
        'cross_employee_id is unknown',
      ],
      [
        breach({ employee_id: ana.employee.id, cross_employee_id: ana.employee.code }),
        'employee_id and cross_employee_id are the same person',
      ],
      [breach({ since: 0 }), 'since must be more than 0 minutes'],
      [breach({ date: 'yesterday' }), 'date must be an ISO 8601 time with its zone'],
      [breach({ distance: -1 }), 'distance must be feet, 0 or more'],
    ] as const;
    const { body } = await report(key, [...bad.map(([record]) => record), breach()]);
    expect(body.data).toEqual({
      accepted: 1,
      duplicates: 0,
      held: 0,
      rejected: bad.map(([{ id }, message]) => ({ id, message })),
    });
  });

  it('accepts a breach of 2 and of 1000 people', async () => {
    const { body } = await report(key, [breach({ people: 2 }), breach({ people: 1000 })]);
    expect(body.data).toEqual({ accepted: 2, duplicates: 0, held: 0, rejected: [] });
  });

  it('stores a breach that names only one person as one without names', async () => {
    for (const one of [
      { employee_id: ana.employee.id },
      { cross_employee_id: ben.employee.id },
      { employee_id: ana.employee.id, cross_employee_id: '' },
    ]) {
      const withoutNumber = breach({ ...one, people: undefined });
      const { body } = await report(key, [breach(one), withoutNumber]);
      expect(body.data).toEqual({
        accepted: 1,
        duplicates: 0,
        held: 0,
        rejected: [
          {
            id: withoutNumber.id,
            message: 'people must be a whole number from 2 to 1000, or name both people',
          },
        ],
      });
    }
  });

  it('refuses no records and more than 1000', async () => {
    for (const records of [[], Array.from({ length: 1001 }, () => breach())]) {
      const { status, body } = await report(key, records);
      expect([status, body.errors]).toEqual([
        400,
        [{ field: 'records', message: 'Send 1 to 1000 records' }],
      ]);
    }
  });

  it("accepts only the camera's own key", async () => {
    const otherKey = await addCamera(made, 'hall');
    const provider = await makeAdministrator(gateway.app);
    expect((await report(null, [breach()])).status).toBe(401);
    expect(
      (await report(`${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`, [breach()])).status,
    ).toBe(401);
    expect((await report('vck_nonsense', [breach()])).status).toBe(401);
    expect((await report(otherKey, [breach()])).status).toBe(404);
    for (const { token } of [made, ana, provider]) {
      const answer = await gateway.rest(token, 'POST /camera/bay/breaches', {
        records: [breach()],
      });
      expect(answer.status).toBe(403);
    }
  });

  it("refuses the camera's key on every other route", async () => {
    const answers = await Promise.all(
      ['GET /cameras', 'GET /employees', 'DELETE /camera/bay'].map((call) =>
        gateway.rest(null, call, undefined, { 'x-camera-key': key }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
  });

  it('refuses the key once it is rotated, the camera is deleted or the company is inactivated', async () => {
    const own = await makeCompany(gateway.app);
    const first = await addCamera(own, 'door');
    const { data } = await gateway.graphql(
      own.token,
      'mutation { rotateCameraKey(camera: { code: "door" }) { key } }',
    );
    const second = data.rotateCameraKey.key as string;
    expect((await report(first, [breach()], 'door')).status).toBe(401);
    expect((await report(second, [breach()], 'door')).status).toBe(200);
    const provider = await makeAdministrator(gateway.app);
    const setStatus = (isActive: string) =>
      gateway.rest(provider.token, `POST /company/activate/${own.company.id}`, { isActive });
    await setStatus('InActive');
    expect((await report(second, [breach()], 'door')).status).toBe(401);
    await setStatus('Active');
    expect((await report(second, [breach()], 'door')).status).toBe(200);
    const signedIn = await gateway.rest(null, 'POST /company/login', {
      email: own.email,
      password: own.password,
    });
    await gateway.rest(signedIn.body.data.token, 'DELETE /camera/door');
    expect((await report(second, [breach()], 'door')).status).toBe(401);
  });
});

describe("a camera's key", () => {
  it("is refused after its company's deletion date", async () => {
    const own = await makeCompany(gateway.app);
    const ownKey = await addCamera(own, 'door');
    const setDeletion = (deletionAt: Date | null) =>
      gateway.app.dataSource.getRepository(Company).update({ id: own.company.id }, { deletionAt });
    await setDeletion(new Date(Date.now() + 60 * MINUTE));
    expect((await report(ownKey, [breach()], 'door')).status).toBe(200);
    await setDeletion(new Date(Date.now() - MINUTE));
    expect((await report(ownKey, [breach()], 'door')).status).toBe(401);
    await setDeletion(null);
    expect((await report(ownKey, [breach()], 'door')).status).toBe(200);
  });
});

describe('GET /api/camera/{id}', () => {
  it('returns the region of a camera to that camera only', async () => {
    const own = await makeCompany(gateway.app);
    const [first, other] = [await addCamera(own, 'one'), await addCamera(own, 'two')];
    await gateway.graphql(
      own.token,
      'mutation { updateCameraRegion(input: { camera: { code: "one" }, corners: [{ x: 0, y: 0 }, { x: 1, y: 0 }, { x: 0.5, y: 1 }] }) { id } }',
    );
    const ask = (key: string) =>
      gateway.rest(null, 'GET /camera/one', undefined, { 'x-camera-key': key });
    const answer = await ask(first);
    expect([answer.status, answer.body.data.region]).toEqual([
      200,
      [
        [0, 0],
        [1, 0],
        [0.5, 1],
      ],
    ]);
    expect(answer.body.data).toMatchObject({ id: 'one', safe_distance: 6, time_lag: 2 });
    expect((await ask(other)).status).toBe(404);
    expect((await gateway.rest(own.token, 'GET /camera/one')).status).toBe(403);
    expect((await gateway.rest(null, 'GET /camera/one')).status).toBe(401);
  });
});
