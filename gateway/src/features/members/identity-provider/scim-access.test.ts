import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiKeyScopes } from '../../../access/permissions.js';
import { MemberRole } from '../../../access/role.js';
import { makeApiKey } from '../../../../test/api-keys.js';
import { makeEmployee, makeMember } from '../../../../test/factories.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { makeScimCompany, patch, type ScimCompany } from '../../../../test/scim.js';

const gateway = useTestGateway();
let scim: ScimCompany;
beforeAll(async () => {
  scim = await makeScimCompany(gateway);
});
beforeEach(() => gateway.app.forgetTries());

const error = 'urn:ietf:params:scim:api:messages:2.0:Error';
const id = '019a0000-0000-7000-8000-00000000dead';
const noChange = patch({ op: 'replace', value: {} });
/** Every path, with a body where it takes one. */
const calls: [string, unknown?][] = [
  ['GET /ServiceProviderConfig'],
  ['GET /ResourceTypes'],
  ['GET /ResourceTypes/User'],
  ['GET /Schemas'],
  ['GET /Schemas/urn:ietf:params:scim:schemas:core:2.0:User'],
  ['GET /Users'],
  [`GET /Users/${id}`],
  ['POST /Users', {}],
  [`PUT /Users/${id}`, {}],
  [`PATCH /Users/${id}`, noChange],
  [`DELETE /Users/${id}`],
  ['GET /Groups'],
  ['GET /Groups/viewers'],
  ['POST /Groups', {}],
  ['PUT /Groups/viewers', {}],
  ['PATCH /Groups/viewers', noChange],
  ['DELETE /Groups/viewers'],
];

describe('SCIM', () => {
  it.each(calls)('%s is refused without a valid key', async (call, body) => {
    const nobody = await scim.send(call, body, null);
    expect(nobody).toMatchObject({ status: 401, body: { schemas: [error], status: '401' } });
    expect(nobody.headers['www-authenticate']).toBe('Bearer');
    const revoked = await makeApiKey(gateway.app, scim.company, { revokedAt: new Date() });
    const expired = await makeApiKey(gateway.app, scim.company, {
      expiresAt: new Date(Date.now() - 1),
    });
    for (const { key } of [revoked, expired])
      expect((await scim.send(call, body, key)).status).toBe(401);
  });

  it.each(calls)(
    '%s is refused for keys of other scopes, members and phones',
    async (call, body) => {
      const scopes = apiKeyScopes.filter((scope) => scope !== 'member:provision');
      const tokens = [
        (await makeApiKey(gateway.app, scim.company, { scopes })).key,
        scim.company.token,
      ];
      for (const role of Object.values(MemberRole))
        tokens.push((await makeMember(gateway.app, scim.company, role)).token);
      tokens.push((await makeEmployee(gateway.app, scim.company)).token);
      for (const token of tokens)
        expect(await scim.send(call, body, token)).toMatchObject({
          status: 403,
          body: { schemas: [error], status: '403' },
        });
    },
  );

  it('stores the last use of the key', async () => {
    const own = await makeScimCompany(gateway);
    await own.send('GET /Users');
    await expect
      .poll(async () => {
        const { data } = await gateway.graphql(own.company.token, '{ apiKeys { lastUsedAt } }');
        return data.apiKeys[0].lastUsedAt;
      })
      .not.toBeNull();
  });

  it('describes its features, resource types and schemas', async () => {
    const config = await scim.send('GET /ServiceProviderConfig');
    expect(config.body).toMatchObject({
      patch: { supported: true },
      bulk: { supported: false },
      filter: { supported: true },
      etag: { supported: false },
    });
    const types = await scim.send('GET /ResourceTypes');
    expect(types.body.Resources.map(({ endpoint }: { endpoint: string }) => endpoint)).toEqual([
      '/Users',
      '/Groups',
    ]);
    const { body } = await scim.send('GET /Schemas');
    for (const { id: schema } of body.Resources)
      expect((await scim.send(`GET /Schemas/${schema}`)).body.id).toBe(schema);
    expect((await scim.send('GET /Schemas/x')).status).toBe(404);
    expect((await scim.send('GET /ResourceTypes/x')).status).toBe(404);
    expect((await scim.send('GET /Bulk')).body).toEqual({
      schemas: [error],
      status: '404',
      detail: 'Not found',
    });
  });

  it('compares externalId with regard to case, as its schema says, and userName without', async () => {
    const userName = `casey@${scim.domain}`;
    await scim.send('POST /Users', { userName, externalId: 'OID-Casey', active: true });
    const count = async (filter: string) =>
      (await scim.send(`GET /Users?filter=${encodeURIComponent(filter)}`)).body.totalResults;
    expect(await count('externalId eq "OID-Casey"')).toBe(1);
    expect(await count('externalId eq "oid-casey"')).toBe(0);
    expect(await count(`userName eq "${userName.toUpperCase()}"`)).toBe(1);
    const { body } = await scim.send('GET /Schemas/urn:ietf:params:scim:schemas:core:2.0:User');
    const described = new Map(
      body.attributes.map((each: { name: string; caseExact: boolean }) => [
        each.name,
        each.caseExact,
      ]),
    );
    expect([described.get('externalId'), described.get('userName')]).toEqual([true, false]);
  });

  it.each([
    ['userName', 'invalidFilter'],
    ['userName is "a"', 'invalidFilter'],
    ['userName eq', 'invalidFilter'],
    ['userName eq "a', 'invalidFilter'],
    ['userName eq "a" and', 'invalidFilter'],
    ['userName eq "a" id pr', 'invalidFilter'],
    ['userName pr constructor id pr', 'invalidFilter'],
    ['emails[type eq "work"', 'invalidFilter'],
    ['(', 'invalidFilter'],
    ['('.repeat(2000) + 'id pr', 'invalidFilter'],
    [String.raw`userName eq "\x"`, 'invalidFilter'],
  ])('refuses the filter %j', async (filter, kind) => {
    const answer = await scim.send(`GET /Users?filter=${encodeURIComponent(filter)}`);
    expect(answer).toMatchObject({ status: 400, body: { scimType: kind } });
  });

  it('accepts a filter in any case, with the URN of the schema and with escaped characters', async () => {
    const own = await makeScimCompany(gateway);
    await own.addUser(`ana@${own.domain}`, { externalId: 'a"b' });
    for (const filter of [
      `USERNAME EQ "ANA@${own.domain}"`,
      `urn:ietf:params:scim:schemas:core:2.0:User:userName eq "ana@${own.domain}"`,
      String.raw`externalId eq "a\"b"`,
    ]) {
      const { body } = await own.send(`GET /Users?filter=${encodeURIComponent(filter)}`);
      expect([filter, body.totalResults]).toEqual([filter, 1]);
    }
  });

  it.each([
    ['POST /Users', '{', 'invalidSyntax'],
    ['POST /Users', '[]', 'invalidSyntax'],
    ['POST /Users', '"x"', 'invalidSyntax'],
    [`PATCH /Users/${id}`, '{}', 'invalidSyntax'],
    [`PATCH /Users/${id}`, { Operations: [] }, 'invalidSyntax'],
    [`PATCH /Users/${id}`, { Operations: [null] }, 'invalidSyntax'],
    [`PATCH /Users/${id}`, patch({ op: 'move', path: 'x' }), 'invalidSyntax'],
    [`PATCH /Users/${id}`, patch({ op: 'remove' }), 'invalidPath'],
    [`PATCH /Users/${id}`, patch({ op: 'replace', value: 'x' }), 'invalidPath'],
    [`PATCH /Users/${id}`, patch({ op: 'replace', path: 'active', value: 'no' }), 'invalidValue'],
    [`PATCH /Users/${id}`, patch({ op: 'remove', path: 'userName' }), 'mutability'],
    ['PATCH /Groups/viewers', patch({ op: 'add', path: 'members[x', value: 1 }), 'invalidPath'],
    ['PATCH /Groups/viewers', patch({ op: 'add', path: 'members', value: 1 }), 'invalidValue'],
    ['GET /Users?count=x', undefined, 'invalidValue'],
    ['GET /Users?startIndex=1&startIndex=2', undefined, 'invalidValue'],
    ['GET /Users?filter=a&filter=b', undefined, 'invalidFilter'],
  ])('%s with %j is refused as %s', async (call, body, kind) => {
    const answer = await scim.send(call, body);
    expect(answer).toMatchObject({
      status: 400,
      body: { schemas: [error], status: '400', scimType: kind, detail: expect.any(String) },
    });
  });

  it('refuses a body that is too large, or of another type', async () => {
    const large = JSON.stringify({ userName: 'x'.repeat(200_000) });
    expect(await scim.send('POST /Users', large)).toMatchObject({
      status: 413,
      body: { schemas: [error], detail: 'The body is too large' },
    });
    const { statusCode } = await gateway.server.inject({
      method: 'POST',
      url: '/scim/v2/Users',
      headers: { authorization: `Bearer ${scim.apiKey.key}`, 'content-type': 'text/plain' },
      payload: '{}',
    });
    expect(statusCode).toBe(415);
  });
});
