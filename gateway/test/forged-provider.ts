import { createHmac } from 'node:crypto';
import { type CryptoKey, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { deferred } from './hooks.js';
import { HttpsReceiver, type ReceivedRequest } from './https-receiver.js';
import type { TestGateway } from './run-document.js';
import {
  type CompanyWithProvider,
  makeCompanyWithProvider,
  SignInBrowser,
  testClient,
} from './single-sign-on.js';

/** An identity provider that says whatever a test wants. */
export class ForgedProvider {
  /** Claims of the next ID tokens, over those of an honest provider. */
  claims: Record<string, unknown> = {};
  /** Values of its configuration, over the usual ones. */
  configuration: Record<string, unknown> = {};
  /** Changes the next ID tokens after they are signed. */
  tamper: (token: string) => string = (token) => token;
  /** Answers of paths in place of its own. */
  answers: Partial<Record<string, (response: ServerResponse) => void>> = {};

  private constructor(
    private readonly receiver: HttpsReceiver,
    private readonly key: CryptoKey,
    private readonly jwk: Record<string, unknown>,
  ) {
    receiver.answer = (request, response) => {
      void this.respond(request, response);
    };
  }

  static async start(): Promise<ForgedProvider> {
    const { publicKey, privateKey } = await generateKeyPair('RS256');
    const jwk = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
    return new ForgedProvider(await HttpsReceiver.start(), privateKey, jwk);
  }

  get issuer(): string {
    return this.receiver.urlOf('');
  }

  /** Requests to a path. */
  sentTo(path: string): ReceivedRequest[] {
    return this.receiver.requests.filter((request) => request.path === path);
  }

  /** Becomes honest again. */
  reset(): void {
    this.claims = {};
    this.configuration = {};
    this.tamper = (token) => token;
    this.answers = {};
  }

  close(): Promise<void> {
    return this.receiver.close();
  }

  /** Signs an ID token with the provider's key. */
  sign(claims: JWTPayload): Promise<string> {
    return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(this.key);
  }

  private async respond({ path, body }: ReceivedRequest, response: ServerResponse): Promise<void> {
    const answer = this.answers[path];
    if (answer) return answer(response);
    const content = await this.contentOf(path, body);
    response.writeHead(content ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(content ?? {}));
  }

  private async contentOf(path: string, body: string): Promise<unknown> {
    const { issuer } = this;
    if (path === '/.well-known/openid-configuration')
      return {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        ...this.configuration,
      };
    if (path === '/keys') return { keys: [this.jwk] };
    if (path !== '/token') return undefined;
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      iss: issuer,
      aud: testClient.clientId,
      iat: now,
      exp: now + 60,
      // The tests send the nonce as the code.
      nonce: new URLSearchParams(body).get('code'),
      email_verified: true,
      ...this.claims,
    };
    return {
      access_token: 'unused',
      token_type: 'Bearer',
      id_token: this.tamper(await this.sign(claims)),
    };
  }
}

/** Starts a forged provider for the tests of a file. Before each test it is reset, and names the member of a new company. */
export function useForgedProvider(gateway: TestGateway): {
  provider: ForgedProvider;
  customer: CompanyWithProvider;
} {
  let provider: ForgedProvider | undefined;
  let customer: CompanyWithProvider | undefined;
  beforeAll(async () => {
    provider = await ForgedProvider.start();
  });
  afterAll(() => provider?.close());
  beforeEach(async () => {
    await gateway.app.forgetTries();
    provider!.reset();
    customer = await makeCompanyWithProvider(gateway, provider!.issuer);
    provider!.claims = { sub: 'person-1', email: customer.member.email };
  });
  return { provider: deferred(() => provider), customer: deferred(() => customer) };
}

/** Goes to the forged provider and back, without asking for the session. */
export async function passProvider(
  gateway: Pick<TestGateway, 'server'>,
  { member }: CompanyWithProvider,
  email = member.email,
) {
  const browser = new SignInBrowser(gateway);
  const { url } = await browser.start(email);
  const { state, nonce } = Object.fromEntries(url!.searchParams);
  const callback = { state: state!, code: nonce! };
  await browser.callBack(callback);
  return { browser, callback };
}

/** Signs in through the forged provider, by default with the address of the company's member. */
export async function signInThroughProvider(
  gateway: Pick<TestGateway, 'server'>,
  customer: CompanyWithProvider,
  email?: string,
) {
  const { browser } = await passProvider(gateway, customer, email);
  return browser.finish();
}

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Makes a token that says it needs no signature. */
export function withoutSignature(token: string): string {
  return `${encode({ alg: 'none' })}.${token.split('.')[1]}.`;
}

/** Signs a token with the client secret, which a client that trusts the header would accept. */
export function signedWithSecret(token: string): string {
  const signed = `${encode({ alg: 'HS256' })}.${token.split('.')[1]}`;
  const mac = createHmac('sha256', testClient.clientSecret).update(signed).digest('base64url');
  return `${signed}.${mac}`;
}

/** Changes the claims of a token without signing it again. */
export function withOtherClaims(token: string, claims: Record<string, unknown>): string {
  const [header, body = '', signature] = token.split('.');
  const before = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
  return `${header}.${encode({ ...before, ...claims })}.${signature}`;
}
