import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { decodeChunks } from './text-encoding.ts';
import { UnreadableFile } from './limits.ts';

/** An unparsed row of a file. */
export interface FileRow {
  /** From 1, including blank rows. */
  row: number;
  cells: string[];
  /** Progress through the file, 0 to 1. */
  done: number;
}

const separators = [',', ';', '\t', '|'];
/** Maximum characters of a row: 200 cells of 1,000 characters, with room for longer ones. */
const maxRowCharacters = 600_000 * 4;

/** Reads the rows of a CSV file; line breaks inside quotes belong to their cell. */
export async function* readCsvRows(bytes: Buffer): AsyncGenerator<FileRow> {
  const { separator, skipped } = detectSeparator(decodeStart(bytes));
  let done = 0;
  const texts = function* texts() {
    let skip = skipped;
    for (const part of decodeChunks(bytes)) {
      ({ done } = part);
      yield part.text.slice(skip);
      skip = 0;
    }
  };
  const parser = parse({
    delimiter: separator,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_quotes: true,
    relax_column_count: true,
    max_record_size: maxRowCharacters,
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
    throw error instanceof CsvError ? toUnreadableFile(error, parser.info.records) : error;
  } finally {
    source.destroy();
  }
}

function toUnreadableFile(error: CsvError, row: number): Error {
  if (error.code === 'CSV_QUOTE_NOT_CLOSED')
    return new UnreadableFile(`A quote after row ${row} is not closed`);
  if (error.code === 'CSV_MAX_RECORD_SIZE')
    return new UnreadableFile(`Row ${row + 1} is too long: at most 200 columns`);
  return new UnreadableFile(`Row ${row + 1} cannot be read`);
}

function decodeStart(bytes: Buffer): string {
  const [first] = decodeChunks(bytes);
  return first?.text ?? '';
}

/** Detects the separator: the one of Excel's `sep=` line, else the most frequent one in the heading outside quotes. */
export function detectSeparator(text: string): { separator: string; skipped: number } {
  const declared = /^sep=(.)(\r\n|\n|\r)/i.exec(text);
  if (declared?.[1]) return { separator: declared[1], skipped: declared[0].length };
  const heading = (/^\s*((?:"(?:[^"]|"")*"|[^"\r\n])*)/.exec(text)?.[1] ?? '').replace(
    /"(?:[^"]|"")*"/g,
    '',
  );
  const counts = separators.map((separator) => heading.split(separator).length - 1);
  const best = counts.indexOf(Math.max(...counts));
  return { separator: separators[best] ?? ',', skipped: 0 };
}
