import { describe, expect, it } from 'vitest';
import { makePhoneKey, PhoneBook } from './phone-book.js';

const number = (callingCode: string, phone: string) => ({ callingCode, phone });

describe('makePhoneKey', () => {
  it.each(['65', '+65', '0065'])('is the same for the country code %s', (code) => {
    expect(makePhoneKey(number(code, '91234567'))).toBe('6591234567');
  });
});

describe('PhoneBook', () => {
  const singapore = number('+65', '91234567');
  const malaysia = number('+60', '91234567');
  const unknown = number('', '97654321');
  const book = new PhoneBook([singapore, malaysia, unknown]);

  it('finds the number of the same country alone', () => {
    expect(book.find(number('65', '91234567'))).toEqual([singapore]);
    expect(book.find(number('+60', '91234567'))).toEqual([malaysia]);
    expect(book.find(number('+852', '91234567'))).toEqual([]);
  });

  it('finds a number whose country code was written among its digits', () => {
    expect(book.find(number('', '6591234567'))).toEqual([singapore]);
  });

  it('finds each number with the digits of one without a country code', () => {
    expect(book.find(number('', '91234567'))).toEqual([singapore, malaysia]);
  });

  it('finds a number that was stored without a country code', () => {
    expect(book.find(number('+65', '97654321'))).toEqual([unknown]);
    expect(book.find(number('', '97654321'))).toEqual([unknown]);
  });
});
