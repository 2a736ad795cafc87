import { createHash, createHmac } from 'node:crypto';

/** Key of the row of a mailed link. */
export interface LinkName {
  companyId: string;
  id: string;
}

/** Length of the signature: 192 bits cannot be guessed. */
const proofBytes = 24;

/**
 * Makes the last part of a mailed link: the company and a signature. It is derived from the secret when needed and never stored. The
 * database stores only its hash.
 */
export function makeLinkToken(secret: string, { companyId, id }: LinkName): string {
  const proof = createHmac('sha256', secret).update(`mailed-link:${companyId}:${id}`).digest();
  return Buffer.concat([toUuidBytes(companyId), proof.subarray(0, proofBytes)]).toString(
    'base64url',
  );
}

/** Returns the company in a token, needed to look up its hash; undefined for an invalid token. */
export function parseTokenCompany(token: string): string | undefined {
  const bytes = Buffer.from(token, 'base64url');
  // The decoder ignores invalid characters: only the canonical form is valid.
  if (bytes.length !== 16 + proofBytes || bytes.toString('base64url') !== token) return undefined;
  const hex = bytes.subarray(0, 16).toString('hex');
  return [8, 12, 16, 20, 32]
    .map((end, part, ends) => hex.slice(part === 0 ? 0 : ends[part - 1], end))
    .join('-');
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

function toUuidBytes(uuid: string): Buffer {
  return Buffer.from(uuid.replaceAll('-', ''), 'hex');
}
