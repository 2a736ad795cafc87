import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { derivePublicKey, readPrivateKey, seal, unseal } from './sealed-box.js';

const privateKey = randomBytes(32);
const publicKey = derivePublicKey(privateKey);
/** OpenSSL's error for changed bytes. */
const badSeal = /unable to authenticate data|bad decrypt|failed during derivation/;

describe('unseal', () => {
  it('decrypts a message of the same key and purpose', () => {
    expect(unseal(privateKey, seal(publicKey, 'codes: 123456 ü', 'run'), 'run')).toBe(
      'codes: 123456 ü',
    );
  });

  it('seals the same message differently each time', () => {
    expect(seal(publicKey, '123456', 'run')).not.toEqual(seal(publicKey, '123456', 'run'));
  });

  it('refuses another key, the public key and another purpose', () => {
    const sealed = seal(publicKey, '123456', 'run');
    expect(() => unseal(randomBytes(32), sealed, 'run')).toThrow(badSeal);
    expect(() => unseal(publicKey, sealed, 'run')).toThrow(badSeal);
    expect(() => unseal(privateKey, sealed, 'another run')).toThrow(badSeal);
  });

  it('refuses a message with any byte changed', () => {
    const sealed = seal(publicKey, '123456', 'run');
    for (const at of sealed.keys()) {
      const changed = Buffer.from(sealed);
      changed[at]! ^= 1;
      expect(() => unseal(privateKey, changed, 'run')).toThrow(badSeal);
    }
  });
});

describe('readPrivateKey', () => {
  it('reads 32 bytes in base64url', () => {
    expect(readPrivateKey(privateKey.toString('base64url'))).toEqual(privateKey);
  });

  it.each([
    ['empty', ''],
    ['too short', randomBytes(31).toString('base64url')],
    ['too long', randomBytes(33).toString('base64url')],
    ['padded', `${privateKey.toString('base64url')}=`],
    ['no base64url', '!'.repeat(43)],
  ])('returns undefined for a key that is %s', (_, text) => {
    expect(readPrivateKey(text)).toBeUndefined();
  });
});
