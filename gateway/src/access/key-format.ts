import { createHash, randomBytes } from 'node:crypto';
import { isUuid } from '../validation/reference.js';

/** Whose key it claims to be. */
export interface KeyClaims {
  companyId: string;
  /** Of the camera or of the API key. */
  id: string;
}

/** A kind of key: text that names a row of a company and proves it with 192 random bits. */
export class KeyFormat {
  private readonly form: RegExp;

  /** @param prefix makes keys of this kind recognisable to people, and to programs that search for leaked ones. */
  constructor(private readonly prefix: string) {
    this.form = new RegExp(`^${prefix}_([\\w-]{43})_([\\w-]{32})$`);
  }

  make({ companyId, id }: KeyClaims): string {
    const whose = Buffer.from(`${companyId}${id}`.replaceAll('-', ''), 'hex');
    return `${this.prefix}_${whose.toString('base64url')}_${randomBytes(24).toString('base64url')}`;
  }

  /** Reads a key, undefined if malformed. Proves nothing until its hash is compared with the stored one. */
  read(key: string): KeyClaims | undefined {
    const whose = this.form.exec(key)?.[1];
    if (whose === undefined) return undefined;
    const hex = Buffer.from(whose, 'base64url').toString('hex');
    const [companyId, id] = [hex.slice(0, 32), hex.slice(32)].map((digits) =>
      digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    ) as [string, string];
    return isUuid(companyId) && isUuid(id) ? { companyId, id } : undefined;
  }
}

/** Keys of cameras. */
export const cameraKeyFormat = new KeyFormat('vck');
/** Keys of other systems of a company. */
export const apiKeyFormat = new KeyFormat('vak');

/** Hashes a key for storage. With so many random bits, a plain hash is enough. */
export function hashOfKey(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
