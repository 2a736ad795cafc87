import { describe, expect, it } from 'vitest';
import { aCode } from './app-codes.factory.tsx';
import { codesCsv } from './codes-csv.ts';

/** Returns the CSV line of a person with this name. */
const lineOf = async (name: string): Promise<string> =>
  (await codesCsv([{ ...aCode(1, '213190'), name }], 'ACME-7KQ4').text())
    .split('\r\n')
    .slice(1)
    .join('\r\n');

describe('codesCsv', () => {
  it.each([
    ['Li, "Anna"', '"Li, ""Anna"""'],
    ['two\nlines', '"two\nlines"'],
    [' led', '" led"'],
    ['trailed ', '"trailed "'],
    ['\uFEFFmarked', '"\uFEFFmarked"'],
    ['王小明', '王小明'],
  ])('quotes %j only if a reader would split or trim it', async (name, cell) => {
    expect(await lineOf(name)).toBe(`E1,${cell},p1@acme.test,81234561,Kitchen,ACME-7KQ4,213190`);
  });

  it.each(['=1+1', '+65 8123', '-2', '@SUM(A1)', '\t=1', '\r=1', '=1+1\nin two lines'])(
    'escapes text that a spreadsheet would run: %j',
    async (name) => {
      expect(await lineOf(name)).toContain(`E1,"'${name}",`);
    },
  );
});
