import { unparse } from 'papaparse';
import { dayOf, sayTime } from './dates.ts';
import { saveFile } from '../../browser/save-file.ts';

/** CSV text of the rows under these headings. Cells that a spreadsheet would run as a formula are escaped. */
export const csvOf = (headings: string[], rows: (string | number | null)[][]): string =>
  unparse({ fields: headings, data: rows }, { escapeFormulae: true, newline: '\r\n' });

/** yyyy-MM-dd HH:mm:ss on the zone's clocks, which spreadsheets read as a time. */
export const cellTime = (instant: string, timeZone: string): string =>
  `${dayOf(instant, timeZone)} ${sayTime(instant, timeZone)}:${instant.slice(17, 19)}`;

/** Hands CSV text to the browser to save. Excel reads UTF-8 only with the mark in front. */
export const downloadCsv = (fileName: string, text: string): void =>
  saveFile(fileName, new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }));
