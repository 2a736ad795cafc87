import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { UnreadableFile } from './problem.ts';
import { decoded } from './text-encoding.ts';

/** A row as the file has it. */
export interface FileRow {
  /** From 1, blank ones counted. */
  row: number;
  cells: string[];
  /** Part of the file that has been read, 0 to 1. */
  done: number;
}

const separators = [',', ';', '\t', '|'];
/** Most characters of one row: 200 cells of 1,000 characters, thrice. */
const longestRow = 600_000 * 4;

/** Rows of a text with separators; line breaks inside quotes belong to their cell. */
export async function* csvRows(bytes: Buffer): AsyncGenerator<FileRow> {
  const { separator, skipped } = separatorOf(firstText(bytes));
  let done = 0;
  const texts = function* texts() {
    let left = skipped;
    for (const part of decoded(bytes)) {
      ({ done } = part);
      yield part.text.slice(left);
      left = 0;
    }
  };
  const parser = parse({
    delimiter: separator,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_quotes: true,
    relax_column_count: true,
    max_record_size: longestRow,
  });
  const source = Readable.from(texts());
  source.on('error', (error) => parser.destroy(error));
  let row = 0;
  try {
    for await (const cells of source.pipe(parser) as AsyncIterable<string[]>) {
      row += 1;
      yield { row, cells, done };
    }
  } catch (error) {
    throw error instanceof CsvError ? inWords(error, parser.info.records) : error;
  } finally {
    source.destroy();
  }
}

function inWords(error: CsvError, row: number): Error {
  if (error.code === 'CSV_QUOTE_NOT_CLOSED')
    return new UnreadableFile(`A quote after row ${row} is not closed`);
  if (error.code === 'CSV_MAX_RECORD_SIZE')
    return new UnreadableFile(`Row ${row + 1} is too long: at most 200 columns`);
  return new UnreadableFile(`Row ${row + 1} cannot be read`);
}

function firstText(bytes: Buffer): string {
  const [first] = decoded(bytes);
  return first?.text ?? '';
}

/** The separator that stands most often in the heading, outside of quotes, or the one that the first line names for Excel. */
export function separatorOf(text: string): { separator: string; skipped: number } {
  const named = /^sep=(.)(\r\n|\n|\r)/i.exec(text);
  if (named?.[1]) return { separator: named[1], skipped: named[0].length };
  const heading = (/^\s*((?:"(?:[^"]|"")*"|[^"\r\n])*)/.exec(text)?.[1] ?? '').replace(
    /"(?:[^"]|"")*"/g,
    '',
  );
  const counts = separators.map((separator) => heading.split(separator).length - 1);
  const most = counts.indexOf(Math.max(...counts));
  return { separator: separators[most] ?? ',', skipped: 0 };
}
