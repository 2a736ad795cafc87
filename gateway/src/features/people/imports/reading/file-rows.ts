import { readCsvRows, type FileRow } from './csv-rows.ts';
import { readExcelRows } from './excel-rows.ts';
import {
  maxCellCharacters,
  maxColumns,
  maxRows,
  maxTotalCharacters,
  UnreadableFile,
} from './limits.ts';
import { assertSafeArchive } from './unpacked-size.ts';

const zipStart = Buffer.from('PK\u0003\u0004', 'latin1');
/** The container of Excel's files before 2007. */
const compoundStart = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

/**
 * Reads the rows of a file that are not blank, the heading first. The file type is detected from the content. Cells beyond the
 * heading and characters that cannot be stored are dropped.
 * @throws UnreadableFile for other file types and for files beyond the limits.
 */
export async function* readRows(bytes: Buffer): AsyncGenerator<FileRow> {
  let count = 0;
  let width = 0;
  let text = 0;
  for await (const { row, cells, done } of await openRows(bytes)) {
    if (cells.length > maxColumns && countFilled(cells) > maxColumns)
      throw new UnreadableFile(`At most ${maxColumns} columns`);
    const filled = countFilled(cells);
    if (filled === 0) continue;
    if (count === 0) width = filled;
    if (count > maxRows) throw new UnreadableFile(`At most ${maxRows.toLocaleString('en')} rows`);
    const storable = cells.slice(0, width).map((cell) => toStorableText(cell));
    text += storable.reduce((sum, cell) => sum + cell.length, 0);
    if (text > maxTotalCharacters) throw new UnreadableFile('The file has too much text');
    count += 1;
    yield { row, cells: storable, done };
  }
  if (count === 0) throw new UnreadableFile('The file is empty');
}

async function openRows(bytes: Buffer): Promise<AsyncIterable<FileRow> | Iterable<FileRow>> {
  if (bytes.subarray(0, 4).equals(zipStart)) {
    await assertSafeArchive(bytes);
    return readExcelRows(bytes);
  }
  return bytes.subarray(0, 8).equals(compoundStart) ? readExcelRows(bytes) : readCsvRows(bytes);
}

function countFilled(cells: readonly string[]): number {
  return cells.findLastIndex((cell) => cell.trim() !== '') + 1;
}

function toStorableText(cell: string): string {
  const cut = cell.length > maxCellCharacters ? cell.slice(0, maxCellCharacters + 1) : cell;
  return cut.replaceAll('\u0000', '').toWellFormed();
}
