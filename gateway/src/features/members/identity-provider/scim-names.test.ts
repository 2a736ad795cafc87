import { describe, expect, it } from 'vitest';
import { Role } from '../../../access/role.js';
import { acceptInvitation } from '../../../../test/accept-invitation.js';
import { listAudit } from '../../../../test/audit.js';
import { makeCompany } from '../../../../test/factories.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { makeJoinedMember } from '../../../../test/members.js';
import { patch, useScimCompany } from '../../../../test/scim.js';
import { moveTo } from '../../../../test/single-sign-on.js';
import { makeLinkToken } from '../../../mail/link-token.js';

const gateway = useTestGateway();
const scim = useScimCompany(gateway);

const findName = async (id: string): Promise<string | null> => {
  const { data } = await gateway.graphql(scim.company.token, '{ members { id name } }');
  return data.members.find((member: { id: string }) => member.id === id).name;
};
const add = (more: Record<string, unknown>) => scim.addUser(`ana@${scim.domain}`, more);
const send = (id: string, ...operations: Record<string, unknown>[]) =>
  scim.send(`PATCH /Users/${id}`, patch(...operations));

describe('the name of a user', () => {
  it.each([
    [{ displayName: 'Ana Lim' }, 'Ana Lim'],
    [{ name: { formatted: 'Ana Lim' } }, 'Ana Lim'],
    [{ name: { givenName: 'Ana', familyName: 'Lim' } }, 'Ana Lim'],
    [{ displayName: 'Ana Lim', name: { formatted: 'Lim, Ana' } }, 'Ana Lim'],
    [{ displayName: 'ana@company.example', name: { formatted: 'Ana Lim' } }, 'Ana Lim'],
    [{ displayName: 'a'.repeat(90) }, 'a'.repeat(80)],
    [{ displayName: 42, name: ['Ana'] }, null],
    [{}, null],
  ])('is that of the member: %j', async (names, expected) => {
    expect(await findName(await add(names))).toBe(expected);
  });

  it.each([
    [{ op: 'replace', path: 'displayName', value: 'Ana Tan' }],
    [{ op: 'Replace', value: { displayName: 'Ana Tan' } }],
    [{ op: 'add', path: 'name.formatted', value: 'Ana Tan' }],
  ])('changes with %j', async (operation) => {
    const id = await add({ displayName: 'Ana Lim' });
    expect((await send(id, operation)).body).toMatchObject({
      displayName: 'Ana Tan',
      name: { formatted: 'Ana Tan' },
    });
    expect(await findName(id)).toBe('Ana Tan');
    expect((await listAudit(gateway.app, scim.company)).at(-1)).toEqual({
      action: 'MEMBER_RENAMED',
      actor: `API key ${scim.apiKey.name}`,
      detail: `ana@${scim.domain}, Ana Lim to Ana Tan`,
    });
  });

  it('is removed with its attribute, and kept by a PUT without it', async () => {
    const id = await add({ displayName: 'Ana Lim' });
    await scim.send(`PUT /Users/${id}`, { userName: `ana@${scim.domain}` });
    expect(await findName(id)).toBe('Ana Lim');
    await send(id, { op: 'remove', path: 'displayName' });
    expect(await findName(id)).toBeNull();
  });

  it('survives that the user is deactivated for a while, and a change of groups', async () => {
    const id = await add({ displayName: 'Ana Lim' });
    await send(id, { op: 'replace', path: 'active', value: false });
    await send(id, { op: 'replace', path: 'active', value: true });
    expect(await findName(id)).toBe('Ana Lim');
    const { body } = await scim.send('GET /Groups');
    const path = `PATCH /Groups/${body.Resources[0].id}`;
    await scim.send(path, patch({ op: 'add', path: 'members', value: [{ value: id }] }));
    expect(await findName(id)).toBe('Ana Lim');
  });

  it('is filled in for an owner, and never replaced', async () => {
    const owner = await makeJoinedMember(gateway.app, scim.company, Role.OWNER);
    await moveTo(gateway.app, owner.email, `own@${scim.domain}`);
    const rename = (value: string) => send(owner.id, { op: 'replace', path: 'displayName', value });
    expect((await rename('Ana Lim')).body.displayName).toBe('Ana Lim');
    const answer = await rename('Somebody Else');
    expect([answer.status, answer.body.displayName]).toEqual([200, 'Ana Lim']);
    expect(await findName(owner.id)).toBe('Ana Lim');
  });

  it('is that of the member after consent to the membership', async () => {
    const other = await makeCompany(gateway.app);
    const userName = `vic-${other.company.id}@${scim.domain}`;
    await moveTo(gateway.app, other.email, userName);
    const id = await scim.addUser(userName, { displayName: 'Vic Lim' });
    await send(id, { op: 'replace', path: 'displayName', value: 'Vic Tan' });
    const { rows } = await gateway.app.owner.query<{ id: string }>(
      'SELECT id FROM member_invitation WHERE provisioned_id = $1',
      [id],
    );
    const link = { companyId: scim.company.company.id, id: rows[0]!.id };
    await acceptInvitation(gateway, { token: makeLinkToken(gateway.app.tokenSecret, link) });
    expect(await findName(id)).toBe('Vic Tan');
  });
});
