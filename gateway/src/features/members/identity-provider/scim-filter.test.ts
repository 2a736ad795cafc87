import { beforeEach, describe, expect, it } from 'vitest';
import { useTestGateway } from '../../../../test/hooks.js';
import { patch, useScimCompany } from '../../../../test/scim.js';

const gateway = useTestGateway();
const scim = useScimCompany(gateway);
let ids: { ana: string; ben: string; cem: string };
/** Ana and Ben are members, Cem has left. */
beforeEach(async () => {
  const add = (name: string, externalId: string) =>
    scim.addUser(`${name}@${scim.domain}`, { externalId });
  ids = {
    ana: await add('ana', 'OID-1'),
    ben: await add('ben', 'CORP\\ben'),
    cem: await add('cem', 'x"y'),
  };
  await scim.send(
    `PATCH /Users/${ids.cem}`,
    patch({ op: 'replace', path: 'active', value: false }),
  );
  await scim.send(
    'PATCH /Groups/auditors',
    patch({ op: 'add', path: 'members', value: [{ value: ids.ben }] }),
  );
});

const ask = async (path: string, parameters: Record<string, string>) => {
  const { status, body } = await scim.send(
    `GET ${path}?${new URLSearchParams(parameters).toString()}`,
  );
  expect(status).toBe(200);
  return body;
};
/** Names of the users that a query lists. */
const list = async (parameters: Record<string, string>) => {
  const { totalResults, Resources } = await ask('/Users', parameters);
  const names = Resources.map(({ userName }: { userName: string }) => userName.split('@')[0]);
  expect(totalResults).toBe(names.length);
  return names as string[];
};

describe('the filter of users', () => {
  /** Filters with @ for the domain of the company. */
  it.each<[string, string, string[]]>([
    ['Entra, by user name', 'userName eq "ANA@"', ['ana']],
    ['Entra, by work address', 'emails[type eq "work"].value eq "ana@"', ['ana']],
    ['Entra, by id', 'externalId eq "OID-1"', ['ana']],
    ['Entra, by a text that is a boolean', 'active eq "True"', ['ana', 'ben']],
    ['Okta, by user name', 'userName eq "ben@"', ['ben']],
    ['Okta, by address', 'emails.value eq "ben@"', ['ben']],
    ['Google', 'userName eq "ana@" and active eq true', ['ana']],
    ['JumpCloud', '(userName eq "ana@")', ['ana']],
    ['Keycloak, by either', 'userName eq "ana@" or emails.value eq "ben@"', ['ana', 'ben']],
    ['authentik, without quotation marks', 'userName eq ana@', ['ana']],
    [
      'a path with the URN',
      'urn:ietf:params:scim:schemas:core:2.0:User:emails.value co "N@"',
      ['ben'],
    ],
    ['a value filter', 'emails[type eq "work" and value sw "c"]', ['cem']],
    ['a value filter without a match', 'emails[type eq "home" and value sw "c"]', []],
    ['groups', 'groups.value eq "auditors"', ['ben']],
    ['groups by their own value', 'groups eq "auditors"', ['ben']],
    ['and before or', 'userName sw "c" or userName sw "a" and active eq false', ['cem']],
    ['brackets', '(userName sw "c" or userName sw "a") and active eq false', ['cem']],
    ['not', 'not (userName sw "a")', ['ben', 'cem']],
    ['pr', 'groups pr and externalId pr', ['ben']],
    ['ne', 'userName ne "ana@"', ['ben', 'cem']],
    ['gt and le', 'userName gt "ana@" and userName le "ben@"', ['ben']],
    ['ew', 'externalId ew "-1"', ['ana']],
    ['null', 'groups eq null', ['ana', 'cem']],
    ['an attribute that is not stored', 'displayName eq "Ana" or name.familyName pr', []],
    ['an escaped backslash', String.raw`externalId eq "CORP\\ben" and active eq true`, ['ben']],
    ['an escaped quotation mark', String.raw`active eq false and externalId eq "x\"y"`, ['cem']],
    ['an id in other letters, which are exact', 'externalId eq "oid-1" or id eq "X"', []],
    ['operators within a text', 'userName eq "a and b" or userName eq "x eq y"', []],
  ])('%s', async (_, filter, names) => {
    expect(await list({ filter: filter.replaceAll('@', `@${scim.domain}`) })).toEqual(names);
  });

  it('is read from the body of a search, with its page', async () => {
    const { body } = await scim.send('POST /Users/.search', {
      schemas: ['urn:ietf:params:scim:api:messages:2.0:SearchRequest'],
      filter: 'userName pr',
      sortBy: 'userName',
      sortOrder: 'descending',
      startIndex: 2,
      count: 1,
      attributes: ['userName'],
    });
    expect(body).toMatchObject({ totalResults: 3, startIndex: 2, itemsPerPage: 1 });
    expect(body.Resources).toEqual([
      { schemas: expect.anything(), id: ids.ben, userName: `ben@${scim.domain}` },
    ]);
  });
});

describe('the order of users', () => {
  it('is by an attribute, and reversed on request', async () => {
    expect(await list({ sortBy: 'userName', sortOrder: 'descending' })).toEqual([
      'cem',
      'ben',
      'ana',
    ]);
    expect(await list({ sortBy: 'emails.value', filter: 'id pr' })).toEqual(['ana', 'ben', 'cem']);
    expect(await list({ sortBy: 'groups.value' })).toEqual(['ben', 'ana', 'cem']);
  });
});

describe('the attributes of an answer', () => {
  const keysOf = async (parameters: Record<string, string>) =>
    Object.keys((await ask('/Users', { ...parameters, count: '1' })).Resources[0]).toSorted();

  it('are those that the query asks for, and id and schemas', async () => {
    expect(await keysOf({ attributes: 'userName' })).toEqual(['id', 'schemas', 'userName']);
    expect(await keysOf({ excludedAttributes: 'groups, EMAILS, id' })).toEqual([
      'active',
      'externalId',
      'id',
      'meta',
      'schemas',
      'userName',
    ]);
    const part = await ask(`/Users/${ids.ana}`, { attributes: 'emails.value' });
    expect(part).toEqual({
      schemas: expect.anything(),
      id: ids.ana,
      emails: [{ value: `ana@${scim.domain}` }],
    });
    const changed = await scim.send(
      `PATCH /Users/${ids.ana}?attributes=active`,
      patch({ op: 'replace', path: 'active', value: true }),
    );
    expect(Object.keys(changed.body)).toEqual(['schemas', 'id', 'active']);
  });
});

describe('the filter of groups', () => {
  it('finds groups by a member, also if members are left out of the answer', async () => {
    const filter = `id eq "auditors" and members eq "${ids.ben}"`;
    const { Resources } = await ask('/Groups', { filter, excludedAttributes: 'members' });
    expect(Resources).toEqual([expect.objectContaining({ id: 'auditors' })]);
    expect(Resources[0]).not.toHaveProperty('members');
    const other = await ask('/Groups', { filter: `members.value eq "${ids.ana}"` });
    expect(other.totalResults).toBe(0);
  });
});

it('a PATCH may have more than 100 operations', async () => {
  const add = { op: 'Add', path: 'members', value: [{ value: ids.ana }] };
  const operations = Array.from({ length: 103 }, () => add);
  expect((await scim.send('PATCH /Groups/viewers', patch(...operations))).status).toBe(204);
});
