import { csvRows, type FileRow } from './csv-rows.ts';
import { excelRows } from './excel-rows.ts';
import { longestCell, mostColumns, mostRows, mostText } from './limits.ts';
import { UnreadableFile } from './problem.ts';
import { assertSafeArchive } from './unpacked-size.ts';

const zipStart = Buffer.from('PK\u0003\u0004', 'latin1');
/** The container of Excel's files before 2007. */
const compoundStart = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

/**
 * Rows of a file that are not blank, the heading first; what kind of file it is, its content says. Cells end with the heading's
 * last one, and have no characters that cannot be stored.
 * @throws UnreadableFile for what is no such file, and for one beyond the limits.
 */
export async function* fileRows(bytes: Buffer): AsyncGenerator<FileRow> {
  let count = 0;
  let width = 0;
  let text = 0;
  for await (const { row, cells, done } of await rowsOf(bytes)) {
    if (cells.length > mostColumns && lastFilled(cells) > mostColumns)
      throw new UnreadableFile(`At most ${mostColumns} columns`);
    const filled = lastFilled(cells);
    if (filled === 0) continue;
    if (count === 0) width = filled;
    if (count > mostRows) throw new UnreadableFile(`At most ${mostRows.toLocaleString('en')} rows`);
    const kept = cells.slice(0, width).map((cell) => storable(cell));
    text += kept.reduce((sum, cell) => sum + cell.length, 0);
    if (text > mostText) throw new UnreadableFile('The file holds too much text');
    count += 1;
    yield { row, cells: kept, done };
  }
  if (count === 0) throw new UnreadableFile('The file is empty');
}

async function rowsOf(bytes: Buffer): Promise<AsyncIterable<FileRow> | Iterable<FileRow>> {
  if (bytes.subarray(0, 4).equals(zipStart)) {
    await assertSafeArchive(bytes);
    return excelRows(bytes);
  }
  return bytes.subarray(0, 8).equals(compoundStart) ? excelRows(bytes) : csvRows(bytes);
}

function lastFilled(cells: readonly string[]): number {
  return cells.findLastIndex((cell) => cell.trim() !== '') + 1;
}

function storable(cell: string): string {
  const cut = cell.length > longestCell ? cell.slice(0, longestCell + 1) : cell;
  return cut.replaceAll('\u0000', '').toWellFormed();
}
