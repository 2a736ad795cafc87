import { describe, expect, it } from 'vitest';
import { formatCsv } from './csv.ts';

describe('formatCsv', () => {
  it('quotes cells with commas, quotes, line breaks, a byte order mark or spaces around', () => {
    expect(
      formatCsv(
        ['NAME', 'MINUTES'],
        [
          ['Li, "Anna"', 15.5],
          ['two\nlines', -2],
          [' led', 'trailed '],
          ['\uFEFFmarked', 'plain'],
          ['Ben', null],
        ],
      ),
    ).toBe(
      'NAME,MINUTES\r\n"Li, ""Anna""",15.5\r\n"two\nlines",-2\r\n" led","trailed "\r\n"\uFEFFmarked",plain\r\nBen,',
    );
  });

  it.each(['=1+1', '+65 8123', '-2', '@SUM(A1)', '\t=1', '\r=1', '=1+1\nin two lines'])(
    'escapes text that a spreadsheet would run: %j',
    (text) => {
      expect(formatCsv(['X'], [[text]])).toBe(`X\r\n"'${text}"`);
    },
  );
});
