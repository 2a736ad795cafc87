import { randomBytes } from 'node:crypto';
import { MINUTE } from '../../../durations.js';
import type { Rows } from '../../../database/tenant.js';
import type { PasskeyChallenge } from './passkey-challenge.entity.js';
import { insertChallenge, listAccountCredentials } from './passkey.queries.js';
import type { PasskeyCreation, PasskeyRequest } from './passkey.types.js';

const challengeLifetimeMs = 5 * MINUTE;
/** COSE numbers of EdDSA, ES256 and RS256. Every authenticator supports one of them. */
export const passkeyAlgorithms = [-7, -8, -257];

/** Use of a challenge, and the session or invitation that it is bound to. */
type Purpose = Pick<PasskeyChallenge, 'purpose' | 'subjectId'>;

/** Returns the site that passkeys are bound to, which the configuration decides and never a request. */
export function getRelyingParty({ publicUrl }: { publicUrl: string }): {
  id: string;
  origin: string;
} {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}

/**
 * Stores a challenge for a passkey to sign.
 * @param accountId account whose passkeys may sign it; null: any.
 * @param network network from whose budget a try was taken, which `consumeAssertion` returns.
 */
export async function offerRequest(
  app: { publicUrl: string },
  db: Rows,
  { accountId, ...purpose }: Purpose & { accountId: string | null; network?: string },
): Promise<PasskeyRequest> {
  const credentials = accountId === null ? [] : await listAccountCredentials(db, accountId);
  const challenge = await storeChallenge(db, { ...purpose, accountId });
  return { challenge, rpId: getRelyingParty(app).id, credentials, timeoutMs: challengeLifetimeMs };
}

/** Stores a challenge for creating a passkey of an account, which may not exist yet. */
export async function offerCreation(
  app: { publicUrl: string },
  db: Rows,
  { accountId, email, ...purpose }: Purpose & { accountId: string; email: string },
): Promise<PasskeyCreation> {
  return {
    challenge: await storeChallenge(db, { ...purpose, accountId }),
    rpId: getRelyingParty(app).id,
    userHandle: makeUserHandle(accountId),
    userName: email,
    algorithms: passkeyAlgorithms,
    credentials: await listAccountCredentials(db, accountId),
    timeoutMs: challengeLifetimeMs,
  };
}

/** Returns the user handle of an account in authenticators: the bytes of its id, in base64url. */
export function makeUserHandle(accountId: string): string {
  return Buffer.from(accountId.replaceAll('-', ''), 'hex').toString('base64url');
}

async function storeChallenge(
  db: Rows,
  { network = null, ...terms }: Purpose & { accountId: string | null; network?: string | null },
): Promise<string> {
  const challenge = randomBytes(32);
  const expiresAt = new Date(Date.now() + challengeLifetimeMs);
  await insertChallenge(db, { challenge, expiresAt, network, ...terms });
  return challenge.toString('base64url');
}
