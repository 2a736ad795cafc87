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
  const authorization = text(headers.authorization);
  const besides = withoutBearer(
    text(headers.bearer) ?? text(headers.token) ?? text(headers['x-access-token']),
  );
  const companyId = text(headers['x-company-id']);
  const cameraKey = text(headers['x-camera-key']);
  if (besides)
    return { token: besides, passKey: passKey(authorization, besides, companyId), cameraKey };
  if (authorization && /^bearer\s/i.test(authorization))
    return { token: withoutBearer(authorization), passKey: companyId, cameraKey };
  return { token: undefined, passKey: undefined, cameraKey };
}

/** Reads the pass-key from either header; two different ones match no company. */
function passKey(
  authorization: string | undefined,
  token: string,
  companyId: string | undefined,
): string | undefined {
  const beside = withoutBearer(authorization);
  // Some clients send the token in both headers.
  const sent = [beside === token ? undefined : beside, companyId].filter(
    (key) => key !== undefined,
  );
  const [first, second] = sent;
  return first !== undefined && second !== undefined && !isSamePassKey(first, second)
    ? sent.join(' ')
    : first;
}

function text(value: string | string[] | undefined): string | undefined {
  const first = Array.isArray(value) ? value[0] : value;
  return first?.trim() || undefined;
}

function withoutBearer(value: string | undefined): string | undefined {
  return value?.replace(/^bearer\s+/i, '');
}
