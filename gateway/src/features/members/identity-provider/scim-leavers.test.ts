import { describe, expect, it } from 'vitest';
import { useTestGateway } from '../../../../test/hooks.js';
import { findRole, isSignedIn, patch, signInAs, useScimCompany } from '../../../../test/scim.js';

const gateway = useTestGateway();
const scim = useScimCompany(gateway);
const hex = '0123456789abcdef0123456789abcdef';

/** Adds a user and signs it in. */
async function addSignedIn(name = 'ana') {
  const email = `${name}@${scim.domain}`;
  const id = await scim.addUser(email, { externalId: name });
  return { id, email, token: await signInAs(gateway, scim, email) };
}

const setName = (value: unknown) => ({ op: 'Replace', path: 'userName', value });
const off = { op: 'Replace', path: 'active', value: 'False' };

describe('a leaver', () => {
  it.each([
    ['a name of 32 digits, and then "False"', (email: string) => patch(setName(hex + email), off)],
    ['"False", and then the name', (email: string) => patch(off, setName(hex + email))],
    [
      'both without a path',
      (email: string) =>
        patch({ op: 'replace', value: { userName: hex + email, active: 'False' } }),
    ],
    ['a name of another domain', () => patch(setName('ana@elsewhere.example'), off)],
    ['a name that is no address', () => patch(setName('ana'), off)],
    ['a name that is no text', () => patch(setName(7), off)],
    ['a removed name', () => patch({ op: 'remove', path: 'userName' }, off)],
    ['an operation that nobody knows', () => patch({ op: 'move', path: 'x' }, off)],
    [
      'false in a list of one',
      () => patch({ op: 'Replace', path: 'active', value: [{ value: 'False' }] }),
    ],
    [
      'more than 100 operations',
      () => patch(...Array.from({ length: 101 }, () => setName('ana')), off),
    ],
    [
      'the name of a deleted user alone',
      (email: string) => patch(setName(hex.toUpperCase() + email)),
    ],
  ])('loses membership and sessions by a PATCH with %s', async (_, makeBody) => {
    const { id, email, token } = await addSignedIn();
    const answer = await scim.send(`PATCH /Users/${id}`, makeBody(email));
    expect(answer).toMatchObject({ status: 200, body: { id, active: false } });
    expect(await isSignedIn(gateway, token)).toBe(false);
    expect(await findRole(gateway, scim, id)).toBeUndefined();
  });

  it.each([
    ['the name of a deleted user', (email: string) => ({ userName: hex + email, active: false })],
    ['no name', () => ({ active: 'false' })],
    [
      'the externalId of another user',
      (email: string) => ({ userName: email, externalId: 'ben', active: false }),
    ],
    [
      'an externalId that is no text',
      (email: string) => ({ userName: email, externalId: {}, active: false }),
    ],
  ])('loses membership and sessions by a PUT with %s', async (_, makeBody) => {
    await scim.addUser(`ben@${scim.domain}`, { externalId: 'ben' });
    const { id, email, token } = await addSignedIn();
    const answer = await scim.send(`PUT /Users/${id}`, makeBody(email));
    expect(answer).toMatchObject({ status: 200, body: { id, active: false } });
    expect(await isSignedIn(gateway, token)).toBe(false);
    expect(await findRole(gateway, scim, id)).toBeUndefined();
  });

  it('frees the name for somebody else, and can be activated with it later', async () => {
    const { id, email } = await addSignedIn();
    await scim.send(`PATCH /Users/${id}`, patch(setName(hex + email), off));
    expect((await scim.send(`GET /Users/${id}`)).body.userName).toBe(hex + email);
    const other = await scim.send('POST /Users', { userName: email });
    expect(other.status).toBe(201);
    const on = { op: 'Replace', path: 'active', value: true };
    expect((await scim.send(`PATCH /Users/${id}`, patch(setName(email), on))).status).toBe(409);
    await scim.send(`DELETE /Users/${other.body.id}`);
    expect((await scim.send(`PATCH /Users/${id}`, patch(setName(email), on))).body).toMatchObject({
      userName: email,
      active: true,
    });
  });

  it('keeps the membership by a PUT without a name that does not deactivate', async () => {
    const { id } = await addSignedIn();
    expect(await scim.send(`PUT /Users/${id}`, { active: true })).toMatchObject({
      status: 400,
      body: { scimType: 'invalidValue' },
    });
    expect(await findRole(gateway, scim, id)).toBe('VIEWER');
  });
});
