import { createHash, randomInt } from 'node:crypto';

export const recoveryCodeCount = 10;
const groups = 6;
const lettersOfGroup = 4;
/** 32 letters and digits, without 0, 1, I and O. 24 of them have 120 bits, so that SHA-256 is enough to store them. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Makes a new set of recovery codes, such as 'K7QM-2WXA-…'. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () =>
    Array.from({ length: groups }, () =>
      Array.from({ length: lettersOfGroup }, () => alphabet[randomInt(alphabet.length)]).join(''),
    ).join('-'),
  );
}

/** Hashes a recovery code as typed: case, spaces and hyphens do not matter. Returns undefined for what cannot be one. */
export function hashRecoveryCode(typed: string): Buffer | undefined {
  const code = typed.replaceAll(/[\s-]/g, '').toUpperCase();
  if (code.length !== groups * lettersOfGroup) return undefined;
  return createHash('sha256').update(code).digest();
}
