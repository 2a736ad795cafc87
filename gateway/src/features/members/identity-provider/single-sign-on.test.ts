import { describe, expect, it } from 'vitest';
import { past } from '../../../../test/database.js';
import { listAudit } from '../../../../test/audit.js';
import {
  passProvider,
  signInThroughProvider,
  useForgedProvider,
} from '../../../../test/forged-provider.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { countKnownNetworks } from '../../../../test/known-networks.js';
import { untilAccountIsDeleted } from '../../../../test/members.js';
import {
  cannotSignIn,
  findViewer,
  makeCompanyWithProvider,
  makeMemberAt,
  SignInBrowser,
  updateIdentityProvider,
} from '../../../../test/single-sign-on.js';
import { startDeletingLoneAccounts } from '../team/delete-lone-account.job.js';

const gateway = useTestGateway();
const { provider, customer } = useForgedProvider(gateway);

const over =
  'UNAUTHENTICATED: This sign-in was not completed in time, or began in another browser: please start again';

describe('a sign-in through an identity provider', () => {
  it('starts a session of the member with the verified address, and redirects to a page without the code', async () => {
    const browser = new SignInBrowser(gateway);
    const { url } = await browser.start(customer.member.email);
    expect(url!.origin + url!.pathname).toBe(`${provider.issuer}/authorize`);
    const { state, nonce, ...rest } = Object.fromEntries(url!.searchParams);
    expect(rest).toEqual({
      client_id: 'visioncloud',
      redirect_uri: 'https://app.visioncloud.example/api/sign-in/oidc/callback',
      response_type: 'code',
      scope: 'openid email',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      login_hint: customer.member.email,
    });
    expect(await browser.callBack({ state: state!, code: nonce! })).toBe(
      '303 https://app.visioncloud.example/single-sign-on',
    );
    const { token } = await browser.finish();
    expect(await findViewer(gateway, token)).toEqual({
      email: customer.member.email,
      lacksSecondFactor: false,
      company: { id: customer.company.company.id },
    });
    const audited = await listAudit(gateway.app, customer.company);
    expect(audited).toContainEqual(
      expect.objectContaining({
        action: 'SIGNED_IN',
        actor: customer.member.email,
        detail: 'single sign-on',
      }),
    );
  });

  it('asks for the name of providers that know the scope, and gives it to a member who has none', async () => {
    provider.configuration = { scopes_supported: ['openid', 'email', 'profile'] };
    const { url } = await new SignInBrowser(gateway).start(customer.member.email);
    expect(url!.searchParams.get('scope')).toBe('openid email profile');
    provider.claims['name'] = 'Mia Lim';
    const readName = async () => {
      const { token } = await signInThroughProvider(gateway, customer);
      return (await gateway.graphql(token!, '{ viewer { name } }')).data.viewer.name;
    };
    expect(await readName()).toBe('Mia Lim');
    provider.claims['name'] = 'Somebody Else';
    expect(await readName()).toBe('Mia Lim');
  });

  it('ignores a name that is none', async () => {
    provider.claims['name'] = { first: 'Mia' };
    const { token } = await signInThroughProvider(gateway, customer);
    const { data } = await gateway.graphql(token!, '{ viewer { name } }');
    expect(data.viewer.name).toBeNull();
  });

  it('makes the network known to the account and the company', async () => {
    await signInThroughProvider(gateway, customer);
    const subjects = [customer.member.email, customer.company.company.id];
    expect(await countKnownNetworks(gateway, subjects)).toEqual([1, 1]);
  });

  it('sets a cookie that is not available to scripts, other sites and http', async () => {
    const { headers } = await gateway.server.inject({
      method: 'POST',
      url: '/graphql',
      payload: {
        query: `mutation { startSingleSignOn(input: { email: "${customer.member.email}" }) { url } }`,
      },
    });
    expect(headers['set-cookie']).toMatch(
      /^__Host-single-sign-on=vsa_[\w-]+; Path=\/; Max-Age=900; HttpOnly; SameSite=Lax; Secure$/,
    );
  });

  it('identifies the person by issuer and subject afterwards, even with another address', async () => {
    await signInThroughProvider(gateway, customer);
    provider.claims = { sub: 'person-1', email: 'new@elsewhere.example', email_verified: false };
    expect(
      await findViewer(gateway, (await signInThroughProvider(gateway, customer)).token),
    ).toMatchObject({
      email: customer.member.email,
    });
  });

  it('sends the client secret and the PKCE verifier to the provider', async () => {
    await signInThroughProvider(gateway, customer);
    const { headers, body } = provider.sentTo('/token').at(-1)!;
    expect(Buffer.from(headers.authorization!.slice('Basic '.length), 'base64').toString()).toBe(
      'visioncloud:a+secret+of+the+provider',
    );
    expect(new URLSearchParams(body).get('code_verifier')).toMatch(/^[\w-]{43}$/);
  });
});

describe('a person', () => {
  const refused = (reason: string) => ({ token: undefined, error: `FORBIDDEN: ${reason}` });

  it('is refused with an address of a domain that the company has not proven', async () => {
    await makeMemberAt(gateway, customer.company, 'tom@unproven.example');
    provider.claims = { sub: 'tom', email: 'tom@unproven.example' };
    expect(await signInThroughProvider(gateway, customer)).toEqual(
      refused('Your company has not verified the domain of your address'),
    );
  });

  it('cannot be authenticated by the provider of another company with the same member', async () => {
    const other = await makeCompanyWithProvider(gateway, provider.issuer);
    await makeMemberAt(gateway, customer.company, `eve@${other.domain}`);
    provider.claims = { sub: 'eve', email: `eve@${other.domain}` };
    expect(await signInThroughProvider(gateway, customer)).toEqual(
      refused('Your company has not verified the domain of your address'),
    );
  });

  it('is refused without a membership, and does not become a member', async () => {
    provider.claims = { sub: 'new', email: `new@${customer.domain}` };
    expect(await signInThroughProvider(gateway, customer)).toEqual(
      refused('Your address is no member of the company yet: please ask an owner to invite you'),
    );
    const { data } = await gateway.graphql(customer.company.token, '{ members { email } }');
    expect(data.members).toHaveLength(2);
  });

  it('is refused with another subject and an address that is already linked', async () => {
    await signInThroughProvider(gateway, customer);
    provider.claims = { sub: 'person-2', email: customer.member.email };
    expect(await signInThroughProvider(gateway, customer)).toEqual(
      refused(
        'Your address belongs to another person of the identity provider: please ask an owner to remove and invite you again',
      ),
    );
  });

  it('can sign in with another subject after the member was removed and invited again', async () => {
    await startDeletingLoneAccounts(gateway.app);
    await signInThroughProvider(gateway, customer);
    const { data } = await gateway.graphql(customer.company.token, '{ members { id email } }');
    const { id } = data.members.find(
      ({ email }: { email: string }) => email === customer.member.email,
    );
    await gateway.graphql(
      customer.company.token,
      'mutation ($id: UUID!) { removeMember(id: $id) { __typename } }',
      { id },
    );
    await untilAccountIsDeleted(gateway.app, customer.member.email);
    await makeMemberAt(gateway, customer.company, customer.member.email);
    provider.claims = { sub: 'person-2', email: customer.member.email };
    expect((await signInThroughProvider(gateway, customer)).token).toEqual(expect.any(String));
  });

  it('is audited when refused', async () => {
    provider.claims = { sub: 'new', email: `new@${customer.domain}` };
    await signInThroughProvider(gateway, customer);
    await expect
      .poll(() => listAudit(gateway.app, customer.company))
      .toContainEqual(expect.objectContaining({ action: 'SIGN_IN_REFUSED' }));
  });
});

describe('an attempt', () => {
  it('allows one callback and one session', async () => {
    const { browser, callback } = await passProvider(gateway, customer);
    const redeemed = provider.sentTo('/token').length;
    await browser.callBack(callback);
    expect(provider.sentTo('/token')).toHaveLength(redeemed);
    const { cookie } = browser;
    expect((await browser.finish()).token).toBeDefined();
    browser.cookie = cookie;
    expect(await browser.finish()).toEqual({ token: undefined, error: over });
    await browser.callBack(callback);
    expect((await browser.finish()).error).toBe(over);
  });

  it('starts one session for two concurrent requests', async () => {
    const { browser } = await passProvider(gateway, customer);
    const both = await Promise.all([browser.finish(), browser.finish()]);
    expect(both.map(({ error }) => error).filter((error) => error !== undefined)).toEqual([over]);
  });

  it('can only be finished in the browser that began it', async () => {
    const victim = new SignInBrowser(gateway);
    const attacker = new SignInBrowser(gateway);
    const { url } = await attacker.start(customer.member.email);
    const { state, nonce } = Object.fromEntries(url!.searchParams);
    await victim.callBack({ state: state!, code: nonce! });
    expect((await victim.finish()).error).toBe(over);
    await victim.start(customer.member.email);
    await victim.callBack({ state: state!, code: nonce! });
    expect((await victim.finish()).error).toBe(over);
  });

  it('is not affected by a callback with another state', async () => {
    const browser = new SignInBrowser(gateway);
    const { url } = await browser.start(customer.member.email);
    const { state, nonce } = Object.fromEntries(url!.searchParams);
    await browser.callBack({ state: 'another', code: nonce! });
    await browser.callBack({ state: state!, code: nonce! });
    expect((await browser.finish()).token).toBeDefined();
  });

  it.each(['before the callback', 'before the session'])('expires %s', async (when) => {
    const browser = new SignInBrowser(gateway);
    const { url } = await browser.start(customer.member.email);
    const { state, nonce } = Object.fromEntries(url!.searchParams);
    const expire = () =>
      gateway.app.owner.query(
        `UPDATE single_sign_on_attempt SET expires_at = ${past} WHERE company_id = $1`,
        [customer.company.company.id],
      );
    if (when === 'before the callback') await expire();
    await browser.callBack({ state: state!, code: nonce! });
    await expire();
    expect((await browser.finish()).error).toBe(over);
  });

  it('ends when the company changes its provider', async () => {
    const { browser } = await passProvider(gateway, customer);
    await updateIdentityProvider(gateway, customer.company.token, { issuer: provider.issuer });
    expect((await browser.finish()).error).toBe(over);
  });

  it('reports that the provider refused the sign-in', async () => {
    const browser = new SignInBrowser(gateway);
    const { url } = await browser.start(customer.member.email);
    await browser.callBack({ state: url!.searchParams.get('state')!, error: 'access_denied' });
    expect((await browser.finish()).error).toBe(`${cannotSignIn}It refused the sign-in`);
  });
});
