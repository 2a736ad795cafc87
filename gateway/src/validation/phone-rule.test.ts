import { validateSync } from 'class-validator';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  digitsOfCode,
  IsEmployeePhone,
  IsOptionalPhone,
  IsPhone,
  parsePhone,
  phoneDigits,
  splitPhone,
} from './phone-rule.js';

const digits = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength, maxLength });
const separator = fc.constantFrom('', '', ' ', '-', ' - ', '/', '.', '\u00A0', '–');
/** Digits as somebody might write them. */
const written = (number: string) =>
  fc
    .array(separator, { minLength: number.length, maxLength: number.length })
    .map((separators) => [...number].map((digit, at) => digit + separators[at]).join(''));
const prefix = fc.constantFrom('1', '7', '27', '44', '49', '65', '91', '353', '852', '971');

class Forms {
  @IsPhone(13)
  company?: string;

  @IsOptionalPhone(20)
  guide?: string;

  @IsEmployeePhone()
  employee?: string;

  callingCode?: string | null;
}

/** Returns the message of a field's rule for a value; undefined if it is valid. */
function messageFor(field: keyof Forms, value: string, callingCode: string | null = null) {
  const errors = validateSync(Object.assign(new Forms(), { [field]: value, callingCode }), {
    skipMissingProperties: true,
  });
  return Object.values(errors[0]?.constraints ?? {})[0];
}

describe('parsePhone', () => {
  it('reads the same digits however they are written', () => {
    fc.assert(
      fc.property(
        digits(1, 20).chain((number) => fc.tuple(fc.constant(number), written(number))),
        ([number, typed]) => {
          expect(parsePhone(typed)).toEqual({ digits: number, prefix: null });
          expect(parsePhone(` (${typed}) `)?.digits).toBe(number);
        },
      ),
    );
  });

  it('reads the country code behind a plus, and is idempotent', () => {
    fc.assert(
      fc.property(
        prefix,
        digits(4, 12).chain((number) => fc.tuple(fc.constant(number), written(number))),
        (code, [number, typed]) => {
          expect(parsePhone(`+${code} ${typed}`)).toEqual({
            digits: code + number,
            prefix: code,
          });
          expect(phoneDigits(phoneDigits(`+${code} ${typed}`))).toBe(code + number);
        },
      ),
    );
  });

  it('refuses every text with a letter or a second plus', () => {
    fc.assert(
      fc.property(
        digits(1, 13),
        fc.constantFrom('a', 'é', '王', '+', '#', ';', '=', '"', '\0'),
        digits(1, 13),
        (before, strange, after) => {
          expect(parsePhone(before + strange + after)).toBeNull();
        },
      ),
    );
  });

  it.each([
    ['+49 30 1234567', '49301234567', '49'],
    ['+49 (0)30 1234567', '49301234567', '49'],
    ['(+65) 8123-4567', '6581234567', '65'],
    ['\u202A+65 8123 4567\u202C', '6581234567', '65'],
    ['＋６５　８１２３４５６７', '6581234567', '65'],
    ['(0)30 1234567', '0301234567', null],
    ['+4', '4', '4'],
    ['+', '', ''],
  ])('reads %j as %s', (typed, all, code) => {
    expect(parsePhone(typed)).toEqual({ digits: all, prefix: code });
  });

  it.each(['', ' ', '+0123456', '49+30', '++49', '0x12', '1e5', '٠١٢٣٤٥٦'])(
    'finds no number in %j',
    (typed) => {
      expect(parsePhone(typed)).toBeNull();
    },
  );

  it('handles long texts in linear time', () => {
    for (const long of [' '.repeat(1e5), '('.repeat(1e5), `+${'1 '.repeat(1e5)}`, '(0'.repeat(1e5)])
      expect(parsePhone(`${long}x`)).toBeNull();
  });
});

describe('splitPhone', () => {
  it('keeps the country code apart, wherever it was written', () => {
    fc.assert(
      fc.property(prefix, digits(6, 12), (code, number) => {
        const apart = { phone: number, callingCode: `+${code}` };
        expect(splitPhone(`+${code} ${number}`, '')).toEqual(apart);
        expect(splitPhone(`+${code} ${number}`, `+${code}`)).toEqual(apart);
        expect(splitPhone(number, `+${code}`)).toEqual(apart);
        expect(splitPhone(number, '')).toEqual({ phone: number, callingCode: '' });
      }),
    );
  });

  it('leaves a number with another country code as it is', () => {
    expect(splitPhone('+49 30 1234567', '+65')).toEqual({
      phone: '+49 30 1234567',
      callingCode: '+65',
    });
  });

  it('reads a country code of four digits', () => {
    expect(splitPhone('+1 242 555 1234', '+1242')).toEqual({
      phone: '5551234',
      callingCode: '+1242',
    });
  });
});

it('digitsOfCode reads a country code in any form', () => {
  expect(['65', '+65', '0065', ''].map((code) => digitsOfCode(code))).toEqual([
    '65',
    '65',
    '65',
    '',
  ]);
});

describe('IsPhone', () => {
  it('accepts 6 to 13 digits in any notation, and no others', () => {
    fc.assert(
      fc.property(
        digits(1, 16).chain((number) => fc.tuple(fc.constant(number), written(number))),
        ([number, typed]) => {
          const message =
            number.length < 6
              ? 'Minimum 6 digit required.'
              : number.length > 13
                ? 'At most 13 digits'
                : undefined;
          expect(messageFor('company', typed)).toBe(message);
        },
      ),
    );
  });

  it.each([
    ['', 'Please enter phone number'],
    ['  ', 'Please enter phone number'],
    ['12a456', 'Only numbers accepted.'],
    ['+49 30 1234567', undefined],
  ])('checks %j: %s', (typed, message) => {
    expect(messageFor('company', typed)).toBe(message);
  });
});

describe('IsOptionalPhone', () => {
  it.each([
    ['', undefined],
    ['+65 6123', undefined],
    ['six', 'Only numeric accepted.'],
    ['1'.repeat(21), 'At most 20 digits'],
  ])('checks %j: %s', (typed, message) => {
    expect(messageFor('guide', typed)).toBe(message);
  });
});

describe('IsEmployeePhone', () => {
  it.each([
    ['8123 4567', null, undefined],
    ['+65 8123 4567', null, undefined],
    ['+65 8123 4567', '+65', undefined],
    ['+65 8123 4567', '0065', undefined],
    ['+49 30 1234567', '+65', 'The number begins with +49, but the country code is +65'],
    ['+65 1234', null, 'Minimum 6 digit required.'],
    ['1234567890123', '+65', undefined],
    ['1234567890123', '+971', 'At most 12 digits'],
    ['12345678901234', null, 'At most 13 digits'],
    ['', '+65', 'Please enter phone number'],
    ['call me', '+65', 'Only numbers accepted.'],
  ])('checks %j with the code %j: %s', (typed, code, message) => {
    expect(messageFor('employee', typed, code)).toBe(message);
  });
});
