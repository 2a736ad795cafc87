import { saveFile } from './save-file.ts';

type Cell = string | number | null;

const startsFormula = /^[=+\-@\t\r]/u;
const needsQuotes = /[,"\r\n\uFEFF]|^ | $/u;

const formatCell = (cell: Cell): string => {
  if (typeof cell === 'number') return String(cell);
  const text = cell ?? '';
  if (startsFormula.test(text)) return quote(`'${text}`);
  return needsQuotes.test(text) ? quote(text) : text;
};

const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** Writes the rows as CSV under these headings. Cells that a spreadsheet would run as a formula get an apostrophe in front. */
export const formatCsv = (headings: string[], rows: Cell[][]): string =>
  [headings, ...rows].map((cells) => cells.map(formatCell).join(',')).join('\r\n');

/** Hands CSV text to the browser to save. Excel reads UTF-8 only with a byte order mark. */
export const downloadCsv = (fileName: string, text: string): void => {
  saveFile(fileName, new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }));
};
