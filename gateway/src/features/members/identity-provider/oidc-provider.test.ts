import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useTestGateway } from '../../../../test/hooks.js';
import { OidcProvider } from '../../../../test/oidc-provider.js';
import {
  type CompanyWithProvider,
  makeCompanyWithProvider,
  SignInBrowser,
} from '../../../../test/single-sign-on.js';

const gateway = useTestGateway();
let provider: OidcProvider;
let customer: CompanyWithProvider;
beforeAll(async () => {
  provider = await OidcProvider.start(`${gateway.app.publicUrl}/api/sign-in/oidc/callback`);
  customer = await makeCompanyWithProvider(gateway, provider.issuer);
});
afterAll(() => provider.close());

async function signIn() {
  const browser = new SignInBrowser(gateway);
  const { url } = await browser.start(customer.member.email);
  await browser.callBack(await provider.visit(url!));
  return browser.finish();
}

describe('a certified OpenID Connect provider', () => {
  it('passes the test of its configuration and keys', async () => {
    const { data } = await gateway.graphql(
      customer.company.token,
      'mutation { testIdentityProvider { problem } }',
    );
    expect(data).toEqual({ testIdentityProvider: { problem: null } });
  });

  it('signs a member in with code, PKCE and the address from its UserInfo endpoint', async () => {
    provider.person = { email: customer.member.email, email_verified: true };
    const { token } = await signIn();
    const { data } = await gateway.graphql(token!, '{ viewer { email } }');
    expect(data.viewer.email).toBe(customer.member.email);
  });

  it('cannot sign in a member whose address it has not verified', async () => {
    provider.person = { email: `new@${customer.domain}`, email_verified: false };
    expect(await signIn()).toEqual({
      token: undefined,
      error:
        'FORBIDDEN: Your identity provider does not say that it has verified your address: the claim email_verified is not true',
    });
  });
});
