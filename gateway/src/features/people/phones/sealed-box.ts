import {
  createCipheriv,
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
} from 'node:crypto';

/** Bytes of a private key, a public key and an AES-256 key alike. */
const keyBytes = 32;
const tagBytes = 16;
const cipher = 'aes-256-gcm';
/** A key is used for one message, so the nonce may be the same for all. */
const nonce = Buffer.alloc(12);
/** Prefixes of the 32 bytes of an X25519 key in DER (RFC 8410). */
const privatePrefix = Buffer.from('302e020100300506032b656e04220420', 'hex');
const publicPrefix = Buffer.from('302a300506032b656e032100', 'hex');

/** Reads a private key of 32 random bytes in base64url; undefined for anything else. */
export function readPrivateKey(text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64url');
  // The decoder ignores invalid characters.
  return bytes.length === keyBytes && bytes.toString('base64url') === text ? bytes : undefined;
}

/** Derives the X25519 public key that `seal` needs. It cannot decrypt. */
export function derivePublicKey(privateKey: Buffer): Buffer {
  return rawPublicKey(createPublicKey(importPrivateKey(privateKey)));
}

/**
 * Encrypts a message so that only the owner of the private key can read it, as ECIES does: an ephemeral X25519 key, HKDF-SHA-256,
 * AES-256-GCM.
 * @param purpose must be the same for `unseal`.
 */
export function seal(publicKey: Buffer, message: string, purpose: string): Buffer {
  const ephemeral = generateKeyPairSync('x25519');
  const ephemeralPublicKey = rawPublicKey(ephemeral.publicKey);
  const shared = diffieHellman({
    privateKey: ephemeral.privateKey,
    publicKey: importPublicKey(publicKey),
  });
  const key = deriveKey(shared, ephemeralPublicKey, publicKey, purpose);
  const encryption = createCipheriv(cipher, key, nonce);
  const text = Buffer.concat([encryption.update(message, 'utf8'), encryption.final()]);
  return Buffer.concat([ephemeralPublicKey, encryption.getAuthTag(), text]);
}

/** Decrypts a message of `seal`. @throws Error for another key, another purpose or changed bytes. */
export function unseal(privateKey: Buffer, sealed: Buffer, purpose: string): string {
  const ephemeralPublicKey = sealed.subarray(0, keyBytes);
  const tag = sealed.subarray(keyBytes, keyBytes + tagBytes);
  const shared = diffieHellman({
    privateKey: importPrivateKey(privateKey),
    publicKey: importPublicKey(ephemeralPublicKey),
  });
  const key = deriveKey(shared, ephemeralPublicKey, derivePublicKey(privateKey), purpose);
  const decryption = createDecipheriv(cipher, key, nonce, { authTagLength: tagBytes });
  decryption.setAuthTag(tag);
  const text = sealed.subarray(keyBytes + tagBytes);
  return Buffer.concat([decryption.update(text), decryption.final()]).toString('utf8');
}

function deriveKey(
  shared: Buffer,
  ephemeralPublicKey: Buffer,
  publicKey: Buffer,
  purpose: string,
): Buffer {
  const salt = Buffer.concat([ephemeralPublicKey, publicKey]);
  return Buffer.from(hkdfSync('sha256', shared, salt, `app-codes:${purpose}`, keyBytes));
}

function importPrivateKey(bytes: Buffer): KeyObject {
  const key = Buffer.concat([privatePrefix, bytes]);
  return createPrivateKey({ key, format: 'der', type: 'pkcs8' });
}

function importPublicKey(bytes: Buffer): KeyObject {
  const key = Buffer.concat([publicPrefix, bytes]);
  return createPublicKey({ key, format: 'der', type: 'spki' });
}

function rawPublicKey(key: KeyObject): Buffer {
  return key.export({ format: 'der', type: 'spki' }).subarray(publicPrefix.length);
}
