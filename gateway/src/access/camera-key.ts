import { createHash, randomBytes } from 'node:crypto';
import { isUuid } from '../validation/reference.js';

/** What a camera's key says of itself: which row proves it. */
export interface CameraKeyClaims {
  companyId: string;
  cameraId: string;
}

const form = /^vck_([\w-]{43})_([\w-]{32})$/;

/** A new key: whose it is, and 192 random bits. */
export function makeCameraKey({ companyId, cameraId }: CameraKeyClaims): string {
  const whose = Buffer.from(`${companyId}${cameraId}`.replaceAll('-', ''), 'hex');
  return `vck_${whose.toString('base64url')}_${randomBytes(24).toString('base64url')}`;
}

/** Undefined for what is no key of ours. It proves nothing: its hash must be the camera's. */
export function readCameraKey(key: string): CameraKeyClaims | undefined {
  const whose = form.exec(key)?.[1];
  if (whose === undefined) return undefined;
  const hex = Buffer.from(whose, 'base64url').toString('hex');
  const [companyId, cameraId] = [hex.slice(0, 32), hex.slice(32)].map((digits) =>
    digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
  ) as [string, string];
  return isUuid(companyId) && isUuid(cameraId) ? { companyId, cameraId } : undefined;
}

/** What is kept of a key: it has so many random bits that a plain hash is enough. */
export function hashOfCameraKey(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
