import { beforeAll, describe, expect, it } from 'vitest';
import { inTenant } from '../../../database/tenant.js';
import { type MadeCompany, makeCompany, makeEmployee } from '../../../../test/factories.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { standardPlanId } from '../../company/plans/plan.service.js';

const gateway = useTestGateway();
let made: MadeCompany;
let other: MadeCompany;
beforeAll(async () => {
  made = await makeCompany(gateway.app, { name: 'Harbour Works' });
  other = await makeCompany(gateway.app);
});

let count = 0;
const camera = (given: Record<string, unknown> = {}) => {
  count += 1;
  return {
    id: `cam-${count}`,
    camera_location: [],
    camera_room_number: '2-01',
    camera_room_name: 'Loading bay',
    safe_distance: 6,
    time_lag: 2,
    is_cctv: true,
    cctv_feed_url: 'rtsp://10.0.0.4/stream',
    ...given,
  };
};
const add = (token: string | null, given: Record<string, unknown> = {}) =>
  gateway.rest(token, 'POST /camera/new', camera(given));

describe('POST /api/camera/new', () => {
  it("returns the camera in the contract's format, with its key only once", async () => {
    const { status, body } = await add(made.token, { id: 'dock-1' });
    expect([status, body]).toEqual([
      200,
      {
        success: true,
        data: {
          _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
          id: 'dock-1',
          company_name: 'Harbour Works',
          company_id: made.company.id,
          camera_location: [54.54, 87.5454],
          camera_room_number: '2-01',
          camera_room_name: 'Loading bay',
          safe_distance: 6,
          time_lag: 2,
          is_cctv: true,
          cctv_feed_url: 'rtsp://10.0.0.4/stream',
          camera_key: expect.stringMatching(/^vck_/),
        },
      },
    ]);
    const list = await gateway.rest(made.token, 'GET /cameras');
    expect(list.status).toBe(200);
    expect(list.text).not.toContain('vck_');
    expect(list.body.data.map(({ id }: { id: string }) => id)).toContain('dock-1');
  });

  it('stores a given location, also as text', async () => {
    const { body } = await add(made.token, { camera_location: ['1.29', '103.85'] });
    expect(body.data.camera_location).toEqual([1.29, 103.85]);
  });

  it.each([
    ['id', '', 'Please enter camera id'],
    ['id', ' ', 'Please enter camera id'],
    ['camera_room_name', ' ', 'Please enter room name'],
    ['camera_room_number', ' ', 'Please enter room number'],
    ['camera_room_name', 'Bay!', 'Only alphabets and numbers accepted.'],
    ['camera_room_number', 'a/b', 'Only alphabets and numbers accepted.'],
    ['safe_distance', 0.5, 'Only numbers accepted.'],
    ['time_lag', 0, 'Only numbers accepted.'],
    ['cctv_feed_url', 'not a url', 'Please enter valid url'],
    ['cctv_feed_url', 'file:///etc/passwd', 'Please enter valid url'],
    ['camera_location', [91, 0], 'Please enter a valid latitude'],
  ])('refuses %s %j: %s', async (field, value, message) => {
    const { status, body } = await add(made.token, { [field]: value });
    expect([status, body.errors]).toEqual([400, [{ field, message }]]);
  });

  it('refuses a code that is taken, and allows it in another company', async () => {
    await add(made.token, { id: 'gate' });
    const again = await add(made.token, { id: 'gate' });
    expect([again.status, again.body.errors]).toEqual([
      409,
      [{ field: 'id', message: 'Camera id is already taken' }],
    ]);
    expect((await add(other.token, { id: 'gate' })).status).toBe(200);
  });

  it('refuses visitors and phones, and a plan without cameras, naming a plan that has them', async () => {
    const phone = await makeEmployee(gateway.app, made);
    const standard = await makeCompany(gateway.app, { planId: standardPlanId });
    expect((await add(null)).status).toBe(401);
    expect((await add(phone.token)).status).toBe(403);
    const refused = await add(standard.token);
    expect([refused.status, refused.body.message]).toEqual([
      403,
      'Computer Vision is not part of the Standard plan: the Professional plan has it',
    ]);
  });
});

describe('PATCH and DELETE /api/camera/{id}', () => {
  it('update the given fields by id and by code, and delete the camera', async () => {
    const { body } = await add(made.token, { id: 'hall' });
    const edited = await gateway.rest(made.token, 'PATCH /camera/hall', {
      camera_room_name: 'Great hall',
    });
    expect(edited.body.data).toMatchObject({
      _id: body.data._id,
      camera_room_name: 'Great hall',
      safe_distance: 6,
    });
    const deleted = await gateway.rest(made.token, `DELETE /camera/${body.data._id}`);
    expect(deleted.status).toBe(200);
    expect((await gateway.rest(made.token, 'DELETE /camera/hall')).status).toBe(404);
    expect((await add(made.token, { id: 'hall' })).status).toBe(200);
  });

  it("return the same error for another company's, a deleted and an unknown camera", async () => {
    const { body: foreign } = await add(other.token);
    const { body: gone } = await add(made.token);
    await gateway.rest(made.token, `DELETE /camera/${gone.data._id}`);
    const ids = [
      foreign.data._id,
      gone.data._id,
      '019a0000-0000-7000-8000-00000000ffff',
      'nowhere',
    ];
    const answers = await Promise.all(
      ids.flatMap((id) => [
        gateway.rest(made.token, `PATCH /camera/${id}`, { camera_room_name: 'Mine' }),
        gateway.rest(made.token, `DELETE /camera/${id}`),
      ]),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(404);
    expect((await gateway.rest(other.token, 'GET /cameras')).text).toContain(foreign.data._id);
  });
});

describe('deleteCamera', () => {
  it('returns the id of the deleted camera', async () => {
    const { body } = await add(made.token);
    const { data } = await gateway.graphql(
      made.token,
      'mutation ($id: UUID!) { deleteCamera(camera: { id: $id }) { id } }',
      { id: body.data._id },
    );
    expect(data).toEqual({ deleteCamera: { id: body.data._id } });
  });
});

describe('cameras', () => {
  it('searches, sorts and pages', async () => {
    const own = await makeCompany(gateway.app);
    for (const id of ['b-2', 'a-1', 'c-3'])
      await add(own.token, { id, camera_room_name: `R ${id}` });
    const ask = async (args: string) => {
      const { data } = await gateway.graphql(
        own.token,
        `{ cameras(${args}) { total items { code } } }`,
      );
      return [data.cameras.total, ...data.cameras.items.map(({ code }: { code: string }) => code)];
    };
    expect(await ask('pageSize: 2')).toEqual([3, 'c-3', 'a-1']);
    expect(await ask('sort: CAMERA_ID, direction: ASC')).toEqual([3, 'a-1', 'b-2', 'c-3']);
    expect(await ask('search: "r B"')).toEqual([1, 'b-2']);
    expect(await ask('search: "%"')).toEqual([0]);
  });

  it('lists cameras that never reported as the longest silent ones', async () => {
    const own = await makeCompany(gateway.app);
    for (const id of ['heard', 'silent']) await add(own.token, { id });
    await inTenant(gateway.app.dataSource, own.company.id, (db) =>
      db.unnamed(
        `UPDATE camera SET last_reported_at = now() WHERE company_id = $1 AND code = 'heard'`,
        [own.company.id],
      ),
    );
    const list = async (direction: string) => {
      const { data } = await gateway.graphql(
        own.token,
        `{ cameras(sort: LAST_REPORTED, direction: ${direction}) { items { code } } }`,
      );
      return data.cameras.items.map(({ code }: { code: string }) => code);
    };
    expect(await list('ASC')).toEqual(['silent', 'heard']);
    expect(await list('DESC')).toEqual(['heard', 'silent']);
  });

  it('filters the cameras that have reported, but not in the last 24 hours', async () => {
    const own = await makeCompany(gateway.app);
    const reports = { new: null, recent: '23 hours', stopped: '25 hours', gone: '40 days' };
    for (const [id, age] of Object.entries(reports)) {
      await add(own.token, { id });
      await inTenant(gateway.app.dataSource, own.company.id, (db) =>
        db.unnamed(
          'UPDATE camera SET last_reported_at = now() - $3::interval WHERE company_id = $1 AND code = $2',
          [own.company.id, id, age],
        ),
      );
    }
    const list = async (isSilent: boolean) => {
      const { data } = await gateway.graphql(
        own.token,
        `{ cameras(isSilent: ${isSilent}, sort: CAMERA_ID, direction: ASC) { total items { code } } }`,
      );
      return [data.cameras.total, ...data.cameras.items.map(({ code }: { code: string }) => code)];
    };
    expect(await list(true)).toEqual([2, 'gone', 'stopped']);
    expect(await list(false)).toEqual([2, 'new', 'recent']);
  });

  it('returns all cameras to clients that do not page', async () => {
    const own = await makeCompany(gateway.app);
    await inTenant(gateway.app.dataSource, own.company.id, (db) =>
      db.unnamed(
        `INSERT INTO camera (company_id, id, code, room_name, room_number, latitude, longitude, safe_distance, time_lag, feed_url, key_hash)
         SELECT $1, gen_random_uuid(), 'c-' || n, 'Room', '1', 1, 1, 6, 2, '', '' FROM generate_series(1, 1200) AS n RETURNING id`,
        [own.company.id],
      ),
    );
    const { body } = await gateway.rest(own.token, 'GET /cameras');
    const codes = new Set(body.data.map(({ id }: { id: string }) => id));
    expect(codes.size).toBe(1200);
  });

  it('logs which fields a change gives another value', async () => {
    const own = await makeCompany(gateway.app);
    const { body } = await add(own.token, { id: 'hall-1' });
    await gateway.graphql(
      own.token,
      'mutation ($input: UpdateCameraInput!) { updateCamera(input: $input) { id } }',
      { input: { camera: { id: body.data._id }, roomName: 'Hall', timeLag: 3, safeDistance: 6 } },
    );
    const { data } = await gateway.graphql(
      own.token,
      '{ auditEntries(action: CAMERA_CHANGED) { items { detail } } }',
    );
    expect(data.auditEntries.items).toEqual([{ detail: 'hall-1, roomName, timeLag' }]);
  });

  it('stores a region of at least three corners inside the picture', async () => {
    const { body } = await add(made.token);
    const set = (corners: { x: number; y: number }[]) =>
      gateway.graphql(
        made.token,
        'mutation ($input: UpdateCameraRegionInput!) { updateCameraRegion(input: $input) { region { x y } } }',
        { input: { camera: { id: body.data._id }, corners } },
      );
    const triangle = [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      { x: 0.5, y: 1 },
    ];
    expect((await set(triangle)).data.updateCameraRegion.region).toEqual(triangle);
    expect((await set(triangle.slice(1))).errors?.[0]?.extensions.fields).toEqual([
      { field: 'corners', message: 'A region has at least 3 corners; none for the whole picture' },
    ]);
    expect((await set([...triangle, { x: 1.2, y: 0 }])).errors?.[0]?.message).toBe(
      'A corner lies from 0 to 1 of the picture',
    );
    expect((await set([])).data.updateCameraRegion.region).toEqual([]);
  });
});
