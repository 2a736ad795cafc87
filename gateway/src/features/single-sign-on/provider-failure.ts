import { AuthorizationResponseError, ResponseBodyError } from 'openid-client';
import { OutboundFailure } from '../../http/outbound-client.js';

/** What is wrong with the answers of an identity provider, in words that follow its name and contain nothing of what it sent. */
export class ProviderFailure extends Error {}

/** By codes of openid-client. */
const reasons: Record<string, string> = {
  OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED: 'It names another issuer than the one entered',
  OAUTH_RESPONSE_IS_NOT_CONFORM: 'It did not answer as OpenID Connect requires',
  OAUTH_RESPONSE_IS_NOT_JSON: 'It did not answer with JSON',
  OAUTH_PARSE_ERROR: 'It did not answer with JSON',
  OAUTH_MISSING_SERVER_METADATA: 'Its configuration does not name all addresses that are needed',
  OAUTH_INVALID_SERVER_METADATA: 'Its configuration names an address that cannot be used',
  OAUTH_REQUEST_PROTOCOL_FORBIDDEN: 'Its configuration names an address that is not https',
  OAUTH_JWT_TIMESTAMP_CHECK_FAILED: 'Its ID token has expired, or its clock is wrong',
  OAUTH_JWT_CLAIM_COMPARISON_FAILED: 'Its ID token was made for another sign-in',
  OAUTH_KEY_SELECTION_FAILED: 'Its ID token is signed with an unknown key',
  OAUTH_UNSUPPORTED_OPERATION: 'Its ID token is signed in a way that is not supported',
};

/** Codes of RFC 6749 and OpenID Connect with which a provider refuses. */
const refusals: Record<string, string> = {
  access_denied: 'It refused the sign-in',
  invalid_client: 'It refused the client id or the client secret',
  unauthorized_client: 'It refused the client id or the client secret',
  invalid_grant: 'It no longer accepts this sign-in',
};

/** Finds what is wrong in an error of openid-client or of a request that it sent. Other errors are returned as they are. */
export function describeFailure(error: unknown): unknown {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (each instanceof ProviderFailure) return each;
    if (each instanceof OutboundFailure) return new ProviderFailure(each.message);
    if (each instanceof AuthorizationResponseError || each instanceof ResponseBodyError)
      return new ProviderFailure(refusals[each.error] ?? 'It answered with an error');
    if ('code' in each && typeof each.code === 'string' && each.code.startsWith('OAUTH_'))
      return new ProviderFailure(reasons[each.code] ?? 'Its answer is not valid');
  }
  return error;
}
