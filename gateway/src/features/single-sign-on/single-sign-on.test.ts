import { describe, expect, it } from 'vitest';
import { listAudit } from '../../../test/audit.js';
import {
  passProvider,
  signedWithSecret,
  signInThroughProvider,
  useForgedProvider,
  withOtherClaims,
  withoutSignature,
} from '../../../test/forged-provider.js';
import { useTestGateway } from '../../../test/hooks.js';
import { untilAccountIsDeleted } from '../../../test/members.js';
import {
  findViewer,
  makeCompanyWithProvider,
  makeMemberAt,
  SignInBrowser,
  updateIdentityProvider,
} from '../../../test/single-sign-on.js';
import { startDeletingLoneAccounts } from '../members/delete-lone-account.job.js';

const gateway = useTestGateway();
const { provider, customer } = useForgedProvider(gateway);

const over =
  'UNAUTHENTICATED: This sign-in was not completed in time, or began in another browser: please start again';
const cannot = "FORBIDDEN: Your company's identity provider could not sign you in. ";

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

describe('an ID token', () => {
  const minutesAgo = (minutes: number) => Math.floor(Date.now() / 1000) - minutes * 60;
  it.each([
    ['has expired', { exp: minutesAgo(5) }, 'Its ID token has expired, or its clock is wrong'],
    ['is for another client', { aud: 'other' }, 'Its ID token was made for another sign-in'],
    [
      'is of another issuer',
      { iss: 'https://other.example' },
      'Its ID token was made for another sign-in',
    ],
    ['has another nonce', { nonce: 'another' }, 'Its ID token was made for another sign-in'],
    ['has no nonce', { nonce: undefined }, 'Its answer is not valid'],
    [
      'names no verified address',
      { email_verified: false },
      'Your identity provider does not say that it has verified your address',
    ],
    [
      'says nothing about the verification of the address',
      { email_verified: undefined },
      'Your identity provider does not say that it has verified your address',
    ],
    [
      'says so in a text',
      { email_verified: 'true' },
      'Your identity provider does not say that it has verified your address',
    ],
  ])('is refused if it %s', async (_, claims, reason) => {
    Object.assign(provider.claims, claims);
    const { token, error } = await signInThroughProvider(gateway, customer);
    expect(token).toBeUndefined();
    expect(error).toMatch(new RegExp(`^FORBIDDEN: .*${reason}$`));
  });

  it.each([
    ['says it needs no signature', withoutSignature],
    ['is signed with the client secret', signedWithSecret],
    [
      'was changed after it was signed',
      (token: string) => withOtherClaims(token, { email: 'other@company.example' }),
    ],
    ['is signed with another key', (token: string) => token.replace(/[^.]+$/, 'A'.repeat(342))],
  ])('is refused if it %s', async (_, tamper) => {
    provider.tamper = tamper;
    const { token, error } = await signInThroughProvider(gateway, customer);
    expect(token).toBeUndefined();
    expect(error).toContain(cannot);
  });
});

describe('a person', () => {
  const refused = (reason: string) => ({ token: undefined, error: `FORBIDDEN: ${reason}` });

  it('is refused with an address of a domain that the company has not proven', async () => {
    await makeMemberAt(gateway, customer.company, 'tom@unproven.example');
    provider.claims = { sub: 'tom', email: 'tom@unproven.example' };
    expect(await signInThroughProvider(gateway, customer)).toEqual(
      refused('Your address is of a domain that your company has not proven'),
    );
  });

  it('cannot be authenticated by the provider of another company with the same member', async () => {
    const other = await makeCompanyWithProvider(gateway, provider.issuer);
    await makeMemberAt(gateway, customer.company, `eve@${other.domain}`);
    provider.claims = { sub: 'eve', email: `eve@${other.domain}` };
    expect(await signInThroughProvider(gateway, customer)).toEqual(
      refused('Your address is of a domain that your company has not proven'),
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
        'UPDATE single_sign_on_attempt SET expires_at = now() WHERE company_id = $1',
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
    expect((await browser.finish()).error).toBe(`${cannot}It refused the sign-in`);
  });
});

describe('a provider', () => {
  const configuration = '/.well-known/openid-configuration';
  const startError = async () =>
    (await new SignInBrowser(gateway).start(customer.member.email)).errors?.[0]?.message;
  const cannotStart = "Your company's identity provider cannot be used now. ";

  it('is refused if its response is too large', async () => {
    provider.answers[configuration] = (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(`{"issuer":"${'x'.repeat(600_000)}"}`);
    };
    expect(await startError()).toBe(`${cannotStart}Its answer is too large`);
  });

  it('is reported if it is down at the start or at the callback', async () => {
    const hangUp = (response: { destroy(): unknown }) => void response.destroy();
    provider.answers['/token'] = hangUp;
    expect((await signInThroughProvider(gateway, customer)).error).toBe(
      `${cannot}The server closed the connection (ECONNRESET)`,
    );
    provider.answers[configuration] = hangUp;
    expect(await startError()).toBe(`${cannotStart}The server closed the connection (ECONNRESET)`);
  });

  it('is reported if it responds with an error or without JSON, and its response is not shown', async () => {
    const answer = (status: number, type: string, body: string) => {
      provider.answers['/token'] = (response) => {
        response.writeHead(status, { 'content-type': type }).end(body);
      };
    };
    answer(401, 'application/json', '{"error":"invalid_client","error_description":"<b>"}');
    expect((await signInThroughProvider(gateway, customer)).error).toBe(
      `${cannot}It refused the client id or the client secret`,
    );
    answer(200, 'text/html', '<h1>Proxy</h1>');
    expect((await signInThroughProvider(gateway, customer)).error).toBe(
      `${cannot}It did not answer with JSON`,
    );
  });

  it('cannot make the gateway call an address that is not public', async () => {
    provider.answers[configuration] = (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const address = 'https://10.0.0.1/token';
      response.end(
        JSON.stringify({
          issuer: provider.issuer,
          authorization_endpoint: `${provider.issuer}/authorize`,
          token_endpoint: address,
          jwks_uri: address,
        }),
      );
    };
    expect((await signInThroughProvider(gateway, customer)).error).toBe(
      `${cannot}The address is not public`,
    );
  });

  it('is not called for an address with an unproven domain, or while it is turned off', async () => {
    const none = 'No company signs in through an identity provider with this address';
    const countBefore = provider.sentTo(configuration).length;
    const errorFor = async (email: string) =>
      (await new SignInBrowser(gateway).start(email)).errors?.[0]?.message;
    expect(await errorFor('ana@unproven.example')).toBe(none);
    expect(await errorFor(`ana@sub.${customer.domain}`)).toBe(none);
    await updateIdentityProvider(gateway, customer.company.token, {
      issuer: provider.issuer,
      isEnabled: false,
    });
    expect(await errorFor(customer.member.email)).toBe(none);
    expect(provider.sentTo(configuration)).toHaveLength(countBefore);
  });
});
