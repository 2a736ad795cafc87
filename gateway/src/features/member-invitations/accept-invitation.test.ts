import { beforeEach, describe, expect, it } from 'vitest';
import { Role } from '../../access/role.js';
import { CompanyStatus } from '../companies/company.entity.js';
import { listAudit } from '../../../test/audit.js';
import { type MadeCompany, makeAdministrator, makeCompany } from '../../../test/factories.js';
import { useTestGateway } from '../../../test/hooks.js';
import { makeJoinedMember, makeMemberInvitation } from '../../../test/members.js';
import {
  creationFields,
  makePasskey,
  requestFields,
  signForSignIn,
  SoftwarePasskey,
} from '../../../test/passkeys.js';
import { makeAuthenticator } from '../../../test/second-factor.js';

const gateway = useTestGateway(() => ({ poolSize: 4 }));
let company: MadeCompany;
beforeEach(async () => {
  await gateway.app.forgetTries();
  company = await makeCompany(gateway.app);
});

const password = 'quite a long one';
const send = async (input: object) => {
  const { data, errors } = await gateway.graphql(
    null,
    'mutation ($input: AcceptInvitationInput!) { acceptInvitation(input: $input) { session { token company { id } } recoveryCodes } }',
    { input },
  );
  const { session, recoveryCodes } = data?.acceptInvitation ?? {};
  return { session, recoveryCodes, error: errors?.[0]?.extensions };
};
const accept = (token: string, given = password, code?: string) =>
  send({ token, password: given, code });
const preview = async (token: string) => {
  const { data } = await gateway.graphql(
    null,
    'query ($token: String!) { invitation(token: $token) { status companyName role email hasAccount hasPasskey } }',
    { token },
  );
  return data.invitation;
};
const findViewer = async (token: string) => {
  const { data } = await gateway.graphql(token, '{ viewer { role email company { id } } }');
  return data.viewer;
};
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
      message: 'This invitation was used or taken back, or is too old: please ask for a new one',
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
    expect(await preview(token)).toEqual(shown);
    expect(await preview(token)).toEqual(shown);
    const other = await makeCompany(gateway.app);
    const known = await makeMemberInvitation(gateway.app, company, { email: other.email });
    expect(await preview(known.token)).toMatchObject({ email: other.email, hasAccount: true });
  });

  it('returns only the status of an unknown or expired link', async () => {
    const { token } = await makeMemberInvitation(gateway.app, company, { expiresAt: new Date() });
    expect(await preview(token)).toEqual({ status: 'EXPIRED', ...nothing });
    for (const unknown of ['x', `${token.slice(0, -4)}AAAA`])
      expect(await preview(unknown)).toEqual({ status: 'UNKNOWN', ...nothing });
  });
});

describe('acceptInvitation of a new address', () => {
  it('sets the first password, signs in, and is audited', async () => {
    const { token, email } = await makeMemberInvitation(gateway.app, company);
    const { session } = await accept(token);
    expect(session.company.id).toBe(company.company.id);
    expect(await findViewer(session.token)).toEqual({
      role: 'SAFETY_OFFICER',
      email,
      company: { id: company.company.id },
    });
    const again = await gateway.rest(null, 'POST /company/login', { email, password });
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
    expect((await accept(token, given)).error).toEqual({
      code: 'BAD_USER_INPUT',
      fields: [{ field: 'password', message }],
    });
    expect((await preview(token)).status).toBe('GOOD');
  });

  it('is accepted once, also when it is sent twice at once', async () => {
    const { token } = await makeMemberInvitation(gateway.app, company);
    const answers = await Promise.all([accept(token), accept(token)]);
    expect(answers.filter(({ session }) => session)).toHaveLength(1);
    expect((await accept(token)).error).toEqual(usedLink);
    expect((await preview(token)).status).toBe('USED');
    expect(await countMembers()).toBe(2);
  });

  it('creates one account when the invitations of two companies are accepted at once', async () => {
    const other = await makeCompany(gateway.app);
    const { token, email } = await makeMemberInvitation(gateway.app, company);
    const second = await makeMemberInvitation(gateway.app, other, { email });
    const answers = await Promise.all([accept(token), accept(second.token)]);
    for (const { session, error } of answers)
      expect(session ?? error?.fields?.[0]?.field).toBeTruthy();
    // Whoever came second proves the password that the first one has set.
    for (const each of [token, second.token]) await accept(each);
    const { rows } = await gateway.app.owner.query(
      'SELECT FROM member JOIN account ON account.id = account_id WHERE email = $1',
      [email],
    );
    expect(rows).toHaveLength(2);
  });

  it('is refused for an expired, withdrawn, replaced or unknown link', async () => {
    const late = await makeMemberInvitation(gateway.app, company, { expiresAt: new Date() });
    const { id, token } = await makeMemberInvitation(gateway.app, company);
    await gateway.graphql(company.token, `mutation { takeBackInvitation(id: "${id}") { id } }`);
    const replaced = await makeMemberInvitation(gateway.app, company);
    await gateway.graphql(
      company.token,
      `mutation { inviteMember(input: { email: "${replaced.email}", role: VIEWER }) { id } }`,
    );
    for (const each of [late.token, token, replaced.token, 'x', `${token.slice(0, -4)}AAAA`])
      expect((await accept(each)).error).toEqual(usedLink);
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
    expect((await accept(token)).error?.code).toBe('FORBIDDEN');
    await setStatus(CompanyStatus.ACTIVE);
    expect((await accept(token)).session).toBeTruthy();
  });

  it('is limited to 100 tries per network in 15 minutes', async () => {
    const { token } = await makeMemberInvitation(gateway.app, company);
    const bad = `${token.slice(0, -4)}AAAA`;
    for (let time = 0; time < 100; time += 1) await accept(bad);
    expect((await accept(bad)).error?.code).toBe('RATE_LIMITED');
  });
});

const startPasskey = async (token: string) => {
  const { data, errors } = await gateway.graphql(
    null,
    `mutation ($token: String!) { startInvitationPasskey(input: { token: $token }) { creation { ${creationFields} } request { ${requestFields} } } }`,
    { token },
  );
  return { ...data?.startInvitationPasskey, error: errors?.[0]?.extensions };
};
const newPasskey = () => new SoftwarePasskey(gateway.app.publicUrl);
const signIn = async (passkey: SoftwarePasskey) => {
  const { data, errors } = await gateway.graphql(
    null,
    'mutation ($input: SignInWithPasskeyInput!) { signInWithPasskey(input: $input) { token company { id } } }',
    { input: { passkey: await signForSignIn(gateway, passkey) } },
  );
  return { session: data?.signInWithPasskey, error: errors?.[0]?.extensions };
};
const refusedPasskey = {
  code: 'BAD_USER_INPUT',
  fields: [{ field: 'passkey', message: 'This passkey was not accepted, please try again' }],
};

describe('acceptInvitation with a first passkey', () => {
  it('creates an account without a password, which signs in with the passkey', async () => {
    const { token, email } = await makeMemberInvitation(gateway.app, company);
    const { creation, request } = await startPasskey(token);
    expect(request).toBeNull();
    expect(creation).toMatchObject({ userName: email, credentials: [] });
    const passkey = newPasskey();
    const joined = await send({ token, newPasskey: passkey.create(creation) });
    expect(joined.error).toBeUndefined();
    expect(joined.recoveryCodes).toHaveLength(10);
    expect(await findViewer(joined.session.token)).toMatchObject({ role: 'SAFETY_OFFICER', email });
    expect((await signIn(passkey)).session.company.id).toBe(company.company.id);
    const { status } = await gateway.rest(null, 'POST /company/login', { email, password });
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
    const { creation } = await startPasskey(token);
    const { session } = await send({ token, newPasskey: newPasskey().create(creation) });
    expect((await findViewer(session.token)).company.id).toBe(company.company.id);
  });

  it('is refused with a challenge of another invitation, and with a used or expired one', async () => {
    const { token } = await makeMemberInvitation(gateway.app, company);
    const other = await makeMemberInvitation(gateway.app, company);
    const { creation } = await startPasskey(token);
    const created = newPasskey().create(creation);
    expect((await send({ token: other.token, newPasskey: created })).error).toEqual(refusedPasskey);
    expect((await send({ token, newPasskey: created })).session).toBeTruthy();
    expect((await send({ token: other.token, newPasskey: created })).error).toEqual(refusedPasskey);
    const old = await startPasskey(other.token);
    await gateway.app.owner.query('UPDATE passkey_challenge SET expires_at = now()');
    expect(
      (await send({ token: other.token, newPasskey: newPasskey().create(old.creation) })).error,
    ).toEqual(refusedPasskey);
    expect((await preview(other.token)).status).toBe('GOOD');
    expect(await countMembers()).toBe(2);
  });

  it('is refused with a challenge that was offered for signing in', async () => {
    const { token } = await makeMemberInvitation(gateway.app, company);
    const { creation } = await startPasskey(token);
    const { data } = await gateway.graphql(null, 'mutation { startPasskeySignIn { challenge } }');
    const { challenge } = data.startPasskeySignIn;
    const created = newPasskey().create({ ...creation, challenge });
    expect((await send({ token, newPasskey: created })).error).toEqual(refusedPasskey);
  });

  it('is refused from another origin', async () => {
    const { token } = await makeMemberInvitation(gateway.app, company);
    const { creation } = await startPasskey(token);
    const created = newPasskey().create(creation, { origin: 'https://evil.example' });
    expect((await send({ token, newPasskey: created })).error).toEqual(refusedPasskey);
  });

  it('is accepted once, also when it is sent twice at once', async () => {
    const { token } = await makeMemberInvitation(gateway.app, company);
    const { creation } = await startPasskey(token);
    const input = { token, newPasskey: newPasskey().create(creation) };
    const answers = await Promise.all([send(input), send(input)]);
    expect(answers.filter(({ session }) => session)).toHaveLength(1);
    expect(await countMembers()).toBe(2);
  });

  it('is refused for a withdrawn invitation, and creates no account', async () => {
    const { id, token, email } = await makeMemberInvitation(gateway.app, company);
    const { creation } = await startPasskey(token);
    await gateway.graphql(company.token, `mutation { takeBackInvitation(id: "${id}") { id } }`);
    expect((await startPasskey(token)).error).toEqual(usedLink);
    expect((await send({ token, newPasskey: newPasskey().create(creation) })).error).toEqual(
      usedLink,
    );
    const { rows } = await gateway.app.owner.query('SELECT FROM account WHERE email = $1', [email]);
    expect(rows).toHaveLength(0);
  });

  it('requires a password if no passkey is given', async () => {
    const { token } = await makeMemberInvitation(gateway.app, company);
    expect((await send({ token })).error?.fields).toEqual([
      { field: 'password', message: 'Please enter your password' },
    ]);
  });
});

describe('acceptInvitation in a company that requires its identity provider', () => {
  beforeEach(() =>
    gateway.app.owner.query('UPDATE company SET single_sign_on_required_at = now() WHERE id = $1', [
      company.company.id,
    ]),
  );
  const countSessions = async (email: string) => {
    const { rowCount } = await gateway.app.owner.query(
      'SELECT FROM session JOIN account ON account.id = account_id WHERE company_id = $1 AND email = $2',
      [company.company.id, email],
    );
    return rowCount;
  };
  const findMember = async (email: string) => {
    const { data } = await gateway.graphql(company.token, '{ members { email lastSignedInAt } }');
    return data.members.find((member: { email: string }) => member.email === email);
  };

  it('makes a new address a member without a session', async () => {
    const { token, email } = await makeMemberInvitation(gateway.app, company);
    expect(await accept(token)).toEqual({ session: null, recoveryCodes: null });
    expect(await countSessions(email)).toBe(0);
    expect(await findMember(email)).toEqual({ email, lastSignedInAt: null });
    const { status } = await gateway.rest(null, 'POST /company/login', { email, password });
    expect(status).toBe(403);
  });

  it('stores a first passkey and returns its recovery codes without a session', async () => {
    const { token, email } = await makeMemberInvitation(gateway.app, company);
    const { creation } = await startPasskey(token);
    const { session, recoveryCodes } = await send({
      token,
      newPasskey: newPasskey().create(creation),
    });
    expect([session, recoveryCodes.length]).toEqual([null, 10]);
    expect(await countSessions(email)).toBe(0);
  });

  it('makes an address with an account a member without a session', async () => {
    const other = await makeCompany(gateway.app);
    const { passkey } = await makePasskey(gateway, other);
    const { token, email } = await makeMemberInvitation(gateway.app, company, {
      email: other.email,
    });
    const { request } = await startPasskey(token);
    expect(await send({ token, passkey: passkey.get(request) })).toEqual({
      session: null,
      recoveryCodes: null,
    });
    expect(await countSessions(email)).toBe(0);
    expect(await findMember(email)).toEqual({ email, lastSignedInAt: null });
  });

  it('signs in an owner', async () => {
    const { token } = await makeMemberInvitation(gateway.app, company, { role: Role.OWNER });
    const { session } = await accept(token);
    expect(await findViewer(session.token)).toMatchObject({ role: 'OWNER' });
  });
});

describe('an account without a password', () => {
  const join = async () => {
    const { token, email } = await makeMemberInvitation(gateway.app, company);
    const { creation } = await startPasskey(token);
    const passkey = newPasskey();
    const { session } = await send({ token, newPasskey: passkey.create(creation) });
    return { token: session.token as string, email, passkey };
  };

  it('reports that it has none, and cannot remove its last passkey', async () => {
    const member = await join();
    const { data } = await gateway.graphql(
      member.token,
      '{ mySecondFactor { hasPassword passkeyCount recoveryCodesLeft } myPasskeys { id } }',
    );
    expect(data.mySecondFactor).toEqual({
      hasPassword: false,
      passkeyCount: 1,
      recoveryCodesLeft: 10,
    });
    const remove = (id: string) =>
      gateway.graphql(
        member.token,
        'mutation ($id: UUID!) { removePasskey(id: $id) { removedPasskeyId } }',
        { id },
      );
    const [{ id }] = data.myPasskeys;
    const { errors } = await remove(id);
    expect(errors?.[0]?.extensions.code).toBe('CONFLICT');
    await makePasskey(gateway, member);
    expect((await remove(id)).errors).toBeUndefined();
  });

  it('cannot change its password, with a message that explains it', async () => {
    const member = await join();
    const { errors } = await gateway.graphql(
      member.token,
      'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { changedAt } }',
      { input: { currentPassword: 'anything', password: 'quite a long new one' } },
    );
    expect(errors?.[0]?.extensions.fields).toEqual([
      {
        field: 'currentPassword',
        message:
          "Your account has no password. You can set one with 'Forgot password?' on the sign-in page",
      },
    ]);
  });
});

describe('acceptInvitation of an address with an account', () => {
  let other: MadeCompany;
  let token: string;
  beforeEach(async () => {
    other = await makeCompany(gateway.app);
    ({ token } = await makeMemberInvitation(gateway.app, company, {
      email: other.email,
      role: Role.VIEWER,
    }));
  });

  it('needs its password, and is then a member of both companies', async () => {
    const { session } = await accept(token, other.password);
    expect(await findViewer(session.token)).toEqual({
      role: 'VIEWER',
      email: other.email,
      company: { id: company.company.id },
    });
    expect((await findViewer(other.token)).role).toBe('OWNER');
    const { errors } = await gateway.graphql(
      null,
      'mutation ($input: SignInCompanyInput!) { signInCompany(input: $input) { token } }',
      { input: { email: other.email, password: other.password } },
    );
    expect(errors?.[0]?.extensions.code).toBe('COMPANY_CHOICE');
  });

  it('is refused with a wrong password, and does not change the password', async () => {
    const { error } = await accept(token);
    expect(error).toEqual({
      code: 'BAD_USER_INPUT',
      fields: [{ field: 'password', message: 'Wrong password' }],
    });
    expect((await accept(token, other.password)).session).toBeTruthy();
  });

  it('is limited to 5 wrong passwords in 15 minutes', async () => {
    for (let time = 0; time < 5; time += 1) await accept(token);
    expect((await accept(token, other.password)).error?.code).toBe('RATE_LIMITED');
    expect((await preview(token)).status).toBe('GOOD');
  });

  it('needs its second factor after the right password', async () => {
    const app = await makeAuthenticator(gateway, other);
    expect((await accept(token)).error?.fields?.[0]?.field).toBe('password');
    expect((await accept(token, other.password)).error?.code).toBe('SECOND_FACTOR');
    expect((await accept(token, other.password, '12345')).error?.fields?.[0]?.field).toBe('code');
    expect((await preview(token)).status).toBe('GOOD');
    expect((await accept(token, other.password, await app.nextCode())).session).toBeTruthy();
  });

  it('needs only its passkey', async () => {
    const { passkey } = await makePasskey(gateway, other);
    expect(await preview(token)).toMatchObject({ hasAccount: true, hasPasskey: true });
    const { creation, request } = await startPasskey(token);
    expect(creation).toBeNull();
    expect(request.credentials).toEqual([{ id: passkey.id }]);
    const { session, recoveryCodes } = await send({ token, passkey: passkey.get(request) });
    expect((await findViewer(session.token)).company.id).toBe(company.company.id);
    expect(recoveryCodes).toBeNull();
  });

  it("is refused with somebody else's passkey, and with a challenge of another invitation or purpose", async () => {
    const { passkey } = await makePasskey(gateway, other);
    const stranger = await makeCompany(gateway.app);
    const foreign = await makePasskey(gateway, stranger);
    const invited = await makeMemberInvitation(gateway.app, stranger, { email: other.email });
    const { request } = await startPasskey(token);
    const elsewhere = await startPasskey(invited.token);
    for (const given of [
      foreign.passkey.get(request, { userHandle: null }),
      foreign.passkey.get(request),
      passkey.get(elsewhere.request),
      await signForSignIn(gateway, passkey),
    ])
      expect((await send({ token, passkey: given })).error).toEqual(refusedPasskey);
    expect((await preview(token)).status).toBe('GOOD');
  });

  it('cannot get a new passkey by the link', async () => {
    const { creation } = await startPasskey(
      (await makeMemberInvitation(gateway.app, company)).token,
    );
    const { error } = await send({ token, newPasskey: newPasskey().create(creation) });
    expect(error?.fields?.[0]?.field).toBe('password');
    expect((await preview(token)).status).toBe('GOOD');
  });

  it('sets the first password of an account without one', async () => {
    const without = await makeJoinedMember(gateway.app, other, Role.AUDITOR);
    const invited = await makeMemberInvitation(gateway.app, company, { email: without.email });
    expect((await preview(invited.token)).hasAccount).toBe(false);
    const { session } = await accept(invited.token);
    expect((await findViewer(session.token)).company.id).toBe(company.company.id);
    const { status } = await gateway.rest(null, 'POST /company/login', {
      email: without.email,
      password,
    });
    expect(status).toBe(201);
  });

  it("is refused for the provider's administrator", async () => {
    const administrator = await makeAdministrator(gateway.app);
    const invited = await makeMemberInvitation(gateway.app, company, {
      email: administrator.email,
    });
    const { error } = await accept(invited.token, administrator.password);
    expect(error?.fields?.[0]?.field).toBe('token');
  });

  it('keeps the account if its other membership ends at the same time', async () => {
    const member = await makeJoinedMember(gateway.app, other, Role.VIEWER);
    await gateway.app.owner.query(
      'UPDATE account SET password_hash = (SELECT password_hash FROM account WHERE email = $1) WHERE email = $2',
      [other.email, member.email],
    );
    const invited = await makeMemberInvitation(gateway.app, company, { email: member.email });
    const [{ session, error }] = await Promise.all([
      accept(invited.token, other.password),
      gateway.graphql(
        other.token,
        `mutation { removeMember(id: "${member.id}") { removedMemberId } }`,
      ),
    ]);
    if (session) expect((await findViewer(session.token)).email).toBe(member.email);
    else expect(error?.fields?.[0]?.field).toBe('password');
  });
});
