import { createHash, randomInt } from 'node:crypto';

export const recoveryCodeCount = 10;
const groups = 6;
const groupLength = 4;
/** 32 letters and digits, without 0, 1, I and O. A code of 24 has 120 random bits, for which a plain SHA-256 is enough. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Makes a new set of recovery codes, such as 'K7QM-2WXA-…'. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () =>
    Array.from({ length: groups }, () =>
      Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join(''),
    ).join('-'),
  );
}

/** Hashes a recovery code; case, spaces and hyphens do not matter. Returns undefined for a text of another length. */
export function hashRecoveryCode(typed: string): Buffer | undefined {
  const code = typed.replaceAll(/[\s-]/g, '').toUpperCase();
  if (code.length !== groups * groupLength) return undefined;
  return createHash('sha256').update(code).digest();
}
