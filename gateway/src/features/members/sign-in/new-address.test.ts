import { beforeEach, describe, expect, it } from 'vitest';
import { Role } from '../../../access/role.js';
import { CompanyStatus } from '../../company/profile/company.entity.js';
import { past } from '../../../../test/database.js';
import {
  acceptInvitation,
  acceptWithPassword,
  countSessions,
  findMember,
  findViewer,
  firstPassword,
  makeSoftwarePasskey,
  previewInvitation,
  refusedPasskey,
  requireIdentityProvider,
  startInvitationPasskey,
} from '../../../../test/accept-invitation.js';
import { listAudit } from '../../../../test/audit.js';
import { makeCompany } from '../../../../test/factories.js';
import { useCompany, useTestGateway } from '../../../../test/hooks.js';
import { makeJoinedMember, makeMemberInvitation } from '../../../../test/members.js';
import { signForSignIn, type SoftwarePasskey } from '../../../../test/passkeys.js';

const gateway = useTestGateway(() => ({ poolSize: 4 }));
const company = useCompany(gateway);

const nothing = {
  companyName: null,
  role: null,
  email: null,
  hasAccount: null,
  hasPasskey: null,
};
const usedLink = {
  code: 'BAD_USER_INPUT',
  fields: [
    {
      field: 'token',
      message: 'This invitation was used or withdrawn, or is too old: please ask for a new one',
    },
  ],
};
const countMembers = async () => {
  const { data } = await gateway.graphql(company.token, '{ members { id } }');
  return data.members.length;
};

describe('invitation', () => {
  it('returns company, role and address without using the link', async () => {
    const { token, email } = await makeMemberInvitation(gateway.app, company);
    const shown = {
      status: 'GOOD',
      companyName: company.company.name,
      role: 'SAFETY_OFFICER',
      email,
      hasAccount: false,
      hasPasskey: false,
    };
    expect(await previewInvitation(gateway, token)).toEqual(shown);
    expect(await previewInvitation(gateway, token)).toEqual(shown);
    const other = await makeCompany(gateway.app);
    const known = await makeMemberInvitation(gateway.app, company, { email: other.email });
    expect(await previewInvitation(gateway, known.token)).toMatchObject({
      email: other.email,
      hasAccount: true,
    });
  });

  it('returns only the status of an unknown or expired link', async () => {
    const { token } = await makeMemberInvitation(gateway.app, company, { expiresAt: new Date() });
    expect(await previewInvitation(gateway, token)).toEqual({ status: 'EXPIRED', ...nothing });
    for (const unknown of ['x', `${token.slice(0, -4)}AAAA`])
      expect(await previewInvitation(gateway, unknown)).toEqual({ status: 'UNKNOWN', ...nothing });
  });
});

describe('acceptInvitation of a new address', () => {
  it('sets the first password, signs in, and is audited', async () => {
    const { token, email } = await makeMemberInvitation(gateway.app, company);
    const { session } = await acceptWithPassword(gateway, token);
    expect(session.company.id).toBe(company.company.id);
    expect(await findViewer(gateway, session.token)).toEqual({
      role: 'SAFETY_OFFICER',
      email,
      company: { id: company.company.id },
    });
    const again = await gateway.rest(null, 'POST /company/login', {
      email,
      password: firstPassword,
    });
    expect(again.status).toBe(201);
    expect(await listAudit(gateway.app, company)).toContainEqual({
      action: 'MEMBER_JOINED',
      actor: email,
      detail: `${email}, SAFETY_OFFICER`,
    });
  });

  it.each([
    ['short', 'Password should be minimum 7 character'],
    ['aaaaaaaaaa', 'Password should not be one character repeated'],
    ['password1', 'Password is too common, please choose another one'],
  ])('refuses the password %s without using the link', async (given, message) => {
    const { token } = await makeMemberInvitation(gateway.app, company);
    expect((await acceptWithPassword(gateway, token, given)).error).toEqual({
      code: 'BAD_USER_INPUT',
      fields: [{ field: 'password', message }],
    });
    expect((await previewInvitation(gateway, token)).status).toBe('GOOD');
  });

  it('is accepted once, also when it is sent twice at once', async () => {
    const { token } = await makeMemberInvitation(gateway.app, company);
    const answers = await Promise.all([
      acceptWithPassword(gateway, token),
      acceptWithPassword(gateway, token),
    ]);
    expect(answers.filter(({ session }) => session)).toHaveLength(1);
    expect((await acceptWithPassword(gateway, token)).error).toEqual(usedLink);
    expect((await previewInvitation(gateway, token)).status).toBe('USED');
    expect(await countMembers()).toBe(2);
  });

  it('creates one account when the invitations of two companies are accepted at once', async () => {
    const other = await makeCompany(gateway.app);
    const { token, email } = await makeMemberInvitation(gateway.app, company);
    const second = await makeMemberInvitation(gateway.app, other, { email });
    const answers = await Promise.all([
      acceptWithPassword(gateway, token),
      acceptWithPassword(gateway, second.token),
    ]);
    for (const { session, error } of answers)
      expect(session ?? error?.fields?.[0]?.field).toBeTruthy();
    // Whoever came second proves the password that the first one has set.
    for (const each of [token, second.token]) await acceptWithPassword(gateway, each);
    const { rows } = await gateway.app.owner.query(
      'SELECT FROM member JOIN account ON account.id = account_id WHERE email = $1',
      [email],
    );
    expect(rows).toHaveLength(2);
  });

  it('is refused for an expired, withdrawn, replaced or unknown link', async () => {
    const late = await makeMemberInvitation(gateway.app, company, { expiresAt: new Date() });
    const { id, token } = await makeMemberInvitation(gateway.app, company);
    await gateway.graphql(company.token, `mutation { withdrawInvitation(id: "${id}") { id } }`);
    const replaced = await makeMemberInvitation(gateway.app, company);
    await gateway.graphql(
      company.token,
      `mutation { inviteMember(input: { email: "${replaced.email}", role: VIEWER }) { id } }`,
    );
    for (const each of [late.token, token, replaced.token, 'x', `${token.slice(0, -4)}AAAA`])
      expect((await acceptWithPassword(gateway, each)).error).toEqual(usedLink);
    expect(await countMembers()).toBe(1);
  });

  it('is refused while the company is not active, without using the link', async () => {
    const { token } = await makeMemberInvitation(gateway.app, company);
    const setStatus = (status: CompanyStatus) =>
      gateway.app.owner.query('UPDATE company SET status = $1 WHERE id = $2', [
        status,
        company.company.id,
      ]);
    await setStatus(CompanyStatus.INACTIVE);
    expect((await acceptWithPassword(gateway, token)).error?.code).toBe('FORBIDDEN');
    await setStatus(CompanyStatus.ACTIVE);
    expect((await acceptWithPassword(gateway, token)).session).toBeTruthy();
  });

  it('is limited to 100 tries per network in 15 minutes', async () => {
    const { token } = await makeMemberInvitation(gateway.app, company);
    const bad = `${token.slice(0, -4)}AAAA`;
    for (let time = 0; time < 100; time += 1) await acceptWithPassword(gateway, bad);
    expect((await acceptWithPassword(gateway, bad)).error?.code).toBe('RATE_LIMITED');
  });
});

const signIn = async (passkey: SoftwarePasskey) => {
  const { data, errors } = await gateway.graphql(
    null,
    'mutation ($input: SignInWithPasskeyInput!) { signInWithPasskey(input: $input) { token company { id } } }',
    { input: { passkey: await signForSignIn(gateway, passkey) } },
  );
  return { session: data?.signInWithPasskey, error: errors?.[0]?.extensions };
};

describe('acceptInvitation with a first passkey', () => {
  it('creates an account without a password, which signs in with the passkey', async () => {
    const { token, email } = await makeMemberInvitation(gateway.app, company);
    const { creation, request } = await startInvitationPasskey(gateway, token);
    expect(request).toBeNull();
    expect(creation).toMatchObject({ userName: email, credentials: [] });
    const passkey = makeSoftwarePasskey(gateway);
    const joined = await acceptInvitation(gateway, { token, newPasskey: passkey.create(creation) });
    expect(joined.error).toBeUndefined();
    expect(joined.recoveryCodes).toHaveLength(10);
    expect(await findViewer(gateway, joined.session.token)).toMatchObject({
      role: 'SAFETY_OFFICER',
      email,
    });
    expect((await signIn(passkey)).session.company.id).toBe(company.company.id);
    const { status } = await gateway.rest(null, 'POST /company/login', {
      email,
      password: firstPassword,
    });
    expect(status).toBe(401);
    expect(await listAudit(gateway.app, company)).toContainEqual({
      action: 'MEMBER_JOINED',
      actor: email,
      detail: `${email}, SAFETY_OFFICER, with a passkey`,
    });
  });

  it('sets the first passkey of an account without a password in another company', async () => {
    const other = await makeCompany(gateway.app);
    const { email } = await makeJoinedMember(gateway.app, other, Role.AUDITOR);
    const { token } = await makeMemberInvitation(gateway.app, company, { email });
    const { creation } = await startInvitationPasskey(gateway, token);
    const { session } = await acceptInvitation(gateway, {
      token,
      newPasskey: makeSoftwarePasskey(gateway).create(creation),
    });
    expect((await findViewer(gateway, session.token)).company.id).toBe(company.company.id);
  });

  it('is refused with a challenge of another invitation, and with a used or expired one', async () => {
    const { token } = await makeMemberInvitation(gateway.app, company);
    const other = await makeMemberInvitation(gateway.app, company);
    const { creation } = await startInvitationPasskey(gateway, token);
    const created = makeSoftwarePasskey(gateway).create(creation);
    expect(
      (await acceptInvitation(gateway, { token: other.token, newPasskey: created })).error,
    ).toEqual(refusedPasskey);
    expect((await acceptInvitation(gateway, { token, newPasskey: created })).session).toBeTruthy();
    expect(
      (await acceptInvitation(gateway, { token: other.token, newPasskey: created })).error,
    ).toEqual(refusedPasskey);
    const old = await startInvitationPasskey(gateway, other.token);
    await gateway.app.owner.query(`UPDATE passkey_challenge SET expires_at = ${past}`);
    expect(
      (
        await acceptInvitation(gateway, {
          token: other.token,
          newPasskey: makeSoftwarePasskey(gateway).create(old.creation),
        })
      ).error,
    ).toEqual(refusedPasskey);
    expect((await previewInvitation(gateway, other.token)).status).toBe('GOOD');
    expect(await countMembers()).toBe(2);
  });

  it('is refused with a challenge that was offered for signing in', async () => {
    const { token } = await makeMemberInvitation(gateway.app, company);
    const { creation } = await startInvitationPasskey(gateway, token);
    const { data } = await gateway.graphql(null, 'mutation { startPasskeySignIn { challenge } }');
    const { challenge } = data.startPasskeySignIn;
    const created = makeSoftwarePasskey(gateway).create({ ...creation, challenge });
    expect((await acceptInvitation(gateway, { token, newPasskey: created })).error).toEqual(
      refusedPasskey,
    );
  });

  it('is refused from another origin', async () => {
    const { token } = await makeMemberInvitation(gateway.app, company);
    const { creation } = await startInvitationPasskey(gateway, token);
    const created = makeSoftwarePasskey(gateway).create(creation, {
      origin: 'https://evil.example',
    });
    expect((await acceptInvitation(gateway, { token, newPasskey: created })).error).toEqual(
      refusedPasskey,
    );
  });

  it('is accepted once, also when it is sent twice at once', async () => {
    const { token } = await makeMemberInvitation(gateway.app, company);
    const { creation } = await startInvitationPasskey(gateway, token);
    const input = { token, newPasskey: makeSoftwarePasskey(gateway).create(creation) };
    const answers = await Promise.all([
      acceptInvitation(gateway, input),
      acceptInvitation(gateway, input),
    ]);
    expect(answers.filter(({ session }) => session)).toHaveLength(1);
    expect(await countMembers()).toBe(2);
  });

  it('is refused for a withdrawn invitation, and creates no account', async () => {
    const { id, token, email } = await makeMemberInvitation(gateway.app, company);
    const { creation } = await startInvitationPasskey(gateway, token);
    await gateway.graphql(company.token, `mutation { withdrawInvitation(id: "${id}") { id } }`);
    expect((await startInvitationPasskey(gateway, token)).error).toEqual(usedLink);
    expect(
      (
        await acceptInvitation(gateway, {
          token,
          newPasskey: makeSoftwarePasskey(gateway).create(creation),
        })
      ).error,
    ).toEqual(usedLink);
    const { rows } = await gateway.app.owner.query('SELECT FROM account WHERE email = $1', [email]);
    expect(rows).toHaveLength(0);
  });

  it('requires a password if no passkey is given', async () => {
    const { token } = await makeMemberInvitation(gateway.app, company);
    expect((await acceptInvitation(gateway, { token })).error?.fields).toEqual([
      { field: 'password', message: 'Please enter your password' },
    ]);
  });
});

describe('acceptInvitation in a company that requires its identity provider', () => {
  beforeEach(() => requireIdentityProvider(gateway, company));

  it('makes a new address a member without a session', async () => {
    const { token, email } = await makeMemberInvitation(gateway.app, company);
    expect(await acceptWithPassword(gateway, token)).toEqual({
      session: null,
      recoveryCodes: null,
    });
    expect(await countSessions(gateway, company, email)).toBe(0);
    expect(await findMember(gateway, company, email)).toEqual({ email, lastSignedInAt: null });
    const { status } = await gateway.rest(null, 'POST /company/login', {
      email,
      password: firstPassword,
    });
    expect(status).toBe(403);
  });

  it('stores a first passkey and returns its recovery codes without a session', async () => {
    const { token, email } = await makeMemberInvitation(gateway.app, company);
    const { creation } = await startInvitationPasskey(gateway, token);
    const { session, recoveryCodes } = await acceptInvitation(gateway, {
      token,
      newPasskey: makeSoftwarePasskey(gateway).create(creation),
    });
    expect([session, recoveryCodes.length]).toEqual([null, 10]);
    expect(await countSessions(gateway, company, email)).toBe(0);
  });

  it('signs in an owner', async () => {
    const { token } = await makeMemberInvitation(gateway.app, company, { role: Role.OWNER });
    const { session } = await acceptWithPassword(gateway, token);
    expect(await findViewer(gateway, session.token)).toMatchObject({ role: 'OWNER' });
  });
});
