import { beforeEach, describe, expect, it } from 'vitest';
import { MemberRole, Role } from '../../../access/role.js';
import { listAudit } from '../../../../test/audit.js';
import { type MadeCompany, makeCompany } from '../../../../test/factories.js';
import { useMailingGateway } from '../../../../test/hooks.js';
import { makeJoinedMember, makeMemberInvitation } from '../../../../test/members.js';

const { gateway, server } = useMailingGateway();
let company: MadeCompany;
beforeEach(async () => {
  company = await makeCompany(gateway.app);
});

const fields = 'id email role invitedBy createdAt expiresAt';
const ask = async (token: string | null, document: string) => {
  const { data, errors } = await gateway.graphql(token, document);
  return { data, error: errors?.[0]?.extensions };
};
const invite = (email: string, role = 'SAFETY_OFFICER', token = company.token) =>
  ask(
    token,
    `mutation { inviteMember(input: { email: ${JSON.stringify(email)}, role: ${role} }) { ${fields} } }`,
  );
const resend = (id: string, token = company.token) =>
  ask(token, `mutation { resendInvitation(id: "${id}") { ${fields} } }`);
const withdraw = (id: string, token = company.token) =>
  ask(token, `mutation { withdrawInvitation(id: "${id}") { ${fields} } }`);
const list = (token = company.token) => ask(token, `{ memberInvitations { ${fields} } }`);
const findStatus = async (token: string) =>
  (await ask(null, `{ invitation(token: "${token}") { status } }`)).data.invitation.status;

/** Returns the token in a mail of an invitation. */
function tokenIn({ text }: { text?: string | undefined }): string {
  return /\/invitation\/(\S+)/.exec(text ?? '')![1]!;
}

describe('inviteMember', () => {
  it.each(Object.values(MemberRole))('mails a working link for the role %s', async (role) => {
    const email = `${role.toLowerCase()}-${company.company.id}@new.example`;
    const { data } = await invite(email, role);
    expect(data.inviteMember).toEqual({
      id: expect.any(String),
      email,
      role,
      invitedBy: company.email,
      createdAt: expect.any(String),
      expiresAt: expect.any(String),
    });
    const mail = await server.mailTo(email, `${company.company.name} invites you to VisionCloud`);
    expect(await findStatus(tokenIn(mail))).toBe('GOOD');
    expect((await list()).data.memberInvitations).toEqual([data.inviteMember]);
    const days = Date.parse(data.inviteMember.expiresAt) - Date.parse(data.inviteMember.createdAt);
    expect(Math.round(days / 86_400_000)).toBe(7);
  });

  it('replaces an open invitation of the address, in whatever case it is written', async () => {
    const email = `ana-${company.company.id}@new.example`;
    await invite(email, 'VIEWER');
    const first = await server.mailTo(email, `${company.company.name} invites you to VisionCloud`);
    const { data } = await invite(email.toUpperCase(), 'AUDITOR');
    expect(data.inviteMember).toMatchObject({ email, role: 'AUDITOR' });
    expect((await list()).data.memberInvitations).toHaveLength(1);
    expect(await findStatus(tokenIn(first))).toBe('USED');
  });

  it('leaves one open invitation if an address is invited twice at once', async () => {
    const email = `twice-${company.company.id}@new.example`;
    await Promise.all([invite(email), invite(email)]);
    expect((await list()).data.memberInvitations).toHaveLength(1);
  });

  it('is refused for a member, in whatever case the address is written', async () => {
    const { email } = await makeJoinedMember(gateway.app, company, Role.VIEWER);
    for (const each of [email, email.toUpperCase(), company.email])
      expect((await invite(each)).error).toEqual({
        code: 'CONFLICT',
        fields: [{ field: 'email', message: `${each.toLowerCase()} is already a member` }],
      });
  });

  it('does not reveal whether the address is a member of another company', async () => {
    const other = await makeCompany(gateway.app);
    const { data, error } = await invite(other.email);
    expect([error, data.inviteMember.email]).toEqual([undefined, other.email]);
  });

  it.each(['', 'nonsense', '"a b"@x.example', `${'x'.repeat(250)}@x.example`])(
    'refuses the invalid address %j',
    async (email) => {
      const { error } = await invite(email);
      expect([error?.code, error?.fields?.[0]?.field]).toEqual(['BAD_USER_INPUT', 'email']);
    },
  );

  it('is refused in a company with 500 members and invitations', async () => {
    await gateway.app.owner.query(
      `INSERT INTO member_invitation (company_id, id, email, role, token_hash, expires_at)
       SELECT $1, gen_random_uuid(), n || '@full.example', 'VIEWER', sha256(n::text::bytea), now()
       FROM generate_series(1, 499) AS n`,
      [company.company.id],
    );
    expect((await invite('one-more@full.example')).error).toEqual({
      code: 'CONFLICT',
      fields: [{ field: 'email', message: 'A company has at most 500 members' }],
    });
    expect((await invite('7@full.example')).error).toBeUndefined();
  });

  it('is limited to 3 mails to an address in 15 minutes, and 50 a day', async () => {
    const email = `often-${company.company.id}@new.example`;
    for (let time = 0; time < 3; time += 1) expect((await invite(email)).error).toBeUndefined();
    expect((await invite(email)).error?.code).toBe('RATE_LIMITED');
    for (let time = 3; time < 50; time += 1)
      expect((await invite(`${time}-${email}`)).error).toBeUndefined();
    expect((await invite(`last-${email}`)).error?.code).toBe('RATE_LIMITED');
    const other = await makeCompany(gateway.app);
    expect((await invite(email, 'VIEWER', other.token)).error).toBeUndefined();
  });

  it.each([
    MemberRole.SAFETY_OFFICER,
    MemberRole.DIRECTORY_MANAGER,
    MemberRole.VIEWER,
    MemberRole.AUDITOR,
  ])('is refused to a member who is %s', async (role) => {
    const { token } = await makeJoinedMember(gateway.app, company, role);
    const { id } = await makeMemberInvitation(gateway.app, company);
    for (const { error } of [
      await invite('x@new.example', 'OWNER', token),
      await resend(id, token),
      await withdraw(id, token),
    ])
      expect(error?.code).toBe('FORBIDDEN');
    expect((await list(token)).error?.code).toBe(role === Role.AUDITOR ? undefined : 'FORBIDDEN');
  });
});

describe('resendInvitation', () => {
  it('mails the same link, which works for another 7 days', async () => {
    const email = `late-${company.company.id}@new.example`;
    const { id, token } = await makeMemberInvitation(gateway.app, company, {
      email,
      expiresAt: new Date(Date.now() - 1000),
    });
    expect(await findStatus(token)).toBe('EXPIRED');
    expect((await list()).data.memberInvitations).toHaveLength(1);
    const { data } = await resend(id);
    expect(Date.parse(data.resendInvitation.expiresAt)).toBeGreaterThan(
      Date.now() + 6 * 86_400_000,
    );
    const mail = await server.mailTo(email, `${company.company.name} invites you to VisionCloud`);
    expect(tokenIn(mail)).toBe(token);
    expect(await findStatus(token)).toBe('GOOD');
    expect((await listAudit(gateway.app, company)).at(-1)).toEqual({
      action: 'INVITATION_RESENT',
      actor: company.email,
      detail: `${email}, SAFETY_OFFICER`,
    });
  });

  it('is limited to 3 times in 15 minutes', async () => {
    const { id } = await makeMemberInvitation(gateway.app, company);
    for (let time = 0; time < 3; time += 1) await resend(id);
    expect((await resend(id)).error?.code).toBe('RATE_LIMITED');
  });
});

describe('withdrawInvitation', () => {
  it('disables the link', async () => {
    const { id, token } = await makeMemberInvitation(gateway.app, company);
    expect((await withdraw(id)).data.withdrawInvitation.id).toBe(id);
    expect(await findStatus(token)).toBe('USED');
    expect((await list()).data.memberInvitations).toEqual([]);
    for (const { error } of [await withdraw(id), await resend(id)])
      expect(error).toEqual({ code: 'NOT_FOUND' });
  });
});

describe('an invitation of another company', () => {
  it('returns NOT_FOUND, like an unknown one', async () => {
    const other = await makeCompany(gateway.app);
    const { id, token } = await makeMemberInvitation(gateway.app, other);
    for (const each of [id, '019a0000-0000-7000-8000-00000000dead'])
      for (const { error } of [await withdraw(each), await resend(each)])
        expect(error).toEqual({ code: 'NOT_FOUND' });
    expect(await findStatus(token)).toBe('GOOD');
    expect((await list()).data.memberInvitations).toEqual([]);
  });
});
