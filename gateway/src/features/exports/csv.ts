import { stringify } from 'csv-stringify/sync';

/** Excel reads UTF-8 only with a byte order mark. */
export const byteOrderMark = '\uFEFF';
export const csvContentType = 'text/csv; charset=utf-8';

/** Formats rows as CSV lines. `eof`: whether the last one ends with a line break too. */
export function formatCsv(rows: string[][], { eof = true } = {}): string {
  // Some readers end a row at a lone CR or LF.
  return stringify(rows, { record_delimiter: 'windows', quoted_match: /[\r\n]/, eof });
}
