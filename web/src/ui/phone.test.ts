import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cleanPhone,
  splitPhone,
  validateEmployeePhone,
  validateOptionalPhone,
  validatePhone,
} from './phone.ts';

const digits = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength, maxLength });
const separator = fc.constantFrom('', '', ' ', '-', ' - ', '/', '.', '\u00A0', '–');
/** A number, and different ways to write it. */
const written = (minLength: number, maxLength: number) =>
  digits(minLength, maxLength).chain((number) =>
    fc
      .array(separator, { minLength: number.length, maxLength: number.length })
      .map(
        (separators) =>
          [number, [...number].map((digit, at) => digit + separators[at]).join('')] as const,
      ),
  );
const prefix = fc.constantFrom('1', '7', '27', '44', '49', '65', '91', '353', '852', '971');

describe('cleanPhone', () => {
  it('keeps the digits, and is idempotent', () => {
    fc.assert(
      fc.property(written(1, 20), prefix, ([number, typed], code) => {
        expect(cleanPhone(typed)).toBe(number);
        expect(cleanPhone(`(${typed})`)).toBe(number);
        expect(cleanPhone(cleanPhone(typed))).toBe(number);
        if (!number.startsWith('0')) expect(cleanPhone(`+${code} ${typed}`)).toBe(code + number);
      }),
    );
  });

  it.each([
    ['+49 30 1234567', '49301234567'],
    ['+49 (0)30 1234567', '49301234567'],
    ['\u202A+65 8123 4567\u202C', '6581234567'],
    [' not a number ', 'not a number'],
  ])('makes %j %j', (typed, cleaned) => {
    expect(cleanPhone(typed)).toBe(cleaned);
  });
});

describe('validatePhone', () => {
  it('accepts 6 to 13 digits with any separators', () => {
    fc.assert(
      fc.property(written(1, 16), ([{ length }, typed]) => {
        const tooLong = length > 13 ? 'At most 13 digits' : null;
        expect(validatePhone(typed, 13)).toBe(length < 6 ? 'Minimum 6 digit required.' : tooLong);
      }),
    );
  });

  it('refuses every number with a letter or a second plus', () => {
    fc.assert(
      fc.property(
        digits(1, 6),
        fc.constantFrom('a', 'é', '王', '+', '#', ';'),
        digits(1, 6),
        (before, sign, after) => {
          expect(validatePhone(before + sign + after, 13)).toBe('Only numbers accepted.');
        },
      ),
    );
  });

  it.each(['+', '+4', '+49', '+49 3'])(
    'accepts the incomplete number %j while it is typed',
    (typed) => {
      expect(validatePhone(typed, 13)).toBe('Minimum 6 digit required.');
    },
  );
});

describe('validateOptionalPhone', () => {
  it.each([
    ['', null],
    ['+65 6123', null],
    ['six', 'Only numeric accepted.'],
    ['1'.repeat(21), 'At most 20 digits'],
  ])('says of %j: %s', (typed, message) => {
    expect(validateOptionalPhone(typed, 20)).toBe(message);
  });
});

describe('splitPhone', () => {
  it('separates the country code from its field or from the number', () => {
    fc.assert(
      fc.property(prefix, digits(6, 12), (code, number) => {
        const apart = { phone: number, callingCode: `+${code}` };
        expect(splitPhone(`+${code} ${number}`, '')).toEqual(apart);
        expect(splitPhone(`+${code} ${number}`, `+${code}`)).toEqual(apart);
        expect(splitPhone(number, `+${code}`)).toEqual(apart);
        expect(validateEmployeePhone(`+${code} ${number}`, '')).toBeNull();
      }),
    );
  });
});

describe('validateEmployeePhone', () => {
  it.each([
    ['+65 8123 4567', '+65', null],
    ['+65 8123 4567', '65', null],
    ['+1 242 555 1234', '+1242', null],
    ['+49 30 1234567', '+65', 'The number begins with +49, but the country code is +65'],
    ['1234567890123', '+971', 'At most 12 digits'],
    ['', '+65', 'Please enter phone number'],
    ['call me', '', 'Only numbers accepted.'],
  ])('says of %j with the code %j: %s', (typed, code, message) => {
    expect(validateEmployeePhone(typed, code)).toBe(message);
  });
});
