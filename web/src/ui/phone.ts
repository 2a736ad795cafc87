import { texts } from './phone-texts.ts';

const minDigits = 6;
/** Maximum digits of an employee's number, without the country code. */
const maxEmployeeDigits = 13;
/** Maximum digits of a number with its country code (ITU-T E.164). */
const maxInternationalDigits = 15;
/** Separators between digits: white space, brackets, full stops, slashes, any dashes, and invisible characters from pasted text. */
const separators = /[\s()./\p{Pd}\p{Cf}]/gu;
/** The zero of '+49 (0)30', which is dialled only within the country. */
const trunkPrefix = /\(0\)/u;
/** Country codes (ITU-T E.164) of one and two digits; all others have three. None is a prefix of another. */
const callingCodes = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[2-9]\d\d)/u;

interface ParsedPhone {
  /** All digits, including a written country code. */
  digits: string;
  /** Digits of the country code; null if the number was written without a plus. */
  prefix: string | null;
}

/** Parses a phone number in the same way as the server; null if it is invalid. */
const parsePhone = (typed: string): ParsedPhone | null => {
  const text = typed.normalize('NFKC');
  const plain = text.replace(separators, '');
  if (/^\d+$/u.test(plain)) return { digits: plain, prefix: null };
  if (!/^\+(?:[1-9]\d*)?$/u.test(plain)) return null;
  const digits = text.replace(trunkPrefix, '').replace(separators, '').slice(1);
  // While a number is typed, its country code may be incomplete.
  return { digits, prefix: callingCodes.exec(digits)?.[0] ?? digits };
};

/** Reduces a phone number to its digits. Leaves an invalid number unchanged. */
export const cleanPhone = (typed: string): string => parsePhone(typed)?.digits ?? typed.trim();

const digitsOfCode = (callingCode: string): string =>
  callingCode.replaceAll(/\D/gu, '').replace(/^0+/u, '');

/**
 * Separates an employee's number from its country code, which may be in its own field, in front of the number, or in both. Leaves the number
 * unchanged if it is invalid, or if its country code differs from the field.
 */
export const splitPhone = (
  typed: string,
  callingCode: string,
): { phone: string; callingCode: string } => {
  const parsed = parsePhone(typed);
  if (!parsed) return { phone: typed, callingCode };
  const { digits, prefix } = parsed;
  if (prefix === null) return { phone: digits, callingCode };
  const code = digitsOfCode(callingCode);
  if (code === '') return { phone: digits.slice(prefix.length), callingCode: `+${prefix}` };
  // A code of four digits names a region within a numbering plan, such as +1242.
  if (!code.startsWith(prefix) || !digits.startsWith(code)) return { phone: typed, callingCode };
  return { phone: digits.slice(code.length), callingCode };
};

const validateLength = (digits: string, maxDigits: number): string | null => {
  if (digits.length < minDigits) return texts.phoneTooShort;
  return digits.length > maxDigits ? texts.maxDigits(maxDigits) : null;
};

/** Returns an error message, or null if it is a phone number of at most `maxDigits` digits, including its country code. */
export const validatePhone = (typed: string, maxDigits: number): string | null => {
  if (typed.trim() === '') return texts.phoneMissing;
  const parsed = parsePhone(typed);
  return parsed ? validateLength(parsed.digits, maxDigits) : texts.numbersOnly;
};

/** Returns an error message, or null if it is empty or a phone number of at most so many digits, however few. */
export const validateOptionalPhone = (typed: string, maxDigits: number): string | null => {
  if (typed.trim() === '') return null;
  const parsed = parsePhone(typed);
  if (!parsed) return texts.numericOnly;
  return parsed.digits.length > maxDigits ? texts.maxDigits(maxDigits) : null;
};

/** Returns an error message, or null if it is an employee's phone number that matches the country code of the other field. */
export const validateEmployeePhone = (typed: string, callingCode: string): string | null => {
  const parsed = typed.trim() === '' ? null : parsePhone(typed);
  if (!parsed) return validatePhone(typed, maxEmployeeDigits);
  const split = splitPhone(typed, callingCode);
  if (parsed.prefix !== null && split.phone === typed)
    return texts.otherCallingCode(parsed.prefix, digitsOfCode(callingCode));
  const code = digitsOfCode(split.callingCode);
  return validateLength(
    split.phone,
    Math.min(maxEmployeeDigits, maxInternationalDigits - code.length),
  );
};
