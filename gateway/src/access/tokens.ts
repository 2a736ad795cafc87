import { createSecretKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { LRUCache } from 'lru-cache';
import { isUuid } from '../validation/reference.js';

const issuer = 'visioncloud';
const audience = 'visioncloud';

/** Claims of a token: the session's row, and no rights. */
export interface Claims {
  sessionId: string;
  companyId: string;
}

/** Maximum cached tokens, whose signatures need no further check. */
const maxVerified = 5000;

interface Verified {
  claims: Claims;
  /** In seconds since 1970. */
  expiresAt: number;
}

interface Signer {
  secret: string;
  /** Made once, because the library would search a text for a public key each time. */
  key: KeyObject;
  verified: LRUCache<string, Verified>;
}

let signer: Signer | undefined;

function signerOf(secret: string): Signer {
  if (signer?.secret !== secret)
    signer = {
      secret,
      key: createSecretKey(secret, 'utf8'),
      verified: new LRUCache({ max: maxVerified }),
    };
  return signer;
}

export function signToken(secret: string, claims: Claims, expiresAt: Date): string {
  const exp = Math.floor(expiresAt.getTime() / 1000);
  return jwt.sign({ cid: claims.companyId, exp }, signerOf(secret).key, {
    algorithm: 'HS256',
    issuer,
    audience,
    subject: claims.sessionId,
  });
}

/** Returns undefined for an invalid signature and an expired token. */
export function readToken(secret: string, token: string): Claims | undefined {
  const { key, verified } = signerOf(secret);
  const known = verified.get(token);
  if (known && Math.floor(Date.now() / 1000) < known.expiresAt) return known.claims;
  const read = verify(key, token);
  if (!read) return undefined;
  verified.set(token, read);
  return read.claims;
}

function verify(key: KeyObject, token: string): Verified | undefined {
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
