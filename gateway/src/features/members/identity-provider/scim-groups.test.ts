import { beforeEach, describe, expect, it } from 'vitest';
import { Role } from '../../../access/role.js';
import { listAudit } from '../../../../test/audit.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { findMemberId, makeJoinedMember } from '../../../../test/members.js';
import { makeScimCompany, patch, useScimCompany } from '../../../../test/scim.js';

const gateway = useTestGateway();
const scim = useScimCompany(gateway);
let ana: string;
let ben: string;
beforeEach(async () => {
  ana = await scim.addUser(`ana@${scim.domain}`);
  ben = await scim.addUser(`ben@${scim.domain}`);
});

const roles = async () => {
  const { data } = await gateway.graphql(scim.company.token, '{ members { id role } }');
  const found = data.members as { id: string; role: string }[];
  return [ana, ben].map((id) => found.find((member) => member.id === id)?.role);
};
const listGroupMembers = async (id: string) => {
  const { body } = await scim.send(`GET /Groups/${id}`);
  return (body.members as { value: string }[]).map(({ value }) => value).toSorted();
};
const change = (id: string, ...operations: Record<string, unknown>[]) =>
  scim.send(`PATCH /Groups/${id}`, patch(...operations));
const values = (...ids: string[]) => ids.map((value) => ({ value }));

describe('groups', () => {
  it('are the four roles below owner, and are found by name', async () => {
    const { body } = await scim.send('GET /Groups');
    expect(body.Resources.map(({ id }: { id: string }) => id)).toEqual([
      'safety-officers',
      'directory-managers',
      'auditors',
      'viewers',
    ]);
    const filter = encodeURIComponent('displayName eq "visioncloud auditors"');
    const found = await scim.send(`GET /Groups?excludedAttributes=members&filter=${filter}`);
    expect(found.body.Resources).toEqual([
      {
        schemas: ['urn:ietf:params:scim:schemas:core:2.0:Group'],
        id: 'auditors',
        displayName: 'VisionCloud auditors',
        meta: {
          resourceType: 'Group',
          location: `${gateway.app.publicUrl}/scim/v2/Groups/auditors`,
        },
      },
    ]);
  });

  it('cannot be added, deleted or renamed', async () => {
    expect((await scim.send('POST /Groups', { displayName: 'Owners' })).status).toBe(403);
    expect((await scim.send('DELETE /Groups/viewers')).status).toBe(403);
    expect((await scim.send('GET /Groups/owners')).status).toBe(404);
    expect((await change('owners', { op: 'add', path: 'members', value: [] })).status).toBe(404);
    const rename = await change('viewers', { op: 'replace', value: { displayName: 'Owners' } });
    expect(rename).toMatchObject({ status: 400, body: { scimType: 'mutability' } });
    const same = { id: 'viewers', displayName: 'VisionCloud Viewers' };
    expect((await change('viewers', { op: 'replace', value: same })).status).toBe(204);
  });
});

describe('a change of members', () => {
  it('changes the role with the requests of Microsoft Entra ID', async () => {
    const added = await change('auditors', {
      op: 'Add',
      path: 'members',
      value: [{ $ref: null, value: ana }],
    });
    expect(added).toMatchObject({ status: 204, body: null });
    expect(await roles()).toEqual(['AUDITOR', 'VIEWER']);
    expect(await listGroupMembers('auditors')).toEqual([ana]);
    expect((await scim.send(`GET /Users/${ana}`)).body.groups).toMatchObject([
      { value: 'auditors', display: 'VisionCloud auditors' },
    ]);
    await change('auditors', { op: 'Remove', path: 'members', value: values(ana) });
    expect(await roles()).toEqual(['VIEWER', 'VIEWER']);
  });

  it('changes the role with the requests of Okta', async () => {
    await change('safety-officers', { op: 'replace', path: 'members', value: values(ana, ben) });
    expect(await roles()).toEqual(['SAFETY_OFFICER', 'SAFETY_OFFICER']);
    await change('safety-officers', { op: 'remove', path: `members[value eq "${ana}"]` });
    expect(await roles()).toEqual(['VIEWER', 'SAFETY_OFFICER']);
    await change('safety-officers', { op: 'add', value: { members: values(ana) } });
    const put = { displayName: 'VisionCloud safety officers', members: values(ben) };
    const { body } = await scim.send('PUT /Groups/safety-officers', put);
    expect(body.members).toMatchObject([{ value: ben, display: `ben@${scim.domain}` }]);
    expect(await roles()).toEqual(['VIEWER', 'SAFETY_OFFICER']);
    await change('safety-officers', { op: 'remove', path: 'members' });
    expect(await roles()).toEqual(['VIEWER', 'VIEWER']);
  });

  it('changes and audits nothing when it is repeated', async () => {
    const add = { op: 'add', path: 'members', value: values(ana) };
    await change('auditors', add);
    const { length } = await listAudit(gateway.app, scim.company);
    await change('auditors', add);
    await change('viewers', { op: 'remove', path: 'members', value: values(ben) });
    expect(await listAudit(gateway.app, scim.company)).toHaveLength(length);
    expect((await listAudit(gateway.app, scim.company)).at(-1)).toEqual({
      action: 'MEMBER_ROLE_CHANGED',
      actor: `API key ${scim.apiKey.name}`,
      detail: `ana@${scim.domain}, VIEWER to AUDITOR`,
    });
  });

  it('refuses an unknown user and changes nothing', async () => {
    const unknown = '019a0000-0000-7000-8000-00000000dead';
    const answer = await change('auditors', {
      op: 'add',
      path: 'members',
      value: values(ana, unknown),
    });
    expect(answer).toMatchObject({ status: 400, body: { scimType: 'invalidValue' } });
    expect(await roles()).toEqual(['VIEWER', 'VIEWER']);
    const other = await makeScimCompany(gateway);
    const add = patch({ op: 'add', path: 'members', value: values(ana) });
    expect((await other.send('PATCH /Groups/auditors', add)).status).toBe(400);
  });
});

describe('a member who was invited by hand', () => {
  const invite = async () => {
    const { email } = await makeJoinedMember(gateway.app, scim.company, Role.AUDITOR);
    const known = `auditor@${scim.domain}`;
    await gateway.app.owner.query('UPDATE account SET email = $1 WHERE email = $2', [known, email]);
    return findMemberId(gateway.app, scim.company, known);
  };
  const findRole = async (id: string) => {
    const { data } = await gateway.graphql(scim.company.token, '{ members { id role } }');
    return data.members.find((member: { id: string }) => member.id === id)?.role;
  };

  it('keeps the role when the provider replaces or empties the group without naming the member', async () => {
    const auditor = await invite();
    await change('auditors', { op: 'replace', path: 'members', value: values(ana) });
    expect(await listGroupMembers('auditors')).toEqual([ana, auditor].toSorted());
    await change('auditors', { op: 'remove', path: 'members' });
    expect(await findRole(auditor)).toBe('AUDITOR');
    expect(await roles()).toEqual(['VIEWER', 'VIEWER']);
  });

  it('loses the role when the provider names the member, or has added it to the group before', async () => {
    const auditor = await invite();
    await change('auditors', { op: 'remove', path: `members[value eq "${auditor}"]` });
    expect(await findRole(auditor)).toBe('VIEWER');
    await change('auditors', { op: 'add', path: 'members', value: values(auditor) });
    await change('auditors', { op: 'replace', path: 'members', value: values(ana) });
    expect(await findRole(auditor)).toBe('VIEWER');
  });
});

describe('somebody in several groups', () => {
  it('has the role of the first of these groups, whatever the order of the changes', async () => {
    const add = { op: 'add', path: 'members', value: values(ana, ben) };
    const remove = { op: 'remove', path: 'members', value: values(ana, ben) };
    await change('auditors', add);
    await change('safety-officers', add);
    await change('directory-managers', add);
    expect(await roles()).toEqual(['SAFETY_OFFICER', 'SAFETY_OFFICER']);
    expect(await listGroupMembers('auditors')).toEqual([ana, ben].toSorted());
    await change('safety-officers', remove);
    expect(await roles()).toEqual(['DIRECTORY_MANAGER', 'DIRECTORY_MANAGER']);
    await change('directory-managers', remove);
    expect(await roles()).toEqual(['AUDITOR', 'AUDITOR']);
  });

  it('restores the role with the membership', async () => {
    await change('auditors', { op: 'add', path: 'members', value: values(ana) });
    const active = (value: boolean) => patch({ op: 'replace', path: 'active', value });
    await scim.send(`PATCH /Users/${ana}`, active(false));
    expect(await listGroupMembers('auditors')).toEqual([]);
    await scim.send(`PATCH /Users/${ana}`, active(true));
    expect(await roles()).toEqual(['AUDITOR', 'VIEWER']);
  });

  it('is in the group of the role that an owner has assigned since', async () => {
    await change('auditors', { op: 'add', path: 'members', value: values(ana) });
    await gateway.graphql(
      scim.company.token,
      `mutation { updateMemberRole(input: { id: "${ana}", role: DIRECTORY_MANAGER }) { id } }`,
    );
    expect(await listGroupMembers('auditors')).toEqual([]);
    expect(await listGroupMembers('directory-managers')).toEqual([ana]);
  });
});

describe('an owner', () => {
  it('is in no group, and stays owner whatever is requested', async () => {
    const email = `owner@${scim.domain}`;
    await gateway.app.owner.query('UPDATE account SET email = $1 WHERE email = $2', [
      email,
      scim.company.email,
    ]);
    const id = await findMemberId(gateway.app, scim.company, email);
    const add = { op: 'add', path: 'members', value: values(id) };
    for (const group of ['safety-officers', 'directory-managers', 'auditors', 'viewers']) {
      expect((await change(group, add)).status).toBe(204);
      expect(await listGroupMembers(group)).toEqual([]);
    }
    const { data } = await gateway.graphql(scim.company.token, '{ viewer { role } }');
    expect(data.viewer.role).toBe('OWNER');
  });
});
