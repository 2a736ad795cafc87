import { createSecretKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { isUuid } from '../validation/uuid.js';

const issuer = 'visioncloud';
const audience = 'visioncloud';

/** What a token says: which session row it names. It says nothing of rights. */
export interface Claims {
  sessionId: string;
  companyId: string;
}

/** Most tokens that are remembered as ours, so that their signature is not reckoned anew with each request. */
const mostRemembered = 5000;

interface Kept {
  secret: string;
  /** Made once: the library would look for a public key in a text each time. */
  key: KeyObject;
  remembered: Map<string, { claims: Claims; expiresAt: number }>;
}

let kept: Kept | undefined;

function keptFor(secret: string): Kept {
  if (kept?.secret !== secret)
    kept = { secret, key: createSecretKey(secret, 'utf8'), remembered: new Map() };
  return kept;
}

export function signToken(secret: string, claims: Claims, expiresAt: Date): string {
  const exp = Math.floor(expiresAt.getTime() / 1000);
  return jwt.sign({ cid: claims.companyId, exp }, keptFor(secret).key, {
    algorithm: 'HS256',
    issuer,
    audience,
    subject: claims.sessionId,
  });
}

/** Undefined for a token that we did not sign, or that is over. */
export function readToken(secret: string, token: string): Claims | undefined {
  const { key, remembered } = keptFor(secret);
  const known = remembered.get(token);
  if (known && Math.floor(Date.now() / 1000) < known.expiresAt) return known.claims;
  const read = verify(key, token);
  if (!read) return undefined;
  if (remembered.size >= mostRemembered) forgetOldest(remembered);
  remembered.set(token, read);
  return read.claims;
}

function verify(key: KeyObject, token: string): { claims: Claims; expiresAt: number } | undefined {
  try {
    const read = jwt.verify(token, key, { algorithms: ['HS256'], issuer, audience });
    if (typeof read === 'string') return undefined;
    const { sub, cid, exp } = read;
    if (typeof sub !== 'string' || typeof cid !== 'string' || typeof exp !== 'number')
      return undefined;
    return isUuid(sub) && isUuid(cid)
      ? { claims: { sessionId: sub, companyId: cid }, expiresAt: exp }
      : undefined;
  } catch {
    return undefined;
  }
}

function forgetOldest(remembered: Map<string, unknown>): void {
  for (const token of remembered.keys()) {
    remembered.delete(token);
    return;
  }
}
