import { texts } from './texts.ts';

/** Catches typing errors, and the characters that the server refuses: quotes, white space, angle brackets and control characters. */
const emailShape = /^[^\s@"<>\p{Cc}\p{Cf}]+@[^\s@."<>\p{Cc}\p{Cf}]+(\.[^\s@."<>\p{Cc}\p{Cf}]+)+$/u;

/** Returns an error message, `empty` if there is no address, or null if it is an email address. */
export const validateEmail = (email: string, empty: string): string | null => {
  if (email.trim() === '') return empty;
  return emailShape.test(email.trim()) ? null : texts.emailWrong;
};
