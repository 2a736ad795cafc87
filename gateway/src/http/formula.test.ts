import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeFormula, unescapeFormula } from './formula.js';

const risky = fc.string({
  unit: fc.constantFrom("'", '=', '+', '-', '@', '\t', '\r', '\n', 'a', '1', '＝', ' '),
});

describe('escapeFormula', () => {
  it('is reversed exactly by unescapeFormula', () => {
    fc.assert(
      fc.property(fc.oneof(risky, fc.string({ unit: 'binary' })), (text) => {
        expect(unescapeFormula(escapeFormula(text))).toBe(text);
      }),
      { numRuns: 5000 },
    );
  });

  it('leaves no text that a spreadsheet would run', () => {
    fc.assert(
      fc.property(risky, (text) => {
        expect(escapeFormula(text)).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
      }),
    );
  });

  it.each([
    ['=1+1', "'=1+1"],
    ["'=1", "''=1"],
    ["'tis", "'tis"],
    ['a=1', 'a=1'],
    ['', ''],
  ])('turns %j into %j', (text, escaped) => {
    expect(escapeFormula(text)).toBe(escaped);
  });
});
