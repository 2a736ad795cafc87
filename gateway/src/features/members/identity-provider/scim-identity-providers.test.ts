import { describe, expect, it } from 'vitest';
import { useTestGateway } from '../../../../test/hooks.js';
import {
  findRole,
  findUsersByName,
  isSignedIn,
  listMembers,
  patch,
  signInAs,
  useScimCompany,
} from '../../../../test/scim.js';

const gateway = useTestGateway();
const scim = useScimCompany(gateway);

describe('requests of Microsoft Entra ID', () => {
  it('return no user for a connection test', async () => {
    expect(await findUsersByName(scim, '0f1e6c2a-9d4c-4f5e-8f6f-2d2f0c9a7f11')).toEqual({
      schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
      totalResults: 0,
      startIndex: 1,
      itemsPerPage: 0,
      Resources: [],
    });
  });

  it('search, create, find, deactivate with "False", activate and delete a user', async () => {
    const userName = `Ana.Lim@${scim.domain}`;
    const email = userName.toLowerCase();
    expect((await findUsersByName(scim, userName)).totalResults).toBe(0);
    const created = await scim.send('POST /Users', {
      schemas: [
        'urn:ietf:params:scim:schemas:core:2.0:User',
        'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User',
      ],
      externalId: 'ana',
      userName,
      active: true,
      displayName: 'Ana Lim',
      emails: [{ primary: true, type: 'work', value: userName }],
      meta: { resourceType: 'User' },
      name: { familyName: 'Lim', givenName: 'Ana' },
    });
    expect(created.status).toBe(201);
    expect(created.headers['content-type']).toMatch(/^application\/scim\+json/u);
    const { id } = created.body;
    const location = `${gateway.app.publicUrl}/scim/v2/Users/${id}`;
    expect(created.headers['location']).toBe(location);
    expect(created.body).toEqual({
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
      id,
      externalId: 'ana',
      userName: email,
      displayName: 'Ana Lim',
      name: { formatted: 'Ana Lim' },
      active: true,
      emails: [{ value: email, type: 'work', primary: true }],
      groups: [],
      meta: { resourceType: 'User', location },
    });
    expect(await listMembers(gateway, scim)).toContainEqual({ id, email, role: 'VIEWER' });
    expect((await findUsersByName(scim, userName)).Resources).toEqual([created.body]);
    const token = await signInAs(gateway, scim, email);

    const off = patch({ op: 'Replace', path: 'active', value: 'False' });
    const deactivated = await scim.send(`PATCH /Users/${id}`, off);
    expect(deactivated).toMatchObject({ status: 200, body: { id, active: false } });
    expect(await isSignedIn(gateway, token)).toBe(false);
    expect(await findRole(gateway, scim, id)).toBeUndefined();
    expect((await findUsersByName(scim, userName)).Resources).toMatchObject([
      { id, active: false },
    ]);

    const on = patch({ op: 'Replace', path: 'active', value: 'True' });
    expect((await scim.send(`PATCH /Users/${id}`, on)).body).toMatchObject({ id, active: true });
    expect(await findRole(gateway, scim, id)).toBe('VIEWER');
    expect(await isSignedIn(gateway, token)).toBe(false);

    expect(await scim.send(`DELETE /Users/${id}`)).toMatchObject({ status: 204, body: null });
    expect((await scim.send(`GET /Users/${id}`)).status).toBe(404);
    expect((await scim.send(`DELETE /Users/${id}`)).status).toBe(404);
    expect(await findRole(gateway, scim, id)).toBeUndefined();
  });

  it('change attributes by a value without a path, and those that are not stored are ignored', async () => {
    const id = await scim.addUser(`ana@${scim.domain}`);
    const { body } = await scim.send(
      `PATCH /Users/${id}`,
      patch(
        { op: 'Add', path: 'name.givenName', value: 'Ana' },
        { op: 'replace', value: { externalId: 'a-1', 'name.familyName': 'Lim', active: true } },
      ),
    );
    expect(body).toMatchObject({ externalId: 'a-1', active: true });
    await scim.send(`PATCH /Users/${id}`, patch({ op: 'remove', path: 'externalId' }));
    expect((await scim.send(`GET /Users/${id}`)).body).not.toHaveProperty('externalId');
  });
});

describe('requests of Okta', () => {
  it('create, replace, deactivate and activate a user', async () => {
    const userName = `ben@${scim.domain}`;
    const schemas = ['urn:ietf:params:scim:schemas:core:2.0:User'];
    const user = { schemas, userName, externalId: '00u1', groups: [], password: 'x'.repeat(20) };
    const { body } = await scim.send('POST /Users', { ...user, active: true });
    const put = (more: object) => scim.send(`PUT /Users/${body.id}`, { ...user, ...more });
    expect((await put({ active: true })).body).toEqual(body);
    expect((await put({ active: false })).body).toMatchObject({ id: body.id, active: false });
    expect(await findRole(gateway, scim, body.id)).toBeUndefined();
    expect((await put({ active: true })).body).toEqual(body);
    expect(await findRole(gateway, scim, body.id)).toBe('VIEWER');
    const off = patch({ op: 'replace', value: { active: false } });
    expect((await scim.send(`PATCH /Users/${body.id}`, off)).body.active).toBe(false);
  });

  it('list the users in pages', async () => {
    const ids = [];
    for (const name of ['a', 'b', 'c']) ids.push(await scim.addUser(`${name}@${scim.domain}`));
    const page = async (query: string) => {
      const { body } = await scim.send(`GET /Users?${query}`);
      return [
        body.totalResults,
        body.startIndex,
        body.Resources.map(({ id }: { id: string }) => id),
      ];
    };
    expect(await page('startIndex=1&count=2')).toEqual([3, 1, ids.slice(0, 2)]);
    expect(await page('startIndex=3&count=2')).toEqual([3, 3, ids.slice(2)]);
    expect(await page('startIndex=9')).toEqual([3, 9, []]);
    expect(await page('count=0')).toEqual([3, 1, []]);
    expect(await page('startIndex=-5&count=1000')).toEqual([3, 1, ids]);
  });
});
