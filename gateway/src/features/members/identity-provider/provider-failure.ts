import { AuthorizationResponseError, ResponseBodyError } from 'openid-client';
import { OutboundFailure } from '../../../http/outbound-client.js';

/** A fault of an identity provider. The message is a sentence about it that contains nothing of its response. */
export class ProviderFailure extends Error {}

/** Messages by codes of openid-client. */
const reasons: Record<string, string> = {
  OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED: 'It names another issuer than the one entered',
  OAUTH_RESPONSE_IS_NOT_CONFORM: 'It did not answer as OpenID Connect requires',
  OAUTH_RESPONSE_IS_NOT_JSON: 'It did not answer with JSON',
  OAUTH_PARSE_ERROR: 'It did not answer with JSON',
  OAUTH_MISSING_SERVER_METADATA: 'Its configuration does not name all addresses that are needed',
  OAUTH_INVALID_SERVER_METADATA: 'Its configuration names an address that cannot be used',
  OAUTH_REQUEST_PROTOCOL_FORBIDDEN: 'Its configuration names an address that is not https',
  OAUTH_JWT_TIMESTAMP_CHECK_FAILED:
    'Its ID token has expired, or its clock is more than five minutes off',
  OAUTH_JWT_CLAIM_COMPARISON_FAILED: 'Its ID token was made for another sign-in or client',
  OAUTH_KEY_SELECTION_FAILED: 'Its ID token is signed with an unknown key',
  OAUTH_UNSUPPORTED_OPERATION: 'Its ID token is signed in a way that is not supported',
};

/** Messages by error codes of RFC 6749 and OpenID Connect. */
const refusals: Record<string, string> = {
  access_denied: 'It refused the sign-in',
  invalid_client: 'It refused the client id or the client secret',
  unauthorized_client: 'It refused the client id or the client secret',
  invalid_grant: 'It no longer accepts this sign-in',
  invalid_request: 'It refused the request: please compare the redirect address there',
  invalid_scope: 'It does not allow the scopes openid and email',
  login_required: 'It needs you to sign in there first',
  interaction_required: 'It needs you to confirm something there first',
  account_selection_required: 'It needs you to choose an account there first',
  consent_required: 'It needs your consent, or that of its administrator, first',
  server_error: 'It has a fault at the moment',
  temporarily_unavailable: 'It is not available at the moment',
};

/** Converts an error of openid-client, or of a request that it sent. Returns other errors unchanged. */
export function describeFailure(error: unknown): unknown {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (each instanceof ProviderFailure) return each;
    if (each instanceof OutboundFailure) return new ProviderFailure(each.message);
    if (each instanceof AuthorizationResponseError || each instanceof ResponseBodyError)
      return new ProviderFailure(refusals[each.error] ?? 'It answered with an error');
    if ('code' in each && typeof each.code === 'string' && each.code.startsWith('OAUTH_'))
      return new ProviderFailure(
        `${reasons[each.code] ?? 'Its answer is not valid'}${describeClaim(error)}`,
      );
  }
  return error;
}

/** Names the claim of an ID token that the library refused; empty for other errors. */
function describeClaim(error: unknown): string {
  for (let each = error; each instanceof Error; each = each.cause) {
    const [, missing] =
      /^(?:JWT|ID Token) "(\w+)" \([^)]*\) claim missing$/.exec(each.message) ?? [];
    if (missing !== undefined) return `: the claim ${missing} is missing`;
    const { cause } = each;
    if (typeof cause === 'object' && cause !== null && 'claim' in cause)
      return `: the claim ${String(cause.claim)} is not as expected`;
  }
  return '';
}
