import Papa from 'papaparse';
import { texts } from './texts.tsx';

/** Bytes of a file that its preview reads. */
const maxBytes = 256 * 1024;
const maxRows = 20;
/** The gateway's limit. */
const maxColumns = 200;

/** The first rows of a CSV file, as this browser reads them; the gateway reads the whole file again. */
export interface FileTable {
  headings: string[];
  /** At most 20, without blank ones. Rows may be shorter than the headings. */
  rows: string[][];
  separator: string;
  /** What the gateway may refuse or read differently, in words. */
  problems: string[];
}

/** What is known of a file before the upload: its first rows, why there are none, or null for Excel files, which only the gateway reads. */
export type FileStart = FileTable | { unreadable: string } | null;

/** Reads the start of a file by the rules of the gateway's import. */
export const readFileStart = async (file: Blob): Promise<FileStart> => {
  const bytes = new Uint8Array(await file.slice(0, maxBytes).arrayBuffer());
  const isCut = file.size > bytes.length;
  if (isExcel(bytes)) return null;
  const encoding = detectEncoding(bytes, isCut);
  if (encoding === null) return { unreadable: texts.fileTypeWrong };
  const text = new TextDecoder(encoding).decode(bytes, { stream: isCut });
  return readTable(text.replaceAll(/\r\n?/gu, '\n'), isCut);
};

const excelStarts = ['PK\u0003\u0004', '\u00D0\u00CF\u0011\u00E0\u00A1\u00B1\u001A\u00E1'];

const isExcel = (bytes: Uint8Array): boolean => {
  const start = String.fromCodePoint(...bytes.subarray(0, 8));
  return excelStarts.some((known) => start.startsWith(known));
};

/** Detects by byte order mark, else by the zeros of UTF-16 in Western texts, else UTF-8 if valid, else Windows-1252. Null: no text. */
const detectEncoding = (bytes: Uint8Array, isCut: boolean): string | null => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, 4096);
  const countZeros = (rest: number): number =>
    start.reduce((count, byte, at) => count + (byte === 0 && at % 2 === rest ? 1 : 0), 0);
  const [even, odd] = [countZeros(0), countZeros(1)];
  const many = start.length / 5;
  if (odd > many && even < odd / 10) return 'utf-16le';
  if (even > many && odd < even / 10) return 'utf-16be';
  if (bytes.includes(0)) return null;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: isCut });
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
};

const separators = [',', ';', '\t', '|'];

/** Detects the separator: the one of Excel's `sep=` line, else the most frequent one in the heading outside quotes. */
const detectSeparator = (text: string): { separator: string; skipped: number } => {
  const declared = /^sep=(.)\n/iu.exec(text);
  if (declared?.[1]) return { separator: declared[1], skipped: declared[0].length };
  const heading = (/^\s*((?:"(?:[^"]|"")*"|[^"\n])*)/u.exec(text)?.[1] ?? '').replaceAll(
    /"(?:[^"]|"")*"/gu,
    '',
  );
  const counts = separators.map((separator) => heading.split(separator).length - 1);
  return { separator: separators[counts.indexOf(Math.max(...counts))] ?? ',', skipped: 0 };
};

const countFilled = (cells: readonly string[]): number =>
  cells.findLastIndex((cell) => cell.trim() !== '') + 1;

/** @param isCut whether the file goes on; the last row may then be incomplete. */
const readTable = (text: string, isCut: boolean): FileStart => {
  const { separator, skipped } = detectSeparator(text);
  const whole = isCut ? text.slice(0, text.lastIndexOf('\n') + 1) || text : text;
  const { data, errors } = Papa.parse<string[]>(whole.slice(skipped), {
    delimiter: separator,
    newline: '\n',
  });
  const filled = data.flatMap((cells, row) => (countFilled(cells) > 0 ? [{ cells, row }] : []));
  const [heading, ...others] = filled.slice(0, maxRows + 1);
  if (!heading) return { unreadable: texts.fileEmpty };
  const width = countFilled(heading.cells);
  const last = others.at(-1)?.row ?? heading.row;
  return {
    headings: heading.cells.slice(0, width),
    rows: others.map(({ cells }) => cells.slice(0, width)),
    separator,
    problems: [
      ...errors
        // A misplaced quote also leaves its row open: the first error of a row says more.
        .filter(({ row = 0 }, at) => row <= last && row !== errors[at - 1]?.row)
        .map(formatProblem),
      ...(width > maxColumns ? [texts.tooManyColumns(maxColumns)] : []),
      ...(width === 1 ? [texts.oneColumn] : []),
      ...(others.length === 0 && !isCut ? [texts.noRows] : []),
    ],
  };
};

const formatProblem = ({ code, row = 0 }: Papa.ParseError): string =>
  code === 'MissingQuotes' ? texts.quoteNotClosed(row) : texts.quoteMisplaced(row + 1);
