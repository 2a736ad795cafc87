import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeWorld, type World } from '../../test/contract/world.js';

let world: World;
let token: string;
let passKey: string;
beforeAll(async () => {
  world = await makeWorld();
  ({ token } = world.mine);
  ({ passKey } = world.mine.company);
});
afterAll(() => world.stop());

const ask = async (headers: Record<string, string>) => {
  const { status, body } = await world.send({ call: 'GET /employees', headers });
  return [status, body.errorCode];
};
const welcome = [200, undefined];
const unknown = [401, undefined];

/** Names of these headers in old clients, with their capitalisation. */
const companyNames = ['X-Company-Id', 'x-company-id', 'X-COMPANY-ID', 'X-Company-ID'];
const tokenNames = [
  'Bearer',
  'bearer',
  'BEARER',
  'Token',
  'token',
  'TOKEN',
  'X-Access-Token',
  'x-access-token',
  'X-ACCESS-TOKEN',
];
const authorizations = ['Authorization', 'authorization', 'AUTHORIZATION'];
const bearers = ['Bearer ', 'bearer ', 'BEARER ', 'Bearer   '];

describe('Authorization: Bearer', () => {
  it.each(authorizations)('accepts %s', async (name) => {
    for (const word of bearers) expect(await ask({ [name]: word + token })).toEqual(welcome);
    for (const word of bearers) expect(await ask({ [name]: ` ${word}${token} ` })).toEqual(welcome);
  });

  it.each(companyNames)('accepts the own pass-key in %s', async (name) => {
    const headers = { Authorization: `Bearer ${token}` };
    expect(await ask({ ...headers, [name]: passKey })).toEqual(welcome);
    expect(await ask({ ...headers, [name]: ` ${passKey} ` })).toEqual(welcome);
    expect(await ask({ ...headers, [name]: '' })).toEqual(welcome);
  });

  it.each(companyNames)('refuses another pass-key in %s', async (name) => {
    const headers = { Authorization: `Bearer ${token}` };
    const others = [
      world.theirs.company.passKey,
      world.mine.company.id,
      'no-such-company',
      `${passKey}x`,
    ];
    for (const other of others) expect(await ask({ ...headers, [name]: other })).toEqual(unknown);
  });
});

describe.each(tokenNames)('the old pair with %s', (name) => {
  it('accepts tokens with and without the word Bearer', async () => {
    for (const authorization of authorizations)
      for (const word of ['', ...bearers])
        expect(await ask({ [authorization]: passKey, [name]: word + token })).toEqual(welcome);
  });

  it('accepts a token without a pass-key, or with one in X-Company-Id', async () => {
    expect(await ask({ [name]: token })).toEqual(welcome);
    expect(await ask({ Authorization: '', [name]: token })).toEqual(welcome);
    expect(await ask({ 'X-Company-Id': passKey, [name]: token })).toEqual(welcome);
  });

  it("refuses another company's pass-key in either header", async () => {
    const other = world.theirs.company.passKey;
    expect(await ask({ Authorization: other, [name]: token })).toEqual(unknown);
    expect(await ask({ 'X-Company-Id': other, [name]: token })).toEqual(unknown);
    expect(await ask({ Authorization: passKey, 'X-Company-Id': other, [name]: token })).toEqual(
      unknown,
    );
    expect(await ask({ Authorization: other, 'X-Company-Id': passKey, [name]: token })).toEqual(
      unknown,
    );
  });

  it('ignores a second token in Authorization', async () => {
    expect(await ask({ Authorization: `Bearer ${token}`, [name]: token })).toEqual(welcome);
  });
});

describe('an invalid session', () => {
  it.each([
    ['nothing', {}],
    ['a pass-key alone', { Authorization: 'PASS' }],
    ['a pass-key in X-Company-Id alone', { 'X-Company-Id': 'PASS' }],
    ['a token without the word Bearer', { Authorization: 'TOKEN' }],
    ['another scheme', { Authorization: 'Basic TOKEN' }],
    ['Bearer without a token', { Authorization: 'Bearer' }],
    ['a token in a query', { Accept: 'TOKEN' }],
    ['an empty token', { Authorization: 'PASS', Token: '' }],
  ])('an unknown session gets 401 without an error code: %s', async (_, headers) => {
    const filled = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [
        name,
        value.replace('PASS', passKey).replace('TOKEN', token),
      ]),
    );
    expect(await ask(filled)).toEqual(unknown);
  });

  it('a token with the pass-key of another company gets 401', async () => {
    const theirs = world.theirs.token;
    expect(await ask({ Authorization: passKey, Token: theirs })).toEqual(unknown);
    expect(await ask({ Authorization: `Bearer ${theirs}`, 'X-Company-Id': passKey })).toEqual(
      unknown,
    );
  });
});

describe('credentials of other callers', () => {
  it('employees need the pass-key of their company', async () => {
    const call = 'GET /employee/settings';
    const phone = world.phone.token;
    const own = { Authorization: passKey, 'X-Access-Token': phone };
    expect((await world.send({ call, headers: own })).status).toBe(200);
    const other = { Authorization: world.theirs.company.passKey, 'X-Access-Token': phone };
    expect((await world.send({ call, headers: other })).status).toBe(401);
  });

  it('an administrator of the provider is refused with any pass-key', async () => {
    const call = 'GET /company/all';
    const { token: provider } = world.provider;
    expect((await world.send({ call, headers: { Token: `Bearer ${provider}` } })).status).toBe(201);
    const { status, body } = await world.send({
      call,
      headers: { Authorization: passKey, Token: provider },
    });
    expect([status, body.errorCode]).toEqual([401, undefined]);
  });

  it.each(['X-Camera-Key', 'x-camera-key', 'X-CAMERA-KEY'])(
    'cameras are accepted with %s',
    async (name) => {
      const call = `GET /camera/${world.camera.code}`;
      const watch = async (key: string) =>
        (await world.send({ call, headers: { [name]: key } })).status;
      expect(await watch(world.camera.key)).toBe(200);
      const other = await world.newCamera(world.theirs);
      expect(await watch(other.key)).toBe(404);
      expect(await watch(`${world.camera.key.slice(0, -1)}!`)).toBe(401);
      expect(await watch('')).toBe(401);
    },
  );

  it('a session takes precedence over a key', async () => {
    const headers = { 'X-Camera-Key': world.camera.key };
    expect(await ask({ ...headers, Authorization: `Bearer ${token}` })).toEqual(welcome);
    expect(await ask(headers)).toEqual([403, undefined]);
  });
});
