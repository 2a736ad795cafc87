import { describe, expect, it } from 'vitest';
import { trimCell, parseDay, parseGender, parsePhoneCell, parseStatus } from './cell-values.js';

const dateError = { error: 'Please enter a date as d/m/yyyy or yyyy-mm-dd' };

describe('trimCell', () => {
  it.each([
    ['  x ', 'x'],
    ["'=x", '=x'],
    ['\t=x', '=x'],
    ['Not available', ''],
    ['NOT AVAILABLE ', ''],
    [undefined, ''],
  ])('turns %j into %j', (cell, text) => {
    expect(trimCell(cell)).toBe(text);
  });
});

describe('parsePhoneCell', () => {
  it.each([
    ['6123 4567', '6123 4567'],
    ['0061234567', '0061234567'],
    ['+6561234567', '+6561234567'],
    ['61234567.0', '61234567'],
    ['6.1234567E+7', '61234567'],
    ['6,1234567E+07', '61234567'],
  ])('parses %s as %s', (text, value) => {
    expect(parsePhoneCell(text)).toEqual({ value });
  });

  it('refuses a number whose digits a spreadsheet has cut off', () => {
    expect(parsePhoneCell('1.23E+10')).toEqual({
      error: 'Digits are missing: please format the column as text',
    });
  });
});

describe('parseDay', () => {
  it.each([
    ['5/11/2026', '2026-11-05'],
    ['05.11.2026', '2026-11-05'],
    ['2026-1-5', '2026-01-05'],
    ['2026-11-05T00:00:00.000Z', '2026-11-05'],
    ['29/2/2024', '2024-02-29'],
  ])('parses %s as %s', (text, value) => {
    expect(parseDay(text)).toEqual({ value });
  });

  it.each(['31/2/2026', '29/2/2026', '11/31/2026', '5/11/26', '45678', 'yesterday', '2026-13-01'])(
    'refuses %s',
    (text) => {
      expect(parseDay(text)).toEqual(dateError);
    },
  );
});

describe('parseStatus', () => {
  it.each([
    ['NEGATIVE', { isPositive: false }],
    ['false', { isPositive: false }],
    ['Positive', { isPositive: true }],
    ['POSITIVE on 5/11/2026', { isPositive: true, date: '2026-11-05' }],
    ['positive (on 2026-11-05)', { isPositive: true, date: '2026-11-05' }],
    ['POSITIVE date not disclosed', { isPositive: true, date: null }],
    ['POSITIVE since 3/11/2026', { isPositive: true }],
  ])('parses %s', (text, value) => {
    expect(parseStatus(text)).toEqual({ value });
  });

  it.each(['POSITIVE on 31/2/2026', 'POSITIVE since 31/2/2026', 'POSITIVE maybe'])(
    'refuses %s with an error about the date',
    (text) => {
      expect(parseStatus(text)).toEqual(dateError);
    },
  );

  it('refuses other words', () => {
    expect(parseStatus('ill')).toEqual({ error: 'Please enter POSITIVE or NEGATIVE' });
  });
});

describe('parseGender', () => {
  it('accepts female and male, also by their first letters', () => {
    expect(parseGender('f')).toEqual({ value: 'Female' });
    expect(parseGender('other')).toEqual({ error: 'Please enter Female or Male' });
  });
});
