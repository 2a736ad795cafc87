import { type CellObject, read, SSF, type WorkBook } from '@e965/xlsx';
import type { FileRow } from './csv-rows.ts';
import { maxColumns, maxRows, notASpreadsheet, UnreadableFile } from './limits.ts';

/** Excel's last column, XFD. */
const lastColumn = 16_384;

/** Reads the rows of the first sheet: numbers as stored rather than as displayed, dates as yyyy-MM-dd. */
export function* readExcelRows(bytes: Buffer): Generator<FileRow> {
  const book = openWorkbook(bytes);
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  const rows = sheet?.['!data'] as (CellObject | undefined)[][] | undefined;
  if (!sheet || !rows) throw new UnreadableFile('The file has no sheet with rows');
  const from1904 = book.Workbook?.WBProps?.date1904 === true;
  // The array is sparse, so that blank rows are skipped.
  for (const [at, row] of Object.entries(rows)) {
    // No program writes such columns, and they would exhaust the memory.
    if (row.length > lastColumn) throw new UnreadableFile(`At most ${maxColumns} columns`);
    const cells = Array.from(row, (cell) => formatCell(cell, from1904));
    yield { row: Number(at) + 1, cells, done: Number(at) / rows.length };
    // Frees the row.
    rows[Number(at)] = [];
  }
}

function openWorkbook(bytes: Buffer): WorkBook {
  try {
    return read(bytes, {
      type: 'buffer',
      dense: true,
      sheets: 0,
      // Includes blank rows, which do not count.
      sheetRows: maxRows * 1.5,
      cellFormula: false,
      cellHTML: false,
      cellText: false,
      cellNF: true,
    });
  } catch (error) {
    const isLocked =
      error instanceof Error && /password-protected|ECMA-376 Encrypted/i.test(error.message);
    throw new UnreadableFile(isLocked ? 'The file is protected with a password' : notASpreadsheet);
  }
}

function formatCell(cell: CellObject | undefined, from1904: boolean): string {
  if (cell?.v === undefined || cell.v === null || cell.t === 'z') return '';
  if (cell.t !== 'n') return String(cell.t === 'e' ? (cell.w ?? '#ERROR') : cell.v);
  const format = typeof cell.z === 'string' ? cell.z : '';
  const number = Number(cell.v);
  if (SSF.is_date(format)) return formatDay(number, from1904);
  const text = Number.isInteger(number) ? BigInt(number).toString() : String(number);
  // A format of zeros only keeps leading zeros.
  return /^0+$/.test(format) ? text.padStart(format.length, '0') : text;
}

function formatDay(number: number, date1904: boolean): string {
  const day = SSF.parse_date_code(number, { date1904 }) as
    | { y: number; m: number; d: number }
    | undefined;
  if (!day || number < 1) return String(number);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${String(day.y).padStart(4, '0')}-${two(day.m)}-${two(day.d)}`;
}
