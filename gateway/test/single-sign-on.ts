import { randomUUID } from 'node:crypto';
import type { MemberRole } from '../src/access/role.js';
import { Role } from '../src/access/role.js';
import { type MadeCompany, type MadeMember, makeCompany, makeMember } from './factories.js';
import { proveMailDomain } from './mail-domains.js';
import type { TestGateway } from './run-document.js';

type Gateway = Pick<TestGateway, 'app' | 'graphql' | 'server'>;

/** A company that signs in through an identity provider, with a proven domain and a member of it. */
export interface CompanyWithProvider {
  company: MadeCompany;
  domain: string;
  member: MadeMember;
}

/** The client that every provider of tests knows. */
export const testClient = { clientId: 'visioncloud', clientSecret: 'a secret of the provider' };

/** Stores the provider of a company by mutation. */
export const updateIdentityProvider = (
  { graphql }: Pick<Gateway, 'graphql'>,
  token: string,
  input: Record<string, unknown>,
) =>
  graphql(
    token,
    `
      mutation ($input: UpdateIdentityProviderInput!) {
        updateIdentityProvider(input: $input) {
          redirectUri
          isRequired
          identityProvider {
            issuer
            clientId
            isEnabled
            asksSecondFactor
            vouchesForAddresses
            changedAt
          }
        }
      }
    `,
    {
      input: {
        ...testClient,
        isEnabled: true,
        isRequired: false,
        asksSecondFactor: false,
        ...input,
      },
    },
  );

/** Makes a company whose members can sign in through the provider with this issuer. */
export async function makeCompanyWithProvider(
  gateway: Gateway,
  issuer: string,
  given: Record<string, unknown> = {},
): Promise<CompanyWithProvider> {
  const company = await makeCompany(gateway.app);
  const domain = `d${randomUUID().slice(0, 8)}.example`;
  await proveMailDomain(gateway, company, domain);
  const { errors } = await updateIdentityProvider(gateway, company.token, { issuer, ...given });
  if (errors) throw new Error(errors[0]?.message);
  return { company, domain, member: await makeMemberAt(gateway, company, `mia@${domain}`) };
}

/** Makes a member with an address. */
export async function makeMemberAt(
  { app }: Pick<Gateway, 'app'>,
  company: MadeCompany,
  email: string,
  role: MemberRole = Role.VIEWER,
): Promise<MadeMember> {
  const member = await makeMember(app, company, role);
  await moveTo(app, member.email, email);
  return { ...member, email };
}

/** Gives an account another address. */
export async function moveTo(
  { owner }: Pick<Gateway['app'], 'owner'>,
  from: string,
  to: string,
): Promise<void> {
  await owner.query('UPDATE account SET email = $2 WHERE email = $1', [from, to]);
}

/** Start of the error of a sign-in that the identity provider did not complete. */
export const cannotSignIn = "FORBIDDEN: Your company's identity provider could not sign you in. ";

/** Finds who is signed in; undefined without a valid token. */
export async function findViewer({ graphql }: Pick<Gateway, 'graphql'>, token: string | undefined) {
  const { data } = await graphql(
    token ?? null,
    '{ viewer { email lacksSecondFactor company { id } } }',
  );
  return data?.viewer;
}

/** One browser: it keeps the cookie that the gateway gives it. */
export class SignInBrowser {
  cookie = '';

  constructor(private readonly gateway: Pick<TestGateway, 'server'>) {}

  /** Begins a sign-in. @returns the address at the provider, or the errors. */
  async start(email: string) {
    const { data, errors } = await this.send(
      'mutation ($input: StartSingleSignOnInput!) { startSingleSignOn(input: $input) { url } }',
      { email },
    );
    return { url: data ? new URL(data.startSingleSignOn.url) : undefined, errors };
  }

  /** Is sent back by the provider. @returns where the gateway sends it. */
  async callBack(parameters: Record<string, string>): Promise<string> {
    const answer = await this.gateway.server.inject({
      method: 'GET',
      url: `/api/sign-in/oidc/callback?${new URLSearchParams(parameters).toString()}`,
      headers: { cookie: this.cookie },
    });
    return `${answer.statusCode} ${answer.headers.location}`;
  }

  /** Asks for the session. */
  async finish(code?: string, passkey?: object) {
    const { data, errors } = await this.send(
      'mutation ($input: FinishSingleSignOnInput!) { finishSingleSignOn(input: $input) { token company { id } } }',
      { code, passkey },
    );
    return {
      token: data?.finishSingleSignOn.token,
      error: errors?.[0] && `${errors[0].extensions.code}: ${errors[0].message}`,
    };
  }

  private async send(query: string, input: Record<string, unknown>) {
    const answer = await this.gateway.server.inject({
      method: 'POST',
      url: '/graphql',
      headers: { cookie: this.cookie },
      payload: { query, variables: { input } },
    });
    const [given] = [answer.headers['set-cookie']].flat();
    if (given) this.cookie = given.split(';')[0]!;
    return answer.json<{
      data: { startSingleSignOn: { url: string }; finishSingleSignOn: { token: string } } | null;
      errors?: { message: string; extensions: { code: string } }[];
    }>();
  }
}
