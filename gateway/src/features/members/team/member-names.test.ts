import { beforeEach, describe, expect, it } from 'vitest';
import { MemberRole, Role } from '../../../access/role.js';
import {
  acceptInvitation,
  acceptWithPassword,
  firstPassword,
} from '../../../../test/accept-invitation.js';
import { makeApiKey } from '../../../../test/api-keys.js';
import { listAudit } from '../../../../test/audit.js';
import { type MadeCompany, makeCompany } from '../../../../test/factories.js';
import { useTestGateway } from '../../../../test/hooks.js';
import {
  joinAs,
  type JoinedMember,
  makeJoinedMember,
  makeMemberInvitation,
} from '../../../../test/members.js';

const gateway = useTestGateway();
let company: MadeCompany;
let officer: JoinedMember;
beforeEach(async () => {
  company = await makeCompany(gateway.app);
  officer = await makeJoinedMember(gateway.app, company, Role.SAFETY_OFFICER);
});

const ask = async (token: string, document: string, variables?: Record<string, unknown>) => {
  const { data, errors } = await gateway.graphql(token, document, variables);
  return { data, error: errors?.[0]?.extensions };
};
const rename = (id: string, name: string | null, token = company.token) =>
  ask(
    token,
    'mutation ($id: UUID!, $name: String) { updateMemberName(input: { id: $id, name: $name }) { email name } }',
    { id, name },
  );
const renameOwn = (token: string, name: string | null) =>
  ask(
    token,
    'mutation ($name: String) { updateOwnName(input: { name: $name }) { id email name isSelf } }',
    { name },
  );
const readNames = async (token: string) => {
  const { data, error } = await ask(token, '{ viewer { name memberNames { email name role } } }');
  expect(error).toBeUndefined();
  return data.viewer;
};

describe('the name of a member', () => {
  it('can be entered while accepting the invitation, instead of the one that it names', async () => {
    const accept = async (values: object) => {
      const { token, email } = await makeMemberInvitation(gateway.app, company);
      await gateway.app.owner.query(`UPDATE member_invitation SET name = 'Ana' WHERE email = $1`, [
        email,
      ]);
      const { session, error } = await acceptInvitation(gateway, {
        token,
        password: firstPassword,
        ...values,
      });
      return error?.fields?.[0]?.field ?? (await readNames(session.token)).name;
    };
    expect(await accept({})).toBe('Ana');
    expect(await accept({ name: ' Ana Lim ' })).toBe('Ana Lim');
    expect(await accept({ name: null })).toBeNull();
    expect(await accept({ name: 'ana@lim.example' })).toBe('name');
  });

  it('is changed by an owner, without surrounding space, and removed again', async () => {
    expect((await rename(officer.id, ' Ana Lim ')).data.updateMemberName).toEqual({
      email: officer.email,
      name: 'Ana Lim',
    });
    expect((await readNames(officer.token)).name).toBe('Ana Lim');
    expect((await rename(officer.id, null)).data.updateMemberName.name).toBeNull();
    expect((await readNames(officer.token)).name).toBeNull();
    const renamed = (await listAudit(gateway.app, company)).slice(-2);
    expect(renamed).toEqual([
      {
        action: 'MEMBER_RENAMED',
        actor: company.email,
        detail: `${officer.email}, no name to Ana Lim`,
      },
      {
        action: 'MEMBER_RENAMED',
        actor: company.email,
        detail: `${officer.email}, Ana Lim to no name`,
      },
    ]);
  });

  it('is not audited again if it stays the same', async () => {
    await rename(officer.id, 'Ana Lim');
    await rename(officer.id, 'Ana Lim');
    const audited = await listAudit(gateway.app, company);
    expect(audited.filter(({ action }) => action === 'MEMBER_RENAMED')).toHaveLength(1);
  });

  it.each(Object.values(MemberRole))('is changed by the member, who is %s', async (role) => {
    const member = await makeJoinedMember(gateway.app, company, role);
    const { data } = await renameOwn(member.token, 'Bo Tan');
    expect(data.updateOwnName).toEqual({
      id: member.id,
      email: member.email,
      name: 'Bo Tan',
      isSelf: true,
    });
    expect((await readNames(company.token)).name).toBeNull();
  });

  it.each([
    ['', 'Please enter a name'],
    ['a'.repeat(81), 'At most 80 characters'],
    ['Ana\u202eLim', 'Please enter a name without line breaks and invisible characters'],
    ['boss@company.example', 'Please enter a name, not an email address'],
  ])('is refused if it is %j', async (name, message) => {
    const refusal = { code: 'BAD_USER_INPUT', fields: [{ field: 'name', message }] };
    expect((await rename(officer.id, name)).error).toEqual(refusal);
    expect((await renameOwn(officer.token, name)).error).toEqual(refusal);
  });

  it('is changed for others by owners alone', async () => {
    for (const role of Object.values(MemberRole).filter((each) => each !== Role.OWNER)) {
      const { token } = await makeJoinedMember(gateway.app, company, role);
      expect((await rename(officer.id, 'Ana Lim', token)).error?.code).toBe('FORBIDDEN');
    }
  });

  it('returns NOT_FOUND for members of another company and unknown ids alike', async () => {
    const other = await makeCompany(gateway.app);
    const stranger = await makeJoinedMember(gateway.app, other, Role.VIEWER);
    for (const id of [stranger.id, '019a0000-0000-7000-8000-00000000dead'])
      expect((await rename(id, 'Ana Lim')).error).toEqual({ code: 'NOT_FOUND' });
  });

  it('is another one in each company of an account', async () => {
    const other = await makeCompany(gateway.app);
    await joinAs(gateway.app, other, Role.VIEWER, officer);
    await renameOwn(officer.token, 'Ana Lim');
    expect((await readNames(other.token)).memberNames).toContainEqual({
      email: officer.email,
      name: null,
      role: 'VIEWER',
    });
  });
});

describe('memberNames', () => {
  it('lists names with addresses and roles for members who read who did something', async () => {
    await rename(officer.id, 'Ana Lim');
    for (const role of [
      Role.OWNER,
      Role.SAFETY_OFFICER,
      Role.DIRECTORY_MANAGER,
      Role.AUDITOR,
    ] as const) {
      const { token } = await makeJoinedMember(gateway.app, company, role);
      const { memberNames } = await readNames(token);
      expect(memberNames).toContainEqual({
        email: officer.email,
        name: 'Ana Lim',
        role: 'SAFETY_OFFICER',
      });
      expect(memberNames).toContainEqual({ email: company.email, name: null, role: 'OWNER' });
    }
  });

  it('is empty for viewers and API keys', async () => {
    const { token } = await makeJoinedMember(gateway.app, company, Role.VIEWER);
    const { key } = await makeApiKey(gateway.app, company, {
      scopes: ['employee:read', 'audit:read'],
    });
    for (const each of [token, key])
      expect(await readNames(each)).toEqual({ name: null, memberNames: [] });
  });

  it('has no member of another company', async () => {
    const other = await makeCompany(gateway.app);
    const { memberNames } = await readNames(other.token);
    expect(memberNames).toEqual([{ email: other.email, name: null, role: 'OWNER' }]);
  });
});

describe('the name of an invitation', () => {
  it('is listed with it, and that of the member who accepts it', async () => {
    const email = `new-${company.company.id}@new.example`;
    const { data } = await ask(
      company.token,
      'mutation ($email: String!) { inviteMember(input: { email: $email, role: AUDITOR, name: " Cara Ng " }) { name } }',
      { email },
    );
    expect(data.inviteMember.name).toBe('Cara Ng');
    const { token } = await makeMemberInvitation(gateway.app, company, { name: 'Dan Ho' });
    const { session } = await acceptWithPassword(gateway, token);
    expect((await readNames(session.token)).name).toBe('Dan Ho');
  });

  it('is refused like that of a member', async () => {
    const { error } = await ask(
      company.token,
      'mutation { inviteMember(input: { email: "x@new.example", role: AUDITOR, name: " " }) { name } }',
    );
    expect(error).toEqual({
      code: 'BAD_USER_INPUT',
      fields: [{ field: 'name', message: 'Please enter a name' }],
    });
  });
});
