import { randomBytes } from 'node:crypto';
import { MINUTE } from '../../durations.js';
import type { Rows } from '../../database/tenant.js';
import type { PasskeyChallenge } from './passkey-challenge.entity.js';
import { insertChallenge, listAccountCredentials } from './passkey.queries.js';
import type { PasskeyCreation, PasskeyRequest } from './passkey.types.js';

/** How long a challenge is good, in milliseconds. */
const challengeLifetimeMs = 5 * MINUTE;
/** ES256, EdDSA and RS256 as COSE numbers them: every authenticator has one of them. */
export const passkeyAlgorithms = [-7, -8, -257];

/** Who asks for a challenge, and what for. */
type Purpose = Pick<PasskeyChallenge, 'purpose' | 'subjectId'>;

/** The site that passkeys are bound to. It follows from the configuration, never from a request. */
export function getRelyingParty({ publicUrl }: { publicUrl: string }): {
  id: string;
  origin: string;
} {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}

/**
 * Offers a challenge to sign.
 * @param accountId limits the choice to the passkeys of an account; null: any.
 */
export async function offerRequest(
  app: { publicUrl: string },
  db: Rows,
  { accountId, ...purpose }: Purpose & { accountId: string | null },
): Promise<PasskeyRequest> {
  const credentials = accountId === null ? [] : await listAccountCredentials(db, accountId);
  const challenge = await storeChallenge(db, { ...purpose, accountId });
  return { challenge, rpId: getRelyingParty(app).id, credentials, timeoutMs: challengeLifetimeMs };
}

/** Offers to make a passkey for an account, which may not exist yet. */
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

/** Returns the handle by which authenticators know an account: the bytes of its id, in base64url. */
export function makeUserHandle(accountId: string): string {
  return Buffer.from(accountId.replaceAll('-', ''), 'hex').toString('base64url');
}

async function storeChallenge(
  db: Rows,
  terms: Purpose & { accountId: string | null },
): Promise<string> {
  const challenge = randomBytes(32);
  const expiresAt = new Date(Date.now() + challengeLifetimeMs);
  await insertChallenge(db, { challenge, expiresAt, ...terms });
  return challenge.toString('base64url');
}
