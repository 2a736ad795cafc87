import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const daySeconds = 24 * 60 * 60;
/** A key is good for at least so many days: it is made anew at midnight UTC, so that a path stays the same, and cached, for a day. */
const keyDays = 7;
/** Bytes of a key's proof: 192 bits cannot be guessed. */
const proofLength = 24;
const nameLength = 32;

/** A name for a photo: its company, to look it up in, and 128 random bits. */
export function makePhotoName(companyId: string): string {
  const company = Buffer.from(companyId.replaceAll('-', ''), 'hex');
  return Buffer.concat([company, randomBytes(nameLength - company.length)]).toString('base64url');
}

/** The company of a photo's name; undefined for what is no name. */
export function companyOfPhoto(name: string): string | undefined {
  const bytes = Buffer.from(name, 'base64url');
  // The decoder skips what it does not know: only the one spelling counts.
  if (bytes.length !== nameLength || bytes.toString('base64url') !== name) return undefined;
  const hex = bytes.subarray(0, 16).toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Path of a photo with the key that shows it to whoever cannot send a session, as an `<img>`. */
export function photoPath(secret: string, name: string, now = new Date()): string {
  const today = Math.floor(now.getTime() / 1000 / daySeconds);
  const expires = (today + keyDays + 1) * daySeconds;
  return `/photos/${name}?key=${expires.toString(36)}.${proofOf(secret, name, expires).toString('base64url')}`;
}

/** Whether a key is ours, for this photo, and still good. */
export function isGoodKey(secret: string, name: string, key: string, now = new Date()): boolean {
  const [, moment, proof] = /^([0-9a-z]{1,10})\.([\w-]{32})$/.exec(key) ?? [];
  if (moment === undefined || proof === undefined) return false;
  const expires = Number.parseInt(moment, 36);
  if (expires * 1000 <= now.getTime()) return false;
  return timingSafeEqual(Buffer.from(proof, 'base64url'), proofOf(secret, name, expires));
}

function proofOf(secret: string, name: string, expires: number): Buffer {
  const proof = createHmac('sha256', secret).update(`photo:${name}:${expires}`).digest();
  return proof.subarray(0, proofLength);
}
