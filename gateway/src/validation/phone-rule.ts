import { ValidateBy } from 'class-validator';

const minDigits = 6;
/** Maximum digits of an employee's number, its country code not counted. */
const maxEmployeeDigits = 13;
/** Maximum digits of a number together with its country code (ITU-T E.164). */
const maxInternationalDigits = 15;
/** What people write between digits: white space, brackets, full stops, slashes, dashes of any kind, and invisible marks of a paste. */
const separators = /[\s()./\p{Pd}\p{Cf}]/gu;
/** The zero of '+49 (0)30', which is dialled within the country only. */
const trunkPrefix = /\(0\)/u;
/** Country codes (ITU-T E.164), of which none begins another one: those of one and two digits, else three digits. */
const callingCodes = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[2-9]\d\d)/u;

interface ParsedPhone {
  /** All digits, with the country code where one was written. */
  digits: string;
  /** Digits of the country code; null where the number was written without a plus. */
  prefix: string | null;
}

interface EmployeePhone {
  /** Digits without the country code. */
  phone: string;
  /** As it was given in its own field, else from the number, as '+65'; empty where neither has one. */
  callingCode: string;
}

/** Reads a phone number as people write it: digits, perhaps with a plus in front and separators. Null for anything else. */
export function parsePhone(typed: string): ParsedPhone | null {
  const text = typed.normalize('NFKC');
  const plain = text.replace(separators, '');
  if (/^\d+$/.test(plain)) return { digits: plain, prefix: null };
  if (!/^\+(?:[1-9]\d*)?$/.test(plain)) return null;
  const digits = text.replace(trunkPrefix, '').replace(separators, '').slice(1);
  // Of a number that is still being typed the code may not be whole.
  return { digits, prefix: callingCodes.exec(digits)?.[0] ?? digits };
}

/** Cleans a phone number to the digits that are stored; what is no number stays as it is, for the rules to refuse. */
export function phoneDigits(typed: string): string {
  return parsePhone(typed)?.digits ?? typed;
}

/**
 * Separates the number of an employee from its country code, which may stand in its own field, in front of the number, or in both.
 * What is no number, or has another country code than the field, stays as it is, for the rules to refuse.
 */
export function splitPhone(typed: string, callingCode: string): EmployeePhone {
  const parsed = parsePhone(typed);
  if (!parsed) return { phone: typed, callingCode };
  const { digits, prefix } = parsed;
  if (prefix === null) return { phone: digits, callingCode };
  const code = digitsOfCode(callingCode);
  if (code === '') return { phone: digits.slice(prefix.length), callingCode: `+${prefix}` };
  // A code of four digits names a part of a numbering plan, as +1242 does.
  if (!code.startsWith(prefix) || !digits.startsWith(code)) return { phone: typed, callingCode };
  return { phone: digits.slice(code.length), callingCode };
}

/** Digits of a country code, however it is written: '65', '+65' and '0065' are the same. */
export function digitsOfCode(callingCode: string): string {
  return callingCode.replace(/\D/g, '').replace(/^0+/, '');
}

/** Returns an error message, or null if it is a phone number of at most so many digits, its country code included. */
function validatePhone(typed: string, maxDigits: number): string | null {
  if (typed.trim() === '') return 'Please enter phone number';
  const parsed = parsePhone(typed);
  return parsed ? validateLength(parsed.digits, maxDigits) : 'Only numbers accepted.';
}

/** Returns an error message, or null if it is empty or a phone number of at most so many digits, however few. */
function validateOptionalPhone(typed: string, maxDigits: number): string | null {
  if (typed.trim() === '') return null;
  const parsed = parsePhone(typed);
  if (!parsed) return 'Only numeric accepted.';
  return parsed.digits.length > maxDigits ? `At most ${maxDigits} digits` : null;
}

/** Returns an error message, or null if it is an employee's phone number that agrees with the country code of its own field. */
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

/** Validates a phone number of at most so many digits, its country code included. */
export function IsPhone(maxDigits: number): PropertyDecorator {
  return isValid('isPhone', maxDigits, (typed) => validatePhone(typed, maxDigits));
}

/** Validates a phone number that may be left out. */
export function IsOptionalPhone(maxDigits: number): PropertyDecorator {
  return isValid('isOptionalPhone', maxDigits, (typed) => validateOptionalPhone(typed, maxDigits));
}

/** Validates an employee's phone number together with the property `callingCode` beside it. */
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
