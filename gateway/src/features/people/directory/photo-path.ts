import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const daySeconds = 24 * 60 * 60;
/** Minimum validity of a key. Keys change at midnight UTC, so that a path stays the same, and cached, for a day. */
const keyDays = 7;
/** 192 bits cannot be guessed. */
const proofBytes = 24;
const nameLength = 32;

/** Makes a photo's name: its company, needed to look it up, and 128 random bits. */
export function makePhotoName(companyId: string): string {
  const company = Buffer.from(companyId.replaceAll('-', ''), 'hex');
  return Buffer.concat([company, randomBytes(nameLength - company.length)]).toString('base64url');
}

/** Returns the company in a photo's name; undefined for an invalid name. */
export function parsePhotoCompany(name: string): string | undefined {
  const bytes = Buffer.from(name, 'base64url');
  // The decoder ignores invalid characters: only the canonical form is valid.
  if (bytes.length !== nameLength || bytes.toString('base64url') !== name) return undefined;
  const hex = bytes.subarray(0, 16).toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Builds the path of a photo with a key, for clients that cannot send a session, such as an `<img>`. */
export function formatPhotoPath(secret: string, name: string, now = new Date()): string {
  const today = Math.floor(now.getTime() / 1000 / daySeconds);
  const expires = (today + keyDays + 1) * daySeconds;
  return `/photos/${name}?key=${expires.toString(36)}.${computeProof(secret, name, expires).toString('base64url')}`;
}

/** Verifies a key's signature, photo name and expiry. */
export function isValidKey(secret: string, name: string, key: string, now = new Date()): boolean {
  const match = /^([0-9a-z]{1,10})\.([\w-]{32})$/.exec(key);
  if (!match) return false;
  const [, moment = '', proof = ''] = match;
  const expires = Number.parseInt(moment, 36);
  if (expires * 1000 <= now.getTime()) return false;
  return timingSafeEqual(Buffer.from(proof, 'base64url'), computeProof(secret, name, expires));
}

function computeProof(secret: string, name: string, expires: number): Buffer {
  const proof = createHmac('sha256', secret).update(`photo:${name}:${expires}`).digest();
  return proof.subarray(0, proofBytes);
}
