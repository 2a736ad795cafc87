import { stringify } from 'csv-stringify/sync';
import { escapeFormula } from './formula.js';

/** Excel reads UTF-8 only with a byte order mark. */
export const byteOrderMark = '\uFEFF';
export const csvContentType = 'text/csv; charset=utf-8';

/** A value of a cell; null: empty. */
export type Cell = string | number | null;

/** Formats rows as CSV lines. `eof`: whether the last one ends with a line break too. */
export function formatCsv(rows: string[][], { eof = true } = {}): string {
  // Some readers end a row at a lone CR or LF.
  return stringify(rows, { record_delimiter: 'windows', quoted_match: /[\r\n]/, eof });
}

/** Yields a CSV file in chunks: the headings, then each batch of rows. Escapes formulas. The file does not end with a line break. */
export async function* streamCsv(
  headings: string[],
  batches: AsyncIterable<Cell[][]> | Iterable<Cell[][]>,
): AsyncGenerator<string> {
  yield byteOrderMark + formatCsv([headings], { eof: false });
  for await (const rows of batches)
    if (rows.length > 0) {
      const cells = rows.map((row) => row.map((cell) => formatCell(cell)));
      yield `\r\n${formatCsv(cells, { eof: false })}`;
    }
}

/** Rounds minutes to two decimals. */
export function roundMinutes(minutes: number): number {
  return Math.round(minutes * 100) / 100;
}

/** Replaces the characters of a code that a file name may not contain. */
export function toFileName(code: string): string {
  return code.replace(/[^\w-]/g, '_');
}

function formatCell(cell: Cell): string {
  return typeof cell === 'number' ? String(cell) : escapeFormula(cell ?? '');
}
