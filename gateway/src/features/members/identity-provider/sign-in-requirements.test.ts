import { beforeEach, describe, expect, it } from 'vitest';
import { Role } from '../../../access/role.js';
import { makeCompany } from '../../../../test/factories.js';
import {
  passProvider,
  signInThroughProvider,
  useForgedProvider,
} from '../../../../test/forged-provider.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { makeMemberInvitation } from '../../../../test/members.js';
import { makePasskey, signForSignIn } from '../../../../test/passkeys.js';
import { makeAuthenticator } from '../../../../test/second-factor.js';
import {
  findViewer,
  makeMemberAt,
  moveTo,
  updateIdentityProvider,
} from '../../../../test/single-sign-on.js';

const gateway = useTestGateway();
const { provider, customer } = useForgedProvider(gateway);

describe('the second factor', () => {
  const requireFactor = () =>
    gateway.app.owner.query('UPDATE company SET second_factor_required_at = now() WHERE id = $1', [
      customer.company.company.id,
    ]);
  const setProvider = (asksSecondFactor: boolean) =>
    updateIdentityProvider(gateway, customer.company.token, {
      issuer: provider.issuer,
      asksSecondFactor,
    });

  it('of an account is required, as with a password', async () => {
    const { nextCode } = await makeAuthenticator(gateway, customer.member);
    const { browser } = await passProvider(gateway, customer);
    expect((await browser.finish()).error).toMatch(/^SECOND_FACTOR: /);
    expect((await browser.finish('000000')).error).toMatch(/^BAD_USER_INPUT: /);
    expect((await browser.finish(await nextCode())).token).toBeDefined();
  });

  it('of an account can be its own passkey, but not one of another account', async () => {
    const { passkey } = await makePasskey(gateway, customer.member);
    const { passkey: other } = await makePasskey(gateway, customer.company);
    const { browser } = await passProvider(gateway, customer);
    expect((await browser.finish()).error).toMatch(/^SECOND_FACTOR: /);
    const foreign = await browser.finish(undefined, await signForSignIn(gateway, other));
    expect(foreign.error).toMatch(/^BAD_USER_INPUT: This passkey was not accepted/);
    const own = await browser.finish(undefined, await signForSignIn(gateway, passkey));
    expect(own.token).toBeDefined();
  });

  it('required by the company has to be set up, unless the provider asks for one', async () => {
    await requireFactor();
    expect(
      await findViewer(gateway, (await signInThroughProvider(gateway, customer)).token),
    ).toMatchObject({ lacksSecondFactor: true });
    await setProvider(true);
    expect(
      await findViewer(gateway, (await signInThroughProvider(gateway, customer)).token),
    ).toMatchObject({ lacksSecondFactor: false });
  });

  it('of an account with a passkey is still required for sensitive work', async () => {
    const { id } = await makePasskey(gateway, customer.member);
    await setProvider(true);
    const { token } = await signInThroughProvider(gateway, customer);
    const { errors } = await gateway.graphql(
      token!,
      'mutation ($id: UUID!) { removePasskey(id: $id) { __typename } }',
      { id },
    );
    expect(errors?.[0]?.extensions.code).toBe('STEP_UP');
  });

  it('of an account with an app is still required for sensitive work', async () => {
    const { nextCode } = await makeAuthenticator(gateway, customer.member);
    await setProvider(true);
    const { token } = await signInThroughProvider(gateway, customer);
    const remove = () =>
      gateway.graphql(token!, 'mutation { removeAuthenticator { authenticatorSince } }');
    expect((await remove()).errors?.[0]?.extensions.code).toBe('STEP_UP');
    await gateway.graphql(
      token!,
      'mutation ($code: String!) { confirmIdentity(input: { code: $code }) { provedAt } }',
      { code: await nextCode() },
    );
    expect((await remove()).errors).toBeUndefined();
  });
});

describe('a company that requires its provider', () => {
  const required =
    "Your company requires signing in through its identity provider: please use 'Sign in with your company'";
  const byPassword = (email: string, password: string, companyId?: string) =>
    gateway.graphql(
      null,
      'mutation ($input: SignInCompanyInput!) { signInCompany(input: $input) { token } }',
      { input: { email, password, companyId } },
    );
  /** Gives a member the password of the owner. */
  const givePassword = async (email: string) =>
    gateway.app.owner.query('UPDATE account SET password_hash = $2 WHERE email = $1', [
      email,
      await gateway.app.passwords.hash(customer.company.password),
    ]);
  beforeEach(async () => {
    const { company, domain } = customer;
    await moveTo(gateway.app, company.email, `owner@${domain}`);
    provider.claims = { sub: 'owner', email: `owner@${domain}` };
    await signInThroughProvider(gateway, customer);
    const { data } = await updateIdentityProvider(gateway, company.token, {
      issuer: provider.issuer,
      isRequired: true,
    });
    expect(data.updateIdentityProvider.isRequired).toBe(true);
    provider.claims = { sub: 'person-1', email: customer.member.email };
    await givePassword(customer.member.email);
  });

  it('refuses members by password, also over REST, and accepts them through the provider', async () => {
    const { email } = customer.member;
    const { password } = customer.company;
    const { errors } = await byPassword(email, password);
    expect([errors?.[0]?.extensions.code, errors?.[0]?.message]).toEqual(['FORBIDDEN', required]);
    const answer = await gateway.rest(null, 'POST /company/login', { email, password });
    expect([answer.status, answer.body]).toEqual([403, { success: false, message: required }]);
    expect((await signInThroughProvider(gateway, customer)).token).toBeDefined();
  });

  it('refuses members by passkey', async () => {
    const { passkey } = await makePasskey(gateway, customer.member);
    const { errors } = await gateway.graphql(
      null,
      'mutation ($input: SignInWithPasskeyInput!) { signInWithPasskey(input: $input) { token } }',
      { input: { passkey: await signForSignIn(gateway, passkey) } },
    );
    expect(errors?.[0]?.message).toBe(required);
  });

  it('signs in a new member through the provider after an invitation was accepted', async () => {
    const email = `new@${customer.domain}`;
    const { token } = await makeMemberInvitation(gateway.app, customer.company, { email });
    const { data } = await gateway.graphql(
      null,
      'mutation ($input: AcceptInvitationInput!) { acceptInvitation(input: $input) { session { token } } }',
      { input: { token, password: 'quite a long one' } },
    );
    expect(data.acceptInvitation.session).toBeNull();
    provider.claims = { sub: 'person-2', email };
    expect((await signInThroughProvider(gateway, customer, email)).token).toEqual(
      expect.any(String),
    );
  });

  it('accepts owners by password', async () => {
    const { company, domain } = customer;
    const { data } = await byPassword(`owner@${domain}`, company.password);
    expect(data.signInCompany.token).toEqual(expect.any(String));
  });

  it('does not affect members of other companies', async () => {
    const other = await makeCompany(gateway.app);
    const member = await makeMemberAt(gateway, other, `bob@${customer.domain}`, Role.AUDITOR);
    await givePassword(member.email);
    const { data } = await byPassword(member.email, customer.company.password);
    expect(data.signInCompany.token).toEqual(expect.any(String));
  });
});
