import { describe, expect, it } from 'vitest';
import {
  signedWithSecret,
  signInThroughProvider,
  useForgedProvider,
  withOtherClaims,
  withoutSignature,
} from '../../../../test/forged-provider.js';
import { useTestGateway } from '../../../../test/hooks.js';
import {
  cannotSignIn,
  SignInBrowser,
  updateIdentityProvider,
} from '../../../../test/single-sign-on.js';

const gateway = useTestGateway();
const { provider, customer } = useForgedProvider(gateway);

describe('an ID token', () => {
  const notVerified =
    'Your identity provider does not say that it has verified your address: the claim email_verified';
  const minutesAgo = (minutes: number) => Math.floor(Date.now() / 1000) - minutes * 60;
  it.each([
    [
      'has expired more than five minutes ago',
      { exp: minutesAgo(6) },
      'Its ID token has expired, or its clock is more than five minutes off: the claim exp is not as expected',
    ],
    [
      'is valid only in more than five minutes',
      { nbf: minutesAgo(-6) },
      'Its ID token has expired, or its clock is more than five minutes off: the claim nbf is not as expected',
    ],
    [
      'is for another client',
      { aud: 'other' },
      'Its ID token was made for another sign-in or client: the claim aud is not as expected',
    ],
    [
      'is of another issuer',
      { iss: 'https://other.example' },
      'Its ID token was made for another sign-in or client: the claim iss is not as expected',
    ],
    [
      'has another nonce',
      { nonce: 'another' },
      'Its ID token was made for another sign-in or client: the claim nonce is not as expected',
    ],
    ['has no nonce', { nonce: undefined }, 'Its answer is not valid: the claim nonce is missing'],
    ['has no end', { exp: undefined }, 'Its answer is not valid: the claim exp is missing'],
    [
      'says that the address is not verified',
      { email_verified: false },
      `${notVerified} is not true`,
    ],
    [
      'says so beside a verified domain',
      { email_verified: false, xms_edov: true },
      `${notVerified} is not true`,
    ],
    [
      'says nothing about the verification of the address',
      { email_verified: undefined },
      `${notVerified} is missing`,
    ],
    [
      'says that the domain is not verified',
      { email_verified: undefined, xms_edov: false },
      `${notVerified} is missing`,
    ],
    ['says so in a text', { email_verified: 'true' }, `${notVerified} is not true`],
    [
      'has an empty address',
      { email: '' },
      'Your identity provider sends no address: the claim email is missing',
    ],
  ])('is refused if it %s', async (_, claims, reason) => {
    Object.assign(provider.claims, claims);
    const { token, error } = await signInThroughProvider(gateway, customer);
    expect(token).toBeUndefined();
    expect(error).toMatch(new RegExp(`^FORBIDDEN: .*${reason}$`));
  });

  it.each<[string, Record<string, unknown>]>([
    [
      'comes from a clock that is almost five minutes ahead',
      { nbf: minutesAgo(-4), iat: minutesAgo(-4) },
    ],
    ['has expired almost five minutes ago', { exp: minutesAgo(4) }],
    ...[true, 1, '1', 'true'].map((given): [string, Record<string, unknown>] => [
      `is of Microsoft Entra ID, with the verified domain ${JSON.stringify(given)}`,
      { email_verified: undefined, xms_edov: given },
    ]),
  ])('signs the member in if it %s', async (_, claims) => {
    Object.assign(provider.claims, claims);
    const { token, error } = await signInThroughProvider(gateway, customer);
    expect([typeof token, error]).toEqual(['string', undefined]);
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
    expect(error).toContain(cannotSignIn);
  });
});

describe('an ID token of a provider that is trusted with addresses', () => {
  const vouchForAddresses = async () => {
    const { errors } = await updateIdentityProvider(gateway, customer.company.token, {
      issuer: provider.issuer,
      vouchesForAddresses: true,
    });
    expect(errors).toBeUndefined();
  };

  it('signs the member in if it says nothing about the verification of the address', async () => {
    await vouchForAddresses();
    Object.assign(provider.claims, { email_verified: undefined });
    const { token, error } = await signInThroughProvider(gateway, customer);
    expect([typeof token, error]).toEqual(['string', undefined]);
  });

  it.each([
    ['the address is not verified', { email_verified: false }],
    ['the domain is not verified', { email_verified: undefined, xms_edov: false }],
  ])('is refused if it says that %s', async (_, claims) => {
    await vouchForAddresses();
    Object.assign(provider.claims, claims);
    const { token, error } = await signInThroughProvider(gateway, customer);
    expect(token).toBeUndefined();
    expect(error).toContain('does not say that it has verified your address');
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

  it('is refused if its response is nested too deeply to be parsed', async () => {
    provider.answers[configuration] = (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(`{"issuer":${'['.repeat(100_000)}${']'.repeat(100_000)}}`);
    };
    expect(await startError()).toBe(
      `${cannotStart}Its answer is nested too deeply: at most 32 levels`,
    );
  });

  it('is reported if it is down at the start or at the callback', async () => {
    const hangUp = (response: { destroy(): unknown }) => void response.destroy();
    provider.answers['/token'] = hangUp;
    expect((await signInThroughProvider(gateway, customer)).error).toBe(
      `${cannotSignIn}The server closed the connection (ECONNRESET)`,
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
      `${cannotSignIn}It refused the client id or the client secret`,
    );
    answer(200, 'text/html', '<h1>Proxy</h1>');
    expect((await signInThroughProvider(gateway, customer)).error).toBe(
      `${cannotSignIn}It did not answer with JSON`,
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
      `${cannotSignIn}The address is not public`,
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
