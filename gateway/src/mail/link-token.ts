import { createHash, createHmac } from 'node:crypto';

/** Which row a mailed link names. */
export interface LinkName {
  companyId: string;
  id: string;
}

/** Bytes of the proof: 192 bits cannot be guessed. */
const proofBytes = 24;

/**
 * The last part of a mailed link: the company and a proof that we made it. It is made from the secret whenever it is
 * needed and never stored: the database knows its hash alone.
 */
export function makeLinkToken(secret: string, { companyId, id }: LinkName): string {
  const proof = createHmac('sha256', secret).update(`mailed-link:${companyId}:${id}`).digest();
  return Buffer.concat([toUuidBytes(companyId), proof.subarray(0, proofBytes)]).toString(
    'base64url',
  );
}

/** The company that a token names, to look its hash up in; undefined for what is no token. */
export function parseTokenCompany(token: string): string | undefined {
  const bytes = Buffer.from(token, 'base64url');
  // The decoder skips what it does not know: only the one spelling counts.
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
