import { createHash, randomBytes } from 'node:crypto';

/** The row that a key names. */
export interface KeyClaims {
  companyId: string;
  id: string;
}

/** A kind of key: a text that names a row of a company, followed by 192 random bits. */
export class KeyFormat {
  private readonly pattern: RegExp;

  /** @param prefix by which people, and programs that search for leaked keys, recognise this kind. */
  constructor(private readonly prefix: string) {
    this.pattern = new RegExp(`^${prefix}_([\\w-]{43})_([\\w-]{32})$`);
  }

  make({ companyId, id }: KeyClaims): string {
    const ids = Buffer.from(`${companyId}${id}`.replaceAll('-', ''), 'hex');
    return `${this.prefix}_${ids.toString('base64url')}_${randomBytes(24).toString('base64url')}`;
  }

  /** Parses a key; undefined if malformed. The caller has to compare its hash with the stored one. */
  read(key: string): KeyClaims | undefined {
    const ids = this.pattern.exec(key)?.[1];
    if (ids === undefined) return undefined;
    const hex = Buffer.from(ids, 'base64url').toString('hex');
    const [companyId, id] = [hex.slice(0, 32), hex.slice(32)].map((digits) =>
      digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    ) as [string, string];
    return { companyId, id };
  }
}

export const cameraKeyFormat = new KeyFormat('vck');
export const apiKeyFormat = new KeyFormat('vak');

/** Hashes a key for storage. With so many random bits, a plain hash is enough. */
export function hashKey(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
