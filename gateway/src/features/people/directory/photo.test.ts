import { Client } from 'pg';
import sharp from 'sharp';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { listAudit } from '../../../../test/audit.js';
import {
  type MadeCompany,
  type MadeEmployee,
  makeCompany,
  makeEmployee,
} from '../../../../test/factories.js';
import { useTestGateway } from '../../../../test/hooks.js';
import {
  makeHostileImages,
  makeImageBombs,
  makeJpeg,
  makePhoto,
} from '../../../../test/hostile-images.js';

const gateway = useTestGateway();
let made: MadeCompany;
let person: MadeEmployee;
beforeAll(async () => {
  made = await makeCompany(gateway.app);
  person = await makeEmployee(gateway.app, made);
});

const mutation =
  'mutation ($id: UUID!, $file: Upload!) { uploadEmployeePhoto(input: { employee: { id: $id }, photo: $file }) { id photo } }';
const upload = (token: string | null, id: string, bytes: Buffer, name = 'photo.jpg') =>
  gateway.upload(token, mutation, { id }, new File([new Uint8Array(bytes)], name));
const show = (path: string, headers: Record<string, string> = {}) =>
  gateway.server.inject({ url: path, headers });
const notAnImage = 'Please select a JPEG, PNG or WebP image';

describe('uploadEmployeePhoto', () => {
  it.each(['jpeg', 'png', 'webp'] as const)(
    'stores a %s as WebP without metadata',
    async (kind) => {
      const { data } = await upload(
        made.token,
        person.employee.id,
        await makePhoto(kind, 900, 600),
      );
      const answer = await show(data.uploadEmployeePhoto.photo);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
      const stored = await sharp(answer.rawPayload).metadata();
      expect([stored.format, stored.width, stored.height]).toEqual(['webp', 512, 341]);
      expect([stored.exif, stored.icc, stored.xmp]).toEqual([undefined, undefined, undefined]);
    },
  );

  it('rotates a photo upright and does not enlarge a small one', async () => {
    const rotated = await sharp({
      create: { width: 40, height: 20, channels: 3, background: 'red' },
    })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { data } = await upload(made.token, person.employee.id, rotated);
    const stored = await sharp((await show(data.uploadEmployeePhoto.photo)).rawPayload).metadata();
    expect([stored.width, stored.height, stored.orientation]).toEqual([20, 40, undefined]);
  });

  it('detects the format from the content, not from the name', async () => {
    const { errors } = await upload(
      made.token,
      person.employee.id,
      await makePhoto('png'),
      'photo.svg',
    );
    expect(errors).toBeUndefined();
  });

  it('returns the size of a photo that is too large', async () => {
    const { errors } = await upload(made.token, person.employee.id, Buffer.alloc(401 * 1024));
    expect(errors?.[0]?.extensions).toEqual({
      code: 'TOO_LARGE',
      fields: [
        {
          field: 'photo',
          message: 'Please select image less than 400kb, Selected image size is 401kb',
        },
      ],
    });
  });

  it('decodes a file of exactly 400 KB', async () => {
    const { errors } = await upload(made.token, person.employee.id, Buffer.alloc(400 * 1024));
    expect(errors?.[0]?.extensions.fields).toEqual([{ field: 'photo', message: notAnImage }]);
  });

  it('requires a file', async () => {
    const { errors } = await upload(made.token, person.employee.id, Buffer.alloc(0));
    expect(errors?.[0]?.extensions.fields).toEqual([
      { field: 'photo', message: 'Please select profile photo!' },
    ]);
  });

  it('refuses files that are no photo, in little memory', async () => {
    const images = Object.entries(await makeHostileImages());
    const before = process.memoryUsage.rss();
    for (const [kind, bytes] of images) {
      const { data, errors } = await upload(made.token, person.employee.id, bytes);
      expect([kind, data, errors?.[0]?.extensions.fields]).toEqual([
        kind,
        null,
        [{ field: 'photo', message: notAnImage }],
      ]);
    }
    expect(process.memoryUsage.rss() - before).toBeLessThan(150_000_000);
  });

  it('refuses an image that is too large once decoded, in little memory', async () => {
    const images = Object.entries(await makeImageBombs());
    const before = process.memoryUsage.rss();
    for (const [kind, bytes] of images) {
      const { data, errors } = await upload(made.token, person.employee.id, bytes);
      expect([kind, data, errors?.[0]?.extensions]).toEqual([
        kind,
        null,
        {
          code: 'TOO_LARGE',
          fields: [{ field: 'photo', message: expect.stringMatching(/^Please select a smaller/) }],
        },
      ]);
    }
    expect(process.memoryUsage.rss() - before).toBeLessThan(150_000_000);
  });

  it('accepts a photo of 12 megapixels', async () => {
    const { errors } = await upload(made.token, person.employee.id, await makeJpeg(4000, 3000));
    expect(errors).toBeUndefined();
  });

  it('refuses other mutations in the document', async () => {
    const { errors } = await gateway.upload(
      made.token,
      `mutation ($id: UUID!, $file: Upload!) {
        deleteEmployeePhoto(employee: { id: $id }) { id } uploadEmployeePhoto(input: { employee: { id: $id }, photo: $file }) { id } }`,
      { id: person.employee.id },
      new File([new Uint8Array(await makePhoto('jpeg'))], 'photo.jpg'),
    );
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ field: 'photo' }],
    });
  });

  it('allows company admins any photo, and employees only their own', async () => {
    const bytes = await makePhoto('jpeg');
    const { id } = person.employee;
    const other = await makeEmployee(gateway.app, made);
    const stranger = await makeCompany(gateway.app);
    const code = async (token: string | null) =>
      (await upload(token, id, bytes)).errors?.[0]?.extensions.code;
    expect(await code(person.token)).toBeUndefined();
    expect(await code(other.token)).toBe('NOT_FOUND');
    expect(await code(stranger.token)).toBe('NOT_FOUND');
    expect(await code(null)).toBe('UNAUTHENTICATED');
  });

  it('writes an audit entry', async () => {
    const company = await makeCompany(gateway.app);
    const { employee } = await makeEmployee(gateway.app, company);
    await upload(company.token, employee.id, await makePhoto('jpeg'));
    await gateway.graphql(
      company.token,
      `mutation { deleteEmployeePhoto(employee: { id: "${employee.id}" }) { id } }`,
    );
    const entries = await listAudit(gateway.app, company);
    expect(entries.map(({ action }) => action)).toEqual(['PHOTO_CHANGED', 'PHOTO_CHANGED']);
  });
});

describe('deleteEmployeePhoto', () => {
  it('returns NOT_FOUND for employees of other companies and unknown ones', async () => {
    const stranger = await makeCompany(gateway.app);
    for (const employee of [{ id: person.employee.id }, { code: 'no-such-code' }]) {
      const { errors } = await gateway.graphql(
        stranger.token,
        'mutation ($employee: EmployeeRef!) { deleteEmployeePhoto(employee: $employee) { id } }',
        { employee },
      );
      expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    }
  });
});

describe('PATCH /api/employee/profile-photo/{employee_id}', () => {
  const send = async (token: string | null, id: string, bytes: Buffer, field = 'profile_photo') => {
    const form = new FormData();
    form.set(field, new File([new Uint8Array(bytes)], 'me.jpg'));
    return gateway.restForm(token, `PATCH /employee/profile-photo/${id}`, form);
  };

  it('returns the address of the photo, as lists do', async () => {
    const answer = await send(made.token, person.employee.code ?? '', await makePhoto('jpeg'));
    expect([answer.status, answer.body.success]).toEqual([200, true]);
    const address: string = answer.body.data.profile_photo;
    expect(address).toMatch(/^https:\/\/app\.visioncloud\.example\/photos\/[\w-]{43}\?key=/);
    expect((await show(address.replace(gateway.app.publicUrl, ''))).statusCode).toBe(200);
    const { body } = await gateway.rest(made.token, 'GET /employees');
    expect(
      body.data.find(({ _id }: { _id: string }) => _id === person.employee.id).profile_photo,
    ).toBe(address);
  });

  it("accepts an employee's own photo", async () => {
    expect((await send(person.token, person.employee.id, await makePhoto('webp'))).status).toBe(
      200,
    );
    const other = await makeEmployee(gateway.app, made);
    expect((await send(person.token, other.employee.id, await makePhoto('webp'))).status).toBe(404);
  });

  it('returns the matching status for refused photos', async () => {
    const { id } = person.employee;
    const large = await send(made.token, id, Buffer.alloc(401 * 1024));
    expect([large.status, large.body]).toEqual([
      413,
      {
        success: false,
        message: 'Please select image less than 400kb, Selected image size is 401kb',
        errors: [
          {
            field: 'profile_photo',
            message: 'Please select image less than 400kb, Selected image size is 401kb',
          },
        ],
      },
    ]);
    expect((await send(made.token, id, Buffer.alloc(21 * 1024 * 1024))).status).toBe(413);
    const none = await send(made.token, id, Buffer.from('x'), 'another_field');
    expect([none.status, none.body.message]).toEqual([400, 'Please select profile photo!']);
    const text = await send(made.token, id, Buffer.from('<svg/>'));
    expect([text.status, text.body.message]).toEqual([400, notAnImage]);
    expect((await send(null, id, await makePhoto('jpeg'))).status).toBe(401);
    const json = await gateway.rest(made.token, `PATCH /employee/profile-photo/${id}`, {});
    expect(json.status).toBe(415);
  });
});

it('a list of employees loads its photos with one statement', async () => {
  const company = await makeCompany(gateway.app);
  for (let count = 0; count < 20; count += 1) {
    const { employee } = await makeEmployee(gateway.app, company);
    await upload(company.token, employee.id, await makePhoto('jpeg', 8, 8));
  }
  const query = vi.spyOn(Client.prototype, 'query');
  const { data } = await gateway.graphql(
    company.token,
    '{ employees(pageSize: 50) { items { photo } } }',
  );
  const names = query.mock.calls.map(([statement]) => (statement as { name?: string }).name);
  query.mockRestore();
  expect(data.employees.items.filter(({ photo }: { photo: unknown }) => photo)).toHaveLength(20);
  expect(names.filter((name) => name === 'photo-names')).toHaveLength(1);
});
