import { beforeEach, describe, expect, it } from 'vitest';
import { Role } from '../../../access/role.js';
import { makeLinkToken } from '../../../mail/link-token.js';
import { inTenant } from '../../../database/tenant.js';
import { type MadeCompany, makeCompany, makeIdentityLink } from '../../../../test/factories.js';
import { signInThroughProvider, useForgedProvider } from '../../../../test/forged-provider.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { joinAs } from '../../../../test/members.js';
import {
  creationFields,
  makePasskey,
  signForSignIn,
  SoftwarePasskey,
} from '../../../../test/passkeys.js';
import { listOperations } from '../../../../test/operations.js';
import { makeAuthenticator } from '../../../../test/second-factor.js';
import { findViewer, moveTo, updateIdentityProvider } from '../../../../test/single-sign-on.js';

const gateway = useTestGateway();
const { provider, customer } = useForgedProvider(gateway);
beforeEach(() => gateway.app.forgetTries());

const proofNeeded = { code: 'STEP_UP', reason: 'ACCOUNT_PROOF' };
const getError = ({ errors }: Awaited<ReturnType<typeof gateway.graphql>>) =>
  errors?.[0]?.extensions;
const send = (token: string, query: string, variables: Record<string, unknown> = {}) =>
  gateway.graphql(token, query, variables);
const startPasskey = (token: string) =>
  send(token, `mutation { startPasskey { ${creationFields} } }`);
const requestLink = (token: string) =>
  send(token, 'mutation { requestIdentityLink { email expiresAt } }');
const useLink = (token: string, link: string) =>
  send(
    token,
    'mutation ($input: ConfirmIdentityByLinkInput!) { confirmIdentityByLink(input: $input) { provedAt } }',
    { input: { token: link } },
  );

/** Signs in to the provider's company as the person with an address, whoever that is. */
async function signInAs(email: string): Promise<string> {
  provider.claims = { sub: `person ${email}`, email };
  const { token, error } = await signInThroughProvider(gateway, customer, email);
  expect(error).toBeUndefined();
  return token!;
}

/** Reads the newest link that was mailed to an account to confirm an identity. */
async function readMailedLink(companyId: string): Promise<string> {
  const [link] = await inTenant(gateway.app.dataSource, companyId, (db) =>
    db.unnamed<{ id: string }>(
      `SELECT id FROM mailed_link WHERE company_id = $1 AND purpose = 'CONFIRM_IDENTITY' ORDER BY created_at DESC`,
      [companyId],
    ),
  );
  return makeLinkToken(gateway.app.tokenSecret, { companyId, id: link!.id });
}

describe('an identity provider of a company', () => {
  /** The owner of another company, who is a member of the provider's too. */
  let victim: MadeCompany;
  beforeEach(async () => {
    victim = await makeCompany(gateway.app);
    const email = `vic-${victim.company.id}@${customer.domain}`;
    await moveTo(gateway.app, victim.email, email);
    victim = { ...victim, email };
    await joinAs(gateway.app, customer.company, Role.VIEWER, victim);
  });
  const signInByPassword = () =>
    gateway.graphql(
      null,
      'mutation ($input: SignInCompanyInput!) { signInCompany(input: $input) { token company { id } } }',
      { input: { email: victim.email, password: victim.password, companyId: victim.company.id } },
    );
  const readAccount = async () => {
    const { rows } = await gateway.app.owner.query(
      `SELECT email, password_hash, (SELECT count(*)::int FROM passkey WHERE account_id = account.id) AS passkeys,
         (SELECT count(*)::int FROM authenticator WHERE account_id = account.id) AS apps,
         (SELECT count(*)::int FROM recovery_code WHERE account_id = account.id) AS codes
       FROM account WHERE email = $1`,
      [victim.email],
    );
    return rows[0];
  };

  it.each([
    ['asks for a second factor', true],
    ['asks for none', false],
  ])(
    'adds no passkey to an account that also owns another company, and does not enter that one, if it names any person and %s',
    async (_, asksSecondFactor) => {
      await updateIdentityProvider(gateway, customer.company.token, {
        issuer: provider.issuer,
        asksSecondFactor,
      });
      const before = await readAccount();
      const token = await signInAs(victim.email);
      expect(await findViewer(gateway, token)).toMatchObject({
        company: { id: customer.company.company.id },
      });
      expect(getError(await startPasskey(token))).toEqual(proofNeeded);
      expect(getError(await send(token, 'mutation { startAuthenticator { secret } }'))).toEqual(
        proofNeeded,
      );
      expect(await readAccount()).toEqual(before);
      const { data } = await signInByPassword();
      expect(data.signInCompany.company.id).toBe(victim.company.id);
    },
  );

  it('adds no passkey by a challenge that the account was offered in another company', async () => {
    const token = await signInAs(victim.email);
    const own = await startPasskey(victim.token);
    const passkey = new SoftwarePasskey(gateway.app.publicUrl);
    const added = await send(
      token,
      'mutation ($input: PasskeyAttestationInput!) { addPasskey(input: $input) { passkey { id } } }',
      { input: passkey.create(own.data.startPasskey) },
    );
    expect(getError(added)).toEqual(proofNeeded);
    const { data } = await gateway.graphql(
      null,
      'mutation ($input: SignInWithPasskeyInput!) { signInWithPasskey(input: $input) { token } }',
      {
        input: {
          passkey: await signForSignIn(gateway, passkey),
          companyId: victim.company.id,
        },
      },
    );
    expect(data).toBeNull();
  });

  it('changes nothing of an account by any mutation, although it has just signed its member in', async () => {
    const before = await readAccount();
    const changes = listOperations().filter(({ permissions }) =>
      permissions?.includes('own-sign-in:update'),
    );
    expect(changes.length).toBeGreaterThan(8);
    const token = await signInAs(victim.email);
    for (const { name, send: run } of changes)
      expect([name, (await run(gateway, token)).code]).toEqual([name, 'STEP_UP']);
    expect(await readAccount()).toEqual(before);
  });

  it('does not confirm an identity by a link that its session has asked for and the person presses elsewhere', async () => {
    const token = await signInAs(victim.email);
    await requestLink(token);
    const link = await readMailedLink(customer.company.company.id);
    expect(getError(await useLink(victim.token, link))).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(getError(await useLink(await signInAs(victim.email), link))).toMatchObject({
      fields: [{ field: 'token', message: expect.stringContaining('in another browser') }],
    });
    expect(getError(await startPasskey(token))).toEqual(proofNeeded);
  });

  it('lets the members that it signs in do sensitive work in its own company', async () => {
    const { domain, company } = customer;
    await moveTo(gateway.app, company.email, `owner@${domain}`);
    const token = await signInAs(`owner@${domain}`);
    const { errors } = await send(
      token,
      'mutation ($input: InviteMemberInput!) { inviteMember(input: $input) { id } }',
      { input: { email: `new@${domain}`, role: 'VIEWER' } },
    );
    expect(errors).toBeUndefined();
  });

  it('gives its members access to its own company alone', async () => {
    const token = await signInAs(victim.email);
    const { data } = await send(token, '{ company { id } }');
    expect(data.company.id).toBe(customer.company.company.id);
    const foreign = await gateway.rest(token, `GET /company/details/${victim.company.id}`);
    expect(foreign.status).toBe(404);
  });
});

describe('a member without a password who signs in through the provider', () => {
  it('adds a passkey after a mailed link, and signs in with it', async () => {
    const { email } = customer.member;
    await gateway.app.owner.query('UPDATE account SET verified_at = NULL WHERE email = $1', [
      email,
    ]);
    const token = await signInAs(email);
    const asked = await requestLink(token);
    expect(asked.data.requestIdentityLink.email).toBe(email);
    const link = await readMailedLink(customer.company.company.id);
    expect(getError(await useLink(token, link))).toBeUndefined();
    const { passkey, recoveryCodes } = await makePasskey(gateway, { token });
    expect(recoveryCodes).toHaveLength(10);
    const { data } = await gateway.graphql(
      null,
      'mutation ($input: SignInWithPasskeyInput!) { signInWithPasskey(input: $input) { company { id } } }',
      { input: { passkey: await signForSignIn(gateway, passkey) } },
    );
    expect(data.signInWithPasskey.company.id).toBe(customer.company.company.id);
  });

  it('can use the link once, and not after 15 minutes', async () => {
    const token = await signInAs(customer.member.email);
    const { email } = customer.member;
    const { company } = customer.company;
    const link = await makeIdentityLink(gateway.app, { company, email, token });
    expect(getError(await useLink(token, link))).toBeUndefined();
    expect(getError(await useLink(token, link))?.code).toBe('BAD_USER_INPUT');
    const late = await makeIdentityLink(
      gateway.app,
      { company, email, token },
      { expiresAt: new Date(0) },
    );
    expect(getError(await useLink(token, late))?.code).toBe('BAD_USER_INPUT');
    const { data } = await requestLink(token);
    const minutes = (Date.parse(data.requestIdentityLink.expiresAt) - Date.now()) / 60_000;
    expect(Math.round(minutes)).toBe(15);
  });

  it('can ask for 3 links in 15 minutes', async () => {
    const token = await signInAs(customer.member.email);
    for (let times = 0; times < 3; times += 1)
      expect(getError(await requestLink(token))).toBeUndefined();
    expect(getError(await requestLink(token))?.code).toBe('RATE_LIMITED');
  });
});

describe('an address that the provider has verified', () => {
  it('counts as verified, also for a member who was linked before', async () => {
    const { email } = customer.member;
    const unverify = () =>
      gateway.app.owner.query('UPDATE account SET verified_at = NULL WHERE email = $1', [email]);
    const isVerified = async () =>
      (
        await gateway.app.owner.query(
          'SELECT FROM account WHERE email = $1 AND verified_at IS NOT NULL',
          [email],
        )
      ).rowCount === 1;
    for (const signIn of ['first', 'later']) {
      await unverify();
      await signInAs(email);
      expect([signIn, await isVerified()]).toEqual([signIn, true]);
    }
  });

  it('verifies no account by an address of a domain that the company has not proven', async () => {
    const { email } = customer.member;
    await signInAs(email);
    const elsewhere = `mia-${customer.company.company.id}@elsewhere.example`;
    await moveTo(gateway.app, email, elsewhere);
    await gateway.app.owner.query('UPDATE account SET verified_at = NULL WHERE email = $1', [
      elsewhere,
    ]);
    provider.claims = { sub: `person ${email}`, email: elsewhere };
    const { token } = await signInThroughProvider(gateway, customer, email);
    expect(token).toBeDefined();
    const { rows } = await gateway.app.owner.query(
      'SELECT verified_at FROM account WHERE email = $1',
      [elsewhere],
    );
    expect(rows).toEqual([{ verified_at: null }]);
  });
});

describe('an account with a second factor', () => {
  it('is changed from a session of the provider only after its own factor, never by a mailed link', async () => {
    const { nextCode } = await makeAuthenticator(gateway, customer.member);
    await updateIdentityProvider(gateway, customer.company.token, {
      issuer: provider.issuer,
      asksSecondFactor: true,
    });
    const { email } = customer.member;
    const token = await signInAs(email);
    const remove = () => send(token, 'mutation { removeAuthenticator { authenticatorSince } }');
    expect(getError(await remove())).toEqual(proofNeeded);
    expect(getError(await requestLink(token))?.code).toBe('CONFLICT');
    const { company } = customer.company;
    const link = await makeIdentityLink(gateway.app, { company, email, token });
    expect(getError(await useLink(token, link))?.code).toBe('CONFLICT');
    await send(
      token,
      'mutation ($code: String!) { confirmIdentity(input: { code: $code }) { provedAt } }',
      {
        code: await nextCode(),
      },
    );
    expect(getError(await remove())).toBeUndefined();
  });
});

describe('an account that proved itself', () => {
  const age = (company: MadeCompany, set: string) =>
    inTenant(gateway.app.dataSource, company.company.id, (db) =>
      db.unnamed(`UPDATE session SET ${set}`),
    );

  it('is changed for 10 minutes, and then after another confirmation', async () => {
    const company = await makeCompany(gateway.app);
    expect(getError(await startPasskey(company.token))).toBeUndefined();
    await age(company, `proved_at = now() - interval '11 minutes'`);
    expect(getError(await startPasskey(company.token))).toEqual({
      code: 'STEP_UP',
      reason: 'STEP_UP',
    });
  });

  it('confirms once if its session began before it was recorded who proved it', async () => {
    const company = await makeCompany(gateway.app);
    await age(company, 'proved_by = NULL');
    expect(getError(await startPasskey(company.token))).toEqual(proofNeeded);
    await send(
      company.token,
      'mutation ($password: String!) { confirmIdentity(input: { password: $password }) { provedAt } }',
      { password: company.password },
    );
    expect(getError(await startPasskey(company.token))).toBeUndefined();
  });

  it('is asked also in a session that REST has started', async () => {
    const company = await makeCompany(gateway.app);
    const { email, password } = company;
    const signedIn = await gateway.rest(null, 'POST /company/login', { email, password });
    expect(getError(await startPasskey(signedIn.body.data.token as string))?.code).toBe('STEP_UP');
  });
});
