import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findJsonProblem, JsonScanner, maxJsonDepth, maxJsonValues } from './json-limits.js';

const find = (text: string) => findJsonProblem(Buffer.from(text));
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const tooDeep = 'nested too deeply: at most 32 levels';
const tooLong = 'too long: at most 50000 values';

/** Counts the levels of a parsed value. */
function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map((part) => depthOf(part)));
}

describe('findJsonProblem', () => {
  it('accepts 32 levels and refuses 33', () => {
    expect(find(nested(maxJsonDepth))).toBeUndefined();
    expect(find(nested(maxJsonDepth + 1))).toBe(tooDeep);
    expect(find('{"a":'.repeat(maxJsonDepth + 1))).toBe(tooDeep);
  });

  it('counts levels that are open at the same time, not all brackets', () => {
    expect(find(`[${Array.from({ length: 100 }, () => nested(10)).join(',')}]`)).toBeUndefined();
  });

  it('accepts 50,000 values and refuses one more', () => {
    const list = (length: number) => `[${'1,'.repeat(length - 1)}1]`;
    // The list is a value, too.
    expect(find(list(maxJsonValues - 1))).toBeUndefined();
    expect(find(list(maxJsonValues))).toBe(tooLong);
    expect(find(`{${'"a":1,'.repeat(maxJsonValues)}"a":1}`)).toBe(tooLong);
  });

  it('counts empty lists and objects', () => {
    expect(find(`[${'[],'.repeat(maxJsonValues / 2)}[]]`)).toBe(tooLong);
  });

  it.each([
    ['brackets', `"${'['.repeat(100)}"`],
    ['brackets after an escaped quote', `"\\"${'['.repeat(100)}"`],
    ['commas', `"${','.repeat(maxJsonValues + 1)}"`],
  ])('ignores %s within a text', (_, text) => {
    expect(find(`{"a":${text}}`)).toBeUndefined();
  });

  it('reads what follows a text that ends with an escaped backslash', () => {
    expect(find(`["\\\\",${nested(maxJsonDepth + 1)}]`)).toBe(tooDeep);
  });

  it.each(['', '"', '"\\', ']]]]', '{"a'])('reads the incomplete text %j to its end', (text) => {
    expect(find(text)).toBeUndefined();
  });

  it('finds the same in a text that arrives in parts', () => {
    const texts = fc.array(fc.constantFrom('[', ']', '"', '\\', '\\"', ',', 'a'), {
      minLength: 40,
      maxLength: 200,
    });
    const sizes = fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(texts, sizes, (tokens, lengths) => {
        const bytes = Buffer.from(tokens.join('').replaceAll('[', '[['));
        const scanner = new JsonScanner();
        const found: (string | undefined)[] = [];
        let start = 0;
        for (let at = 0; start < bytes.length; at += 1) {
          const end = start + (lengths[at % lengths.length]! + (at % 2));
          found.push(scanner.scan(bytes.subarray(start, end)));
          start = end;
        }
        expect(found.find((each) => each !== undefined)).toBe(findJsonProblem(bytes));
      }),
      { numRuns: 500 },
    );
  });

  it('refuses exactly the values that are too deep', () => {
    const wrapped = fc
      .tuple(
        fc.jsonValue({ maxDepth: 3 }),
        fc.array(fc.boolean(), { minLength: 25, maxLength: 40 }),
      )
      .map(([value, lists]) =>
        lists.reduce<unknown>((inner, isList) => (isList ? [1, inner] : { '[': inner }), value),
      );
    fc.assert(
      fc.property(wrapped, (value) => {
        expect(find(JSON.stringify(value)) === tooDeep).toBe(depthOf(value) > maxJsonDepth);
      }),
    );
  });
});
