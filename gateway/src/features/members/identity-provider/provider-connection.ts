import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretBasic,
  ClientSecretPost,
  clockTolerance,
  Configuration,
  customFetch,
  type CustomFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
} from 'openid-client';
import { findJsonProblem } from '../../../http/json-limits.js';
import type { OutboundClient } from '../../../http/outbound-client.js';
import { readProvidedName } from '../team/member-name.js';
import type { IdentityProvider } from './identity-provider.entity.js';
import { describeFailure, ProviderFailure } from './provider-failure.js';

/** Address and credentials for an identity provider. */
export interface ProviderAccess {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** Secrets that bind a response of the provider to one sign-in. */
export interface AttemptSecrets {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** A person whom the provider has authenticated. */
export interface ProvenPerson {
  issuer: string;
  subject: string;
  /** The address that the provider has verified, in lower case, or what its claims lack. */
  email: { verified: string } | { problem: string };
  /** Null if the provider sends none. */
  name: string | null;
}

/** Key sets of large providers have some tens of kilobytes. */
const maxAnswerBytes = 512 * 1024;
const scope = 'openid email';
/** Brings the name. Requested only of providers that say they know it, because others may refuse the sign-in. */
const scopeOfNames = 'profile';
/** Clocks of providers in their customers' own hands are often minutes off. A nonce and a code that work once bind a token to its sign-in. */
const maxClockDifferenceSeconds = 300;

/**
 * Reads the configuration of an identity provider.
 * @throws ProviderFailure with the reason in words.
 */
export async function connectProvider(
  outbound: OutboundClient,
  { issuer, clientId, clientSecret }: ProviderAccess,
): Promise<Configuration> {
  return mapFailures(async () => {
    const found = await discovery(new URL(issuer), clientId, undefined, undefined, {
      [customFetch]: fetchThrough(outbound),
    });
    const server = found.serverMetadata();
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const authenticate = methods.includes('client_secret_basic')
      ? ClientSecretBasic(clientSecret)
      : ClientSecretPost(clientSecret);
    const metadata = { [clockTolerance]: maxClockDifferenceSeconds };
    const connection = new Configuration(server, clientId, metadata, authenticate);
    connection[customFetch] = fetchThrough(outbound);
    // By default the library trusts TLS and does not verify the signature of the ID token.
    enableNonRepudiationChecks(connection);
    return connection;
  });
}

/** Asserts that the provider publishes signing keys. @throws ProviderFailure */
export async function assertSigningKeys(
  outbound: OutboundClient,
  connection: Configuration,
): Promise<void> {
  const { authorization_endpoint, token_endpoint, jwks_uri } = connection.serverMetadata();
  if (!authorization_endpoint || !token_endpoint || !jwks_uri)
    throw new ProviderFailure('Its configuration does not name all addresses that are needed');
  await mapFailures(async () => {
    const answer = await fetchThrough(outbound)(jwks_uri, {
      method: 'GET',
      headers: { accept: 'application/json' },
      body: undefined,
      redirect: 'manual',
    });
    const { keys } = (await answer.json()) as { keys?: unknown };
    if (!Array.isArray(keys) || keys.length === 0)
      throw new ProviderFailure('It publishes no keys to verify sign-ins with');
  });
}

/** Makes the address of the provider's sign-in page. */
export async function makeSignInUrl(
  connection: Configuration,
  redirectUri: string,
  { state, nonce, codeVerifier }: AttemptSecrets,
  email: string,
): Promise<string> {
  return buildAuthorizationUrl(connection, {
    redirect_uri: redirectUri,
    scope: connection.serverMetadata().scopes_supported?.includes(scopeOfNames)
      ? `${scope} ${scopeOfNames}`
      : scope,
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    login_hint: email,
  }).href;
}

/**
 * Redeems the code with which the provider sent the browser back, and verifies the ID token: signature, issuer, audience, times, nonce.
 * @param callback the address to which the browser was sent.
 * @throws ProviderFailure with the reason in words.
 */
export async function redeemCode(
  connection: Configuration,
  callback: URL,
  { state, nonce, codeVerifier }: AttemptSecrets,
  provider: Pick<IdentityProvider, 'vouchesForAddresses'>,
): Promise<ProvenPerson> {
  return mapFailures(async () => {
    const tokens = await authorizationCodeGrant(connection, callback, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: codeVerifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw new ProviderFailure('It sent no ID token');
    const { iss: issuer, sub: subject } = claims;
    // Many providers return the address from this endpoint only, as the specification allows.
    const profile =
      claims['email'] === undefined && connection.serverMetadata().userinfo_endpoint
        ? await fetchUserInfo(connection, tokens.access_token, subject)
        : claims;
    return {
      issuer,
      subject,
      email: readEmail(profile, provider),
      name: readProvidedName(claims['name'] ?? profile['name']),
    };
  });
}

/** Forms in which Microsoft Entra ID says that the owner of an address' domain is verified. */
const verifiedDomain = new Set<unknown>([true, 1, '1', 'true']);

/**
 * Reads the verified address from claims. Microsoft Entra ID never sends `email_verified`, and optionally `xms_edov`, which counts only in its
 * absence. Where the provider says nothing, the owner's word for it counts.
 */
function readEmail(
  claims: Readonly<Record<string, unknown>>,
  { vouchesForAddresses }: Pick<IdentityProvider, 'vouchesForAddresses'>,
): ProvenPerson['email'] {
  const { email, email_verified: stated, xms_edov: domainOwner } = claims;
  if (typeof email !== 'string' || email.trim() === '')
    return { problem: 'Your identity provider sends no address: the claim email is missing' };
  const isStated = stated !== undefined && stated !== null;
  const isTrusted =
    domainOwner === undefined ? vouchesForAddresses : verifiedDomain.has(domainOwner);
  if (isStated ? stated === true : isTrusted) return { verified: email.trim().toLowerCase() };
  const state = isStated ? 'is not true' : 'is missing';
  return {
    problem: `Your identity provider does not say that it has verified your address: the claim email_verified ${state}`,
  };
}

function fetchThrough(outbound: OutboundClient): CustomFetch {
  return async (url, { method, headers, body }) => {
    const answer = await outbound.send(url, {
      method: method === 'POST' ? 'POST' : 'GET',
      headers,
      maxAnswerBytes,
      ...(body instanceof URLSearchParams || typeof body === 'string'
        ? { body: String(body) }
        : {}),
    });
    if (answer.isCut) throw new ProviderFailure('Its answer is too large');
    const problem = findJsonProblem(answer.body);
    if (problem) throw new ProviderFailure(`Its answer is ${problem}`);
    const type = answer.headers['content-type'];
    return new Response(answer.body.length > 0 ? new Uint8Array(answer.body) : null, {
      status: answer.status,
      headers: type === undefined ? {} : { 'content-type': type },
    });
  };
}

async function mapFailures<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw describeFailure(error);
  }
}
