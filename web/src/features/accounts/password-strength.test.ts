import { describe, expect, it } from 'vitest';
import { estimateStrength, isCommonPassword } from './password-strength.ts';

describe('estimateStrength', () => {
  it.each([
    ['1234567', 'Weak'],
    ['password', 'Weak'],
    ['aaaaaaaaaaaa', 'Weak'],
    ['abcdefghijkl', 'Weak'],
    ['sdfghjkl;lkjh', 'Weak'],
    ['dragon12345', 'Fair'],
    ['hvnzkqpwtd', 'Good'],
    ['x7Kp-29qWz!', 'Good'],
    ['seven green kites', 'Strong'],
    ['x7Kp-29qWz!k', 'Strong'],
  ] as const)('rates %j as %s', (password, strength) => {
    expect(estimateStrength(password, [])).toBe(strength);
  });

  it("rates a password made from the person's own words lower", () => {
    expect(estimateStrength('northwind26', [])).toBe('Good');
    expect(estimateStrength('northwind26', ['Northwind'])).toBe('Weak');
  });
});

describe('isCommonPassword', () => {
  it('ignores case', () => {
    expect(isCommonPassword('PassWord')).toBe(true);
    expect(isCommonPassword('seven green kites')).toBe(false);
  });
});
