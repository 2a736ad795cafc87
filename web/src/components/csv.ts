import { unparse } from 'papaparse';
import { dayOf, sayTime } from './dates.ts';

/** CSV text of the rows under these headings. Cells that a spreadsheet would run as a formula are escaped. */
export const csvOf = (headings: string[], rows: (string | number | null)[][]): string =>
  unparse({ fields: headings, data: rows }, { escapeFormulae: true, newline: '\r\n' });

/** yyyy-MM-dd HH:mm:ss on the zone's clocks, which spreadsheets read as a time. */
export const cellTime = (instant: string, timeZone: string): string =>
  `${dayOf(instant, timeZone)} ${sayTime(instant, timeZone)}:${instant.slice(17, 19)}`;

/** Hands a file to the browser to save. */
export const downloadCsv = (fileName: string, text: string): void => {
  // Excel reads UTF-8 only with the mark in front.
  const address = URL.createObjectURL(
    new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1_000);
};
