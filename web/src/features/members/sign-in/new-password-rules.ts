import { validatePassword } from './credentials.ts';
import { texts } from './password-texts.ts';

export const minPasswordLength = 7;

/**
 * Returns an error message, or null if the password is acceptable.
 * @param isCommon whether the password is on the list of common ones; omitted until the list is loaded.
 */
export const validateNewPassword = (
  password: string,
  isCommon: (password: string) => boolean = () => false,
): string | null => {
  if (password === '') return validatePassword(password);
  if (password.length < minPasswordLength) return texts.tooShort;
  if (/^(.)\1*$/su.test(password.toLowerCase())) return texts.oneCharacter;
  return isCommon(password) ? texts.tooCommon : null;
};

/** Returns an error message (`mismatch` if the confirmation differs), or null. */
export const validateConfirmation = (
  confirmation: string,
  password: string,
  mismatch: string,
): string | null => {
  if (confirmation === '') return texts.confirmMissing;
  return confirmation === password ? null : mismatch;
};
