import { createHash, randomBytes } from 'node:crypto';
import { isUuid } from '../validation/reference.js';

/** The camera that a key claims to belong to. */
export interface CameraKeyClaims {
  companyId: string;
  cameraId: string;
}

const form = /^vck_([\w-]{43})_([\w-]{32})$/;

/** Makes a key: the camera and 192 random bits. */
export function makeCameraKey({ companyId, cameraId }: CameraKeyClaims): string {
  const whose = Buffer.from(`${companyId}${cameraId}`.replaceAll('-', ''), 'hex');
  return `vck_${whose.toString('base64url')}_${randomBytes(24).toString('base64url')}`;
}

/** Reads a key, undefined if malformed. Proves nothing until its hash is compared with the camera's. */
export function readCameraKey(key: string): CameraKeyClaims | undefined {
  const whose = form.exec(key)?.[1];
  if (whose === undefined) return undefined;
  const hex = Buffer.from(whose, 'base64url').toString('hex');
  const [companyId, cameraId] = [hex.slice(0, 32), hex.slice(32)].map((digits) =>
    digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
  ) as [string, string];
  return isUuid(companyId) && isUuid(cameraId) ? { companyId, cameraId } : undefined;
}

/** Hashes a key for storage. With so many random bits, a plain hash is enough. */
export function hashOfCameraKey(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
