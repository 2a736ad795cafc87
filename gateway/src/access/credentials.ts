import type { IncomingHttpHeaders } from 'node:http';
import { isSamePassKey } from './pass-key.js';

/** What a caller showed: a token, and perhaps the pass-key of the company that it means; or a camera's key. */
export interface Credentials {
  token: string | undefined;
  uniqueId: string | undefined;
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
    return { token: besides, uniqueId: passKey(authorization, besides, companyId), cameraKey };
  if (authorization && /^bearer\s/i.test(authorization))
    return { token: withoutBearer(authorization), uniqueId: companyId, cameraKey };
  return { token: undefined, uniqueId: undefined, cameraKey };
}

/** The pass-key beside a token, from either header: two that differ are together nobody's. */
function passKey(
  authorization: string | undefined,
  token: string,
  companyId: string | undefined,
): string | undefined {
  const beside = withoutBearer(authorization);
  // Some send the token in both headers.
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
