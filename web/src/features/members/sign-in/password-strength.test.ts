import { describe, expect, it } from 'vitest';
import { estimateStrength, isCommonPassword } from './password-strength.ts';

describe('estimateStrength', () => {
  it.each([
    ['1234567', 'weak'],
    ['password', 'weak'],
    ['aaaaaaaaaaaa', 'weak'],
    ['abcdefghijkl', 'weak'],
    ['sdfghjkl;lkjh', 'weak'],
    ['dragon12345', 'fair'],
    ['hvnzkqpwtd', 'good'],
    ['x7Kp-29qWz!', 'good'],
    ['seven green kites', 'strong'],
    ['x7Kp-29qWz!k', 'strong'],
  ] as const)('rates %j as %s', (password, strength) => {
    expect(estimateStrength(password, [])).toBe(strength);
  });

  it("rates a password lower if it contains the person's own words", () => {
    expect(estimateStrength('northwind26', [])).toBe('good');
    expect(estimateStrength('northwind26', ['Northwind'])).toBe('weak');
  });
});

describe('isCommonPassword', () => {
  it('ignores case', () => {
    expect(isCommonPassword('PassWord')).toBe(true);
    expect(isCommonPassword('seven green kites')).toBe(false);
  });
});
