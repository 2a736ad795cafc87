import type { IncomingHttpHeaders } from 'node:http';
import { isSamePassKey } from './pass-key.js';

/** Credentials of a request: a token with an optional pass-key, or a camera's key. */
export interface Credentials {
  token: string | undefined;
  passKey: string | undefined;
  cameraKey: string | undefined;
}

/**
 * Reads both forms: `Authorization: Bearer <token>` with an optional `X-Company-Id`, and the old pair, the pass-key in
 * `Authorization` with the token in `Bearer`, `Token` or `X-Access-Token`.
 */
export function readCredentials(headers: IncomingHttpHeaders): Credentials {
  const authorization = readHeader(headers.authorization);
  const companyId = readHeader(headers['x-company-id']);
  const cameraKey = readHeader(headers['x-camera-key']);
  const oldToken = stripBearer(
    readHeader(headers.bearer) ??
      readHeader(headers.token) ??
      readHeader(headers['x-access-token']),
  );
  if (oldToken)
    return { token: oldToken, passKey: readPassKey(authorization, oldToken, companyId), cameraKey };
  if (authorization && /^bearer\s/i.test(authorization))
    return { token: stripBearer(authorization), passKey: companyId, cameraKey };
  return { token: undefined, passKey: undefined, cameraKey };
}

/** Reads the pass-key from either header; two different ones match no company. */
function readPassKey(
  authorization: string | undefined,
  token: string,
  companyId: string | undefined,
): string | undefined {
  const inAuthorization = stripBearer(authorization);
  // Some clients send the token in both headers.
  const first = inAuthorization === token ? undefined : inAuthorization;
  if (first === undefined || companyId === undefined) return first ?? companyId;
  return isSamePassKey(first, companyId) ? first : `${first} ${companyId}`;
}

function readHeader(value: string | string[] | undefined): string | undefined {
  const first = Array.isArray(value) ? value[0] : value;
  return first?.trim() || undefined;
}

function stripBearer(value: string | undefined): string | undefined {
  return value?.replace(/^bearer\s+/i, '');
}
