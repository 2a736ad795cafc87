import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/**
 * Encrypts small secrets for the database with AES-256-GCM. The key is derived from the pepper of passwords, which is kept outside the
 * database, so a stolen table shows nothing.
 */
export class Sealer {
  private readonly key: Buffer;

  constructor(pepper: string) {
    this.key = Buffer.from(hkdfSync('sha256', pepper, '', 'visioncloud second factors', 32));
  }

  /** @param owner id of the row's owner, which is needed to open the secret. */
  seal(secret: string, owner: string): Buffer {
    const iv = randomBytes(ivBytes);
    const cipher = createCipheriv(algorithm, this.key, iv).setAAD(Buffer.from(owner));
    const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
  }

  /** Returns undefined if owner or pepper are not those of `seal`, or if the bytes are damaged. */
  open(sealed: Buffer, owner: string): string | undefined {
    const iv = sealed.subarray(0, ivBytes);
    const tag = sealed.subarray(ivBytes, ivBytes + tagBytes);
    try {
      const decipher = createDecipheriv(algorithm, this.key, iv, { authTagLength: tagBytes })
        .setAAD(Buffer.from(owner))
        .setAuthTag(tag);
      const rest = sealed.subarray(ivBytes + tagBytes);
      return Buffer.concat([decipher.update(rest), decipher.final()]).toString('utf8');
    } catch {
      return undefined;
    }
  }
}
