import { createSecretKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { isUuid } from '../uuid.js';

const issuer = 'visioncloud';
const audience = 'visioncloud';

/** What a token says: which session row it names. It says nothing of rights. */
export interface Claims {
  sessionId: string;
  companyId: string;
}

let kept: { secret: string; key: KeyObject } | undefined;

/** The secret as a key, made once: the library would look for a public key in a text each time. */
function keyOf(secret: string): KeyObject {
  if (kept?.secret !== secret) kept = { secret, key: createSecretKey(secret, 'utf8') };
  return kept.key;
}

export function signToken(secret: string, claims: Claims, expiresAt: Date): string {
  const exp = Math.floor(expiresAt.getTime() / 1000);
  return jwt.sign({ cid: claims.companyId, exp }, keyOf(secret), {
    algorithm: 'HS256',
    issuer,
    audience,
    subject: claims.sessionId,
  });
}

/** Undefined for a token that we did not sign, or that is over. */
export function readToken(secret: string, token: string): Claims | undefined {
  try {
    const read = jwt.verify(token, keyOf(secret), { algorithms: ['HS256'], issuer, audience });
    if (typeof read === 'string' || typeof read.sub !== 'string' || typeof read.cid !== 'string')
      return undefined;
    return isUuid(read.sub) && isUuid(read.cid)
      ? { sessionId: read.sub, companyId: read.cid }
      : undefined;
  } catch {
    return undefined;
  }
}
