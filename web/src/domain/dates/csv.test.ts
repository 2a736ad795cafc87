import { describe, expect, it } from 'vitest';
import { csvOf } from './csv.ts';

describe('a CSV file', () => {
  it('quotes what needs it', () => {
    expect(
      csvOf(
        ['NAME', 'MINUTES'],
        [
          ['Li, "Anna"', 15.5],
          ['Ben', null],
        ],
      ),
    ).toBe('NAME,MINUTES\r\n"Li, ""Anna""",15.5\r\nBen,');
  });

  it.each(['=1+1', '+65 8123', '-2', '@SUM(A1)'])('runs nothing in a spreadsheet: %s', (text) => {
    expect(csvOf(['X'], [[text]]).split('\r\n')[1]).toMatch(/^"?'/u);
  });
});
