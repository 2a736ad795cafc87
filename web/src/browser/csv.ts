import { saveFile } from './save-file.ts';

type Cell = string | number | null;

const startsFormula = /^[=+\-@\t\r]/u;
const needsQuotes = /[,"\r\n\uFEFF]|^ | $/u;

function formatCell(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const text = cell ?? '';
  if (startsFormula.test(text)) return quote(`'${text}`);
  return needsQuotes.test(text) ? quote(text) : text;
}

function quote(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

/** Writes the rows as CSV under these headings. Cells that a spreadsheet would run as a formula get an apostrophe in front. */
export function formatCsv(headings: string[], rows: Cell[][]): string {
  return [headings, ...rows].map((cells) => cells.map(formatCell).join(',')).join('\r\n');
}

/** Hands CSV text to the browser to save. Excel reads UTF-8 only with a byte order mark. */
export function downloadCsv(fileName: string, text: string): void {
  saveFile(fileName, new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }));
}
