import { createSecretKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { LRUCache } from 'lru-cache';
import { isUuid } from '../validation/reference.js';

const issuer = 'visioncloud';
const audience = 'visioncloud';

/** Claims of a token: its session. Rights are looked up. */
export interface Claims {
  sessionId: string;
  companyId: string;
}

/** Maximum cached tokens, whose signatures are not verified again. */
const maxVerified = 5000;

interface Verified {
  claims: Claims;
  /** In seconds since 1970. */
  expiresAt: number;
}

interface Signer {
  secret: string;
  /** Created once, because the library would search a string for a public key each time. */
  key: KeyObject;
  verified: LRUCache<string, Verified>;
}

let signer: Signer | undefined;

function getSigner(secret: string): Signer {
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
  return jwt.sign({ cid: claims.companyId, exp }, getSigner(secret).key, {
    algorithm: 'HS256',
    issuer,
    audience,
    subject: claims.sessionId,
  });
}

/** Verifies a token; undefined if the signature is wrong or the token has expired. */
export function readToken(secret: string, token: string): Claims | undefined {
  const { key, verified } = getSigner(secret);
  const cached = verified.get(token);
  if (cached && Math.floor(Date.now() / 1000) < cached.expiresAt) return cached.claims;
  const fresh = verify(key, token);
  if (!fresh) return undefined;
  verified.set(token, fresh);
  return fresh.claims;
}

function verify(key: KeyObject, token: string): Verified | undefined {
  try {
    const payload = jwt.verify(token, key, { algorithms: ['HS256'], issuer, audience });
    if (typeof payload === 'string') return undefined;
    const { sub, cid, exp } = payload;
    if (typeof sub !== 'string' || typeof cid !== 'string' || typeof exp !== 'number')
      return undefined;
    return isUuid(sub) && isUuid(cid)
      ? { claims: { sessionId: sub, companyId: cid }, expiresAt: exp }
      : undefined;
  } catch {
    return undefined;
  }
}
