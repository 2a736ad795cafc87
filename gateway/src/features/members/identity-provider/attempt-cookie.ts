import type { App, Caller } from '../../../request/context.js';
import { type AttemptCookie, attemptKey } from './single-sign-on.queries.js';

/** Longer than an attempt, so that a late browser still gets the error of an expired attempt. */
const maxAgeSeconds = 15 * 60;

/** Formats the Set-Cookie header with the key of an attempt; without a key, the one that deletes the cookie. */
export function formatCookie({ publicUrl }: Pick<App, 'publicUrl'>, key?: string): string {
  const secure = isSecure(publicUrl) ? '; Secure' : '';
  return `${getCookieName(publicUrl)}=${key ?? ''}; Path=/; Max-Age=${key ? maxAgeSeconds : 0}; HttpOnly; SameSite=Lax${secure}`;
}

/** Reads the cookie of an attempt; undefined if it is missing or malformed. */
export function readCookie(
  { publicUrl }: Pick<App, 'publicUrl'>,
  { cookies }: Pick<Caller, 'cookies'>,
): AttemptCookie | undefined {
  const start = `${getCookieName(publicUrl)}=`;
  const key = cookies
    .split(/;\s*/)
    .find((cookie) => cookie.startsWith(start))
    ?.slice(start.length);
  const claims = key === undefined ? undefined : attemptKey.read(key);
  return key !== undefined && claims ? { ...claims, key } : undefined;
}

/** The prefix makes browsers refuse the cookie from other hosts of the domain and over http. */
function getCookieName(publicUrl: string): string {
  return isSecure(publicUrl) ? '__Host-single-sign-on' : 'single-sign-on';
}

function isSecure(publicUrl: string): boolean {
  return publicUrl.startsWith('https://');
}
