import { beforeAll, describe, expect, it, vi } from 'vitest';
import { Role } from '../../../access/role.js';
import { Connections } from '../../../database/connections.js';
import { inTenant } from '../../../database/tenant.js';
import { DAY } from '../../../durations.js';
import { Unavailable } from '../../../errors.js';
import {
  type MadeCompany,
  type MadeEmployee,
  makeCompany,
  makeEmployee,
  makeMember,
} from '../../../../test/factories.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { makePhoto } from '../../../../test/hostile-images.js';
import { Company, CompanyStatus } from '../../company/profile/company.entity.js';
import { formatPhotoPath } from './photo-path.js';

const gateway = useTestGateway();
let made: MadeCompany;
let person: MadeEmployee;
beforeAll(async () => {
  made = await makeCompany(gateway.app);
  person = await makeEmployee(gateway.app, made);
});

const mutation =
  'mutation ($id: UUID!, $file: Upload!) { uploadEmployeePhoto(input: { employee: { id: $id }, photo: $file }) { id photo } }';
const upload = (token: string, id: string, bytes: Buffer) =>
  gateway.upload(token, mutation, { id }, new File([new Uint8Array(bytes)], 'photo.jpg'));
const show = (path: string, headers: Record<string, string> = {}) =>
  gateway.server.inject({ url: path, headers });
const asMember = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` });
describe('GET /photos/{name}', () => {
  const freshPath = async () => {
    const { data } = await upload(made.token, person.employee.id, await makePhoto('jpeg'));
    return String(data.uploadEmployeePhoto.photo);
  };

  it('returns a photo to a session of the company, or with its key, and allows caching', async () => {
    const path = await freshPath();
    const [bare = ''] = path.split('?');
    for (const answer of [
      await show(path),
      await show(bare, asMember(made)),
      await show(bare, asMember(person)),
    ]) {
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['cache-control']).toBe('private, max-age=600');
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
    }
  });

  it('returns the same 404 to all others', async () => {
    const path = await freshPath();
    const [bare = '', key = ''] = path.split('?key=');
    const stranger = await makeCompany(gateway.app);
    const name = bare.slice('/photos/'.length);
    const old = formatPhotoPath(gateway.app.tokenSecret, name, new Date(Date.now() - 9 * DAY));
    const [moment, proof] = key.split('.');
    const answers = [
      await show(bare),
      await show(bare, asMember(stranger)),
      await show(bare, { authorization: 'Bearer nonsense' }),
      await show(`${bare}?key=${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`),
      await show(`${bare}?key=zzzzzz.${proof}`),
      await show(`${bare}?key=${moment}`),
      await show(old),
      await show(`/photos/nonsense?key=${key}`),
      await show(`${bare.slice(0, -4)}AAAA?key=${key}`, asMember(made)),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers[0]?.json()).toEqual({ success: false, message: 'Not found' });
  });

  it('returns 404 to members without a right to the directory, and without the second factor that their company requires', async () => {
    const company = await makeCompany(gateway.app);
    const { employee } = await makeEmployee(gateway.app, company);
    const { data } = await upload(company.token, employee.id, await makePhoto('jpeg'));
    const [bare = ''] = String(data.uploadEmployeePhoto.photo).split('?');
    const viewer = await makeMember(gateway.app, company, Role.VIEWER);
    expect((await show(bare, asMember(viewer))).statusCode).toBe(404);
    await inTenant(gateway.app.dataSource, company.company.id, (db) =>
      db.unnamed(
        `UPDATE company SET second_factor_required_at = now() - interval '1 minute' WHERE id = $1`,
        [company.company.id],
      ),
    );
    const manager = await makeMember(gateway.app, company, Role.DIRECTORY_MANAGER);
    expect((await show(bare, asMember(manager))).statusCode).toBe(404);
  });

  it('returns a photo to a member with a right to the directory', async () => {
    const path = await freshPath();
    const manager = await makeMember(gateway.app, made, Role.DIRECTORY_MANAGER);
    const [bare = ''] = path.split('?');
    expect((await show(bare, asMember(manager))).statusCode).toBe(200);
  });

  it('returns 404 without asking the database to requests without a session or key, and for an invalid name', async () => {
    const [bare = ''] = (await freshPath()).split('?');
    const acquire = vi.spyOn(Connections.of(gateway.app.dataSource), 'acquire');
    const answers = [await show(bare), await show('/photos/nonsense', asMember(made))];
    const { length } = acquire.mock.calls;
    acquire.mockRestore();
    expect([...answers.map(({ statusCode }) => statusCode), length]).toEqual([404, 404, 0]);
  });

  it.each([
    ['cannot be reached', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
    ['has too many requests waiting', new Unavailable()],
  ])('returns 503 while the database %s', async (_, error) => {
    const path = await freshPath();
    const acquire = vi.spyOn(Connections.of(gateway.app.dataSource), 'acquire');
    acquire.mockRejectedValueOnce(error);
    const answer = await show(path);
    acquire.mockRestore();
    expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([
      503,
      '5',
      { success: false, message: 'The service is away for a moment, please try again' },
    ]);
    expect((await show(path)).statusCode).toBe(200);
  });

  it('returns 404 for a photo that was replaced or removed', async () => {
    const first = await freshPath();
    const second = await freshPath();
    expect([(await show(first)).statusCode, (await show(second)).statusCode]).toEqual([404, 200]);
    const { data } = await gateway.graphql(
      made.token,
      `mutation { deleteEmployeePhoto(employee: { id: "${person.employee.id}" }) { photo } }`,
    );
    expect(data.deleteEmployeePhoto.photo).toBeNull();
    expect((await show(second)).statusCode).toBe(404);
  });
});

describe('GET /photos/{name} of a company without access', () => {
  it.each([
    ['is inactive', { status: CompanyStatus.INACTIVE }, { status: CompanyStatus.ACTIVE }],
    [
      'is past its deletion date',
      { deletionAt: new Date(Date.now() - 1000) },
      { deletionAt: null },
    ],
  ])('returns 404 while the company %s', async (_, closed, restored) => {
    const company = await makeCompany(gateway.app);
    const { employee } = await makeEmployee(gateway.app, company);
    const { data } = await upload(company.token, employee.id, await makePhoto('jpeg'));
    const path: string = data.uploadEmployeePhoto.photo;
    const companies = gateway.app.dataSource.getRepository(Company);
    expect((await show(path)).statusCode).toBe(200);
    await companies.update({ id: company.company.id }, closed);
    expect((await show(path)).statusCode).toBe(404);
    await companies.update({ id: company.company.id }, restored);
    expect((await show(path)).statusCode).toBe(200);
  });
});

describe('GET /photos/{name} of a deleted employee', () => {
  it('returns 404 until the deletion is undone', async () => {
    const { employee } = await makeEmployee(gateway.app, made);
    const { data } = await upload(made.token, employee.id, await makePhoto('jpeg'));
    const path: string = data.uploadEmployeePhoto.photo;
    const left = await gateway.graphql(
      made.token,
      `mutation { deleteEmployees(input: { selection: { ids: ["${employee.id}"] } }) { id } }`,
    );
    expect((await show(path)).statusCode).toBe(404);
    const change: string = left.data.deleteEmployees.id;
    await gateway.graphql(
      made.token,
      `mutation { undoDirectoryChange(id: "${change}") { restored } }`,
    );
    expect((await show(path)).statusCode).toBe(200);
  });
});
