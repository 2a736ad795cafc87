import type { App, Caller } from '../../request/context.js';
import { type AttemptCookie, attemptKey } from './single-sign-on.queries.js';

/** Longer than an attempt, so that the gateway says that it is over, and not that the browser is another one. */
const maxAgeSeconds = 15 * 60;

/** Writes the header that gives a browser the cookie of its attempt; without a key, the one that takes it away. */
export function formatCookie({ publicUrl }: Pick<App, 'publicUrl'>, key?: string): string {
  const secure = isSecure(publicUrl) ? '; Secure' : '';
  return `${nameOf(publicUrl)}=${key ?? ''}; Path=/; Max-Age=${key ? maxAgeSeconds : 0}; HttpOnly; SameSite=Lax${secure}`;
}

/** Reads the cookie of an attempt; undefined without one and for a malformed one. */
export function readCookie(
  { publicUrl }: Pick<App, 'publicUrl'>,
  { cookies }: Pick<Caller, 'cookies'>,
): AttemptCookie | undefined {
  const start = `${nameOf(publicUrl)}=`;
  const key = cookies
    .split(/;\s*/)
    .find((cookie) => cookie.startsWith(start))
    ?.slice(start.length);
  const claims = key === undefined ? undefined : attemptKey.read(key);
  return key !== undefined && claims ? { ...claims, key } : undefined;
}

/** With the prefix, browsers refuse the cookie from another host of the domain and over http. */
function nameOf(publicUrl: string): string {
  return isSecure(publicUrl) ? '__Host-single-sign-on' : 'single-sign-on';
}

function isSecure(publicUrl: string): boolean {
  return publicUrl.startsWith('https://');
}
