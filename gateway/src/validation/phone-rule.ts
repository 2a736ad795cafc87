import { ValidateBy } from 'class-validator';

const minDigits = 6;
/** Maximum digits of an employee's number, its country code not counted. */
const maxEmployeeDigits = 13;
/** Maximum digits of a number together with its country code (ITU-T E.164). */
const maxInternationalDigits = 15;
/** Characters that people write between digits: white space, brackets, full stops, slashes, all dashes, and invisible characters of pasted text. */
const separators = /[\s()./\p{Pd}\p{Cf}]/gu;
/** The zero of '+49 (0)30', which is dialled only within the country. */
const trunkPrefix = /\(0\)/u;
/** Country codes (ITU-T E.164): those of one and two digits, otherwise three digits. No code is the beginning of another one. */
const callingCodes = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[2-9]\d\d)/u;

interface ParsedPhone {
  /** All digits, including a country code if one was written. */
  digits: string;
  /** Digits of the country code; null if the number was written without a plus. */
  prefix: string | null;
}

interface EmployeePhone {
  /** Digits without the country code. */
  phone: string;
  /** Country code from its own field, otherwise from the number, such as '+65'; empty if neither has one. */
  callingCode: string;
}

/** Parses a phone number as people write it: digits with separators and an optional plus. Returns null for anything else. */
export function parsePhone(typed: string): ParsedPhone | null {
  const text = typed.normalize('NFKC');
  const plain = text.replace(separators, '');
  if (/^\d+$/.test(plain)) return { digits: plain, prefix: null };
  if (!/^\+(?:[1-9]\d*)?$/.test(plain)) return null;
  const digits = text.replace(trunkPrefix, '').replace(separators, '').slice(1);
  // While a number is being typed, its code may be incomplete.
  return { digits, prefix: callingCodes.exec(digits)?.[0] ?? digits };
}

/** Reduces a phone number to its stored digits. An invalid number is returned unchanged, so that the rules refuse it. */
export function phoneDigits(typed: string): string {
  return parsePhone(typed)?.digits ?? typed;
}

/**
 * Separates an employee's number from its country code, which may be in its own field, in front of the number, or in both. An invalid
 * number, or one with another country code than the field, is returned unchanged, so that the rules refuse it.
 */
export function splitPhone(typed: string, callingCode: string): EmployeePhone {
  const parsed = parsePhone(typed);
  if (!parsed) return { phone: typed, callingCode };
  const { digits, prefix } = parsed;
  if (prefix === null) return { phone: digits, callingCode };
  const code = digitsOfCode(callingCode);
  if (code === '') return { phone: digits.slice(prefix.length), callingCode: `+${prefix}` };
  // A code of four digits, such as +1242, names a part of a numbering plan.
  if (!code.startsWith(prefix) || !digits.startsWith(code)) return { phone: typed, callingCode };
  return { phone: digits.slice(code.length), callingCode };
}

/** Returns the digits of a country code in any notation: '65', '+65' and '0065' are the same. */
export function digitsOfCode(callingCode: string): string {
  return callingCode.replace(/\D/g, '').replace(/^0+/, '');
}

/** Returns an error message, or null for a phone number within the limit, its country code included. */
function validatePhone(typed: string, maxDigits: number): string | null {
  if (typed.trim() === '') return 'Please enter phone number';
  const parsed = parsePhone(typed);
  return parsed ? validateLength(parsed.digits, maxDigits) : 'Only numbers accepted.';
}

/** Returns an error message, or null for an empty text or a phone number within the limit. */
function validateOptionalPhone(typed: string, maxDigits: number): string | null {
  if (typed.trim() === '') return null;
  const parsed = parsePhone(typed);
  if (!parsed) return 'Only numeric accepted.';
  return parsed.digits.length > maxDigits ? `At most ${maxDigits} digits` : null;
}

/** Returns an error message, or null for an employee's phone number that agrees with the country code in its own field. */
export function validateEmployeePhone(typed: string, callingCode: string): string | null {
  const parsed = typed.trim() === '' ? null : parsePhone(typed);
  if (!parsed) return validatePhone(typed, maxEmployeeDigits);
  const split = splitPhone(typed, callingCode);
  if (parsed.prefix !== null && split.phone === typed)
    return `The number begins with +${parsed.prefix}, but the country code is +${digitsOfCode(callingCode)}`;
  const code = digitsOfCode(split.callingCode);
  return validateLength(
    split.phone,
    Math.min(maxEmployeeDigits, maxInternationalDigits - code.length),
  );
}

function validateLength(digits: string, maxDigits: number): string | null {
  if (digits.length < minDigits) return 'Minimum 6 digit required.';
  return digits.length > maxDigits ? `At most ${maxDigits} digits` : null;
}

/** Validates a phone number within the limit, its country code included. */
export function IsPhone(maxDigits: number): PropertyDecorator {
  return isValid('isPhone', maxDigits, (typed) => validatePhone(typed, maxDigits));
}

/** Validates a phone number that may be left out. */
export function IsOptionalPhone(maxDigits: number): PropertyDecorator {
  return isValid('isOptionalPhone', maxDigits, (typed) => validateOptionalPhone(typed, maxDigits));
}

/** Validates an employee's phone number together with the property `callingCode` of the same object. */
export function IsEmployeePhone(): PropertyDecorator {
  return isValid('isEmployeePhone', maxEmployeeDigits, (typed, { callingCode }) =>
    validateEmployeePhone(typed, callingCode ?? ''),
  );
}

function isValid(
  name: string,
  maxDigits: number,
  validate: (typed: string, input: { callingCode?: string | null }) => string | null,
): PropertyDecorator {
  const check = (value: unknown, input: object | undefined): string | null =>
    typeof value === 'string' ? validate(value, input ?? {}) : 'Please enter phone number';
  return ValidateBy({
    name,
    // For the description of the REST API.
    constraints: [maxDigits],
    validator: {
      validate: (value, args) => check(value, args?.object) === null,
      defaultMessage: (args) => check(args?.value, args?.object) ?? '',
    },
  });
}
