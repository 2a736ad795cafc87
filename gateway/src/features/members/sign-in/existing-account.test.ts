import { beforeEach, describe, expect, it } from 'vitest';
import { Role } from '../../../access/role.js';
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
import { type MadeCompany, makeAdministrator, makeCompany } from '../../../../test/factories.js';
import { useCompany, useTestGateway } from '../../../../test/hooks.js';
import { makeJoinedMember, makeMemberInvitation } from '../../../../test/members.js';
import { makePasskey, signForSignIn } from '../../../../test/passkeys.js';
import { makeAuthenticator } from '../../../../test/second-factor.js';

const gateway = useTestGateway(() => ({ poolSize: 4 }));
const company = useCompany(gateway);

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
    const { session } = await acceptWithPassword(gateway, token, other.password);
    expect(await findViewer(gateway, session.token)).toEqual({
      role: 'VIEWER',
      email: other.email,
      company: { id: company.company.id },
    });
    expect((await findViewer(gateway, other.token)).role).toBe('OWNER');
    const { errors } = await gateway.graphql(
      null,
      'mutation ($input: SignInCompanyInput!) { signInCompany(input: $input) { token } }',
      { input: { email: other.email, password: other.password } },
    );
    expect(errors?.[0]?.extensions.code).toBe('COMPANY_CHOICE');
  });

  it('is refused with a wrong password, and does not change the password', async () => {
    const { error } = await acceptWithPassword(gateway, token);
    expect(error).toEqual({
      code: 'BAD_USER_INPUT',
      fields: [{ field: 'password', message: 'Wrong password' }],
    });
    expect((await acceptWithPassword(gateway, token, other.password)).session).toBeTruthy();
  });

  it('is limited to 5 wrong passwords in 15 minutes', async () => {
    for (let time = 0; time < 5; time += 1) await acceptWithPassword(gateway, token);
    expect((await acceptWithPassword(gateway, token, other.password)).error?.code).toBe(
      'RATE_LIMITED',
    );
    expect((await previewInvitation(gateway, token)).status).toBe('GOOD');
  });

  it('needs its second factor after the right password', async () => {
    const app = await makeAuthenticator(gateway, other);
    expect((await acceptWithPassword(gateway, token)).error?.fields?.[0]?.field).toBe('password');
    expect((await acceptWithPassword(gateway, token, other.password)).error?.code).toBe(
      'SECOND_FACTOR',
    );
    expect(
      (await acceptWithPassword(gateway, token, other.password, '12345')).error?.fields?.[0]?.field,
    ).toBe('code');
    expect((await previewInvitation(gateway, token)).status).toBe('GOOD');
    expect(
      (await acceptWithPassword(gateway, token, other.password, await app.nextCode())).session,
    ).toBeTruthy();
  });

  it('needs only its passkey', async () => {
    const { passkey } = await makePasskey(gateway, other);
    expect(await previewInvitation(gateway, token)).toMatchObject({
      hasAccount: true,
      hasPasskey: true,
    });
    const { creation, request } = await startInvitationPasskey(gateway, token);
    expect(creation).toBeNull();
    expect(request.credentials).toEqual([{ id: passkey.id }]);
    const { session, recoveryCodes } = await acceptInvitation(gateway, {
      token,
      passkey: passkey.get(request),
    });
    expect((await findViewer(gateway, session.token)).company.id).toBe(company.company.id);
    expect(recoveryCodes).toBeNull();
  });

  it("is refused with somebody else's passkey, and with a challenge of another invitation or purpose", async () => {
    const { passkey } = await makePasskey(gateway, other);
    const stranger = await makeCompany(gateway.app);
    const foreign = await makePasskey(gateway, stranger);
    const invited = await makeMemberInvitation(gateway.app, stranger, { email: other.email });
    const { request } = await startInvitationPasskey(gateway, token);
    const elsewhere = await startInvitationPasskey(gateway, invited.token);
    for (const given of [
      foreign.passkey.get(request, { userHandle: null }),
      foreign.passkey.get(request),
      passkey.get(elsewhere.request),
      await signForSignIn(gateway, passkey),
    ])
      expect((await acceptInvitation(gateway, { token, passkey: given })).error).toEqual(
        refusedPasskey,
      );
    expect((await previewInvitation(gateway, token)).status).toBe('GOOD');
  });

  it('cannot get a new passkey by the link', async () => {
    const { creation } = await startInvitationPasskey(
      gateway,
      (await makeMemberInvitation(gateway.app, company)).token,
    );
    const { error } = await acceptInvitation(gateway, {
      token,
      newPasskey: makeSoftwarePasskey(gateway).create(creation),
    });
    expect(error?.fields?.[0]?.field).toBe('password');
    expect((await previewInvitation(gateway, token)).status).toBe('GOOD');
  });

  it('sets the first password of an account without one', async () => {
    const without = await makeJoinedMember(gateway.app, other, Role.AUDITOR);
    const invited = await makeMemberInvitation(gateway.app, company, { email: without.email });
    expect((await previewInvitation(gateway, invited.token)).hasAccount).toBe(false);
    const { session } = await acceptWithPassword(gateway, invited.token);
    expect((await findViewer(gateway, session.token)).company.id).toBe(company.company.id);
    const { status } = await gateway.rest(null, 'POST /company/login', {
      email: without.email,
      password: firstPassword,
    });
    expect(status).toBe(201);
  });

  it("is refused for the provider's administrator", async () => {
    const administrator = await makeAdministrator(gateway.app);
    const invited = await makeMemberInvitation(gateway.app, company, {
      email: administrator.email,
    });
    const { error } = await acceptWithPassword(gateway, invited.token, administrator.password);
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
      acceptWithPassword(gateway, invited.token, other.password),
      gateway.graphql(
        other.token,
        `mutation { removeMember(id: "${member.id}") { removedMemberId } }`,
      ),
    ]);
    if (session) expect((await findViewer(gateway, session.token)).email).toBe(member.email);
    else expect(error?.fields?.[0]?.field).toBe('password');
  });
});

describe('an account without a password', () => {
  const join = async () => {
    const { token, email } = await makeMemberInvitation(gateway.app, company);
    const { creation } = await startInvitationPasskey(gateway, token);
    const passkey = makeSoftwarePasskey(gateway);
    const { session } = await acceptInvitation(gateway, {
      token,
      newPasskey: passkey.create(creation),
    });
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

describe('acceptInvitation in a company that requires its identity provider', () => {
  beforeEach(() => requireIdentityProvider(gateway, company));

  it('makes an address with an account a member without a session', async () => {
    const other = await makeCompany(gateway.app);
    const { passkey } = await makePasskey(gateway, other);
    const { token, email } = await makeMemberInvitation(gateway.app, company, {
      email: other.email,
    });
    const { request } = await startInvitationPasskey(gateway, token);
    expect(await acceptInvitation(gateway, { token, passkey: passkey.get(request) })).toEqual({
      session: null,
      recoveryCodes: null,
    });
    expect(await countSessions(gateway, company, email)).toBe(0);
    expect(await findMember(gateway, company, email)).toEqual({ email, lastSignedInAt: null });
  });
});
