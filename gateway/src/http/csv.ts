import { stringify } from 'csv-stringify/sync';

/** Excel reads UTF-8 only with a byte order mark. */
export const byteOrderMark = '\uFEFF';

/** A value of a cell; null: empty. */
export type Cell = string | number | null;

/** Formats rows as CSV lines. `eof`: whether the last one ends with a line break too. */
export function formatCsv(rows: Cell[][], { eof = true, delimiter = ',' } = {}): string {
  return stringify(rows, {
    delimiter,
    record_delimiter: 'windows',
    // Some readers end a row at a lone CR or LF.
    quoted_match: /[\r\n]/,
    eof,
  });
}

/** Yields a CSV file in chunks: the headings, then each batch of rows. The file does not end with a line break. */
export async function* streamCsv(
  headings: string[],
  batches: AsyncIterable<Cell[][]>,
  delimiter: string,
): AsyncGenerator<string> {
  const options = { eof: false, delimiter };
  yield byteOrderMark + formatCsv([headings], options);
  for await (const rows of batches) if (rows.length > 0) yield `\r\n${formatCsv(rows, options)}`;
}

/** Rounds minutes to two decimals. */
export function roundMinutes(minutes: number): number {
  return Math.round(minutes * 100) / 100;
}

/** Replaces the characters of a code that a file name may not contain. */
export function toFileName(code: string): string {
  return code.replace(/[^\w-]/g, '_');
}
