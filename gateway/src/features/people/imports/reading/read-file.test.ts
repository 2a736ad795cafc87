import { readFileSync } from 'node:fs';
import { utils, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import {
  zipWithEmptySheet,
  zipWithFalseSize,
  zipSheet,
  zipParts,
} from '../../../../../test/hostile-sheets.js';
import { detectSeparator } from './csv-rows.ts';
import { readFile } from './read-file.ts';

type Line = [number, string[]];

async function readLines(content: string | Buffer): Promise<Line[]> {
  const lines: Line[] = [];
  await readFile(Buffer.from(content as string), async (read) => {
    lines.push(...(JSON.parse(read.lines) as Line[]));
  });
  return lines;
}
const readCells = async (content: string | Buffer) =>
  (await readLines(content)).map(([, cells]) => cells);
const readProblem = (content: string | Buffer) =>
  readLines(content).then(
    () => 'read',
    (error: Error) => error.message,
  );
const encodeUtf16Be = (text: string) => Buffer.from(text, 'utf16le').swap16();
const addMark = (bytes: number[], rest: Buffer) => Buffer.concat([Buffer.from(bytes), rest]);

function sheet(rows: unknown[][], bookType: 'xlsx' | 'biff8' = 'xlsx'): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'People');
  return write(book, { type: 'buffer', bookType, compression: true }) as Buffer;
}

/** Files with their rows; the preview in the browser reads them too. */
const samples = JSON.parse(
  readFileSync(new URL('../../../../../test/import-samples.json', import.meta.url), 'utf8'),
) as { name: string; base64: string; rows: string[][] }[];

describe('readFile with a CSV file', () => {
  it.each(samples)('reads $name', async ({ base64, rows }) => {
    expect(await readCells(Buffer.from(base64, 'base64'))).toEqual(rows);
  });

  const expected = [
    ['Näme', 'ID'],
    ['Zoë “x”', '1'],
  ];
  const text = 'Näme,ID\nZoë “x”,1\n';
  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a mark', addMark([0xef, 0xbb, 0xbf], Buffer.from(text))],
    ['UTF-16 LE with a mark', addMark([0xff, 0xfe], Buffer.from(text, 'utf16le'))],
    ['UTF-16 BE with a mark', addMark([0xfe, 0xff], encodeUtf16Be(text))],
    ['UTF-16 LE', Buffer.from(text, 'utf16le')],
    ['UTF-16 BE', encodeUtf16Be(text)],
    ['Windows-1252', Buffer.from(text.replace('“', '\x93').replace('”', '\x94'), 'latin1')],
  ])('reads %s', async (_name, bytes) => {
    expect(await readCells(bytes)).toEqual(expected);
  });

  it.each([
    ['commas', 'a,b;c\n1,2\n', ','],
    ['semicolons', 'a;"b,,,c";d\n', ';'],
    ['tabs', 'a\tb\n', '\t'],
    ['bars', 'a|b\n', '|'],
    ['the separator that sep= names', 'sep=;\r\na,a;b\n', ';'],
    ['commas if there is one column', 'email\n', ','],
  ])('splits cells at %s', (_name, content, separator) => {
    expect(detectSeparator(content).separator).toBe(separator);
  });

  it('keeps quotes, separators and line breaks inside quotes, and counts blank rows', async () => {
    expect(await readLines('sep=;\r\na;b\r\n\r\n"x;""y""\r\nz";5" pipe\r\n')).toEqual([
      [1, ['a', 'b']],
      [3, ['x;"y"\r\nz', '5" pipe']],
    ]);
  });

  it('accepts every kind of line break', async () => {
    expect(await readCells('a\rb\nc\r\nd')).toEqual([['a'], ['b'], ['c'], ['d']]);
  });

  it.each([
    ['an empty file', '', 'The file is empty'],
    ['a file of blanks', '\n ,\n', 'The file is empty'],
    [
      'a picture',
      Buffer.from([0x89, 0x50, 0, 0, 1, 0, 2, 3, 0, 0, 9]),
      'Please select a csv, xls or xlsx file',
    ],
    ['an open quote', 'a,b\n1,2\n3,"4\n5,6', 'A quote after row 2 is not closed'],
    ['201 columns', 'a,'.repeat(201), 'At most 200 columns'],
    ['a million columns', `a,b\n${'x,'.repeat(1_000_000)}\n`, 'At most 200 columns'],
    ['a line without end', `a\n${'x'.repeat(5_000_000)}`, 'Row 2 is too long: at most 200 columns'],
    ['100,001 rows', 'x\n'.repeat(100_002), 'At most 100,000 rows'],
    [
      'more text than the limit',
      `${'h,'.repeat(199)}h\n${`${'x'.repeat(99)},`.repeat(200)}\n`.concat(
        `${`${'y'.repeat(1000)},`.repeat(199)}\n`.repeat(330),
      ),
      'The file has too much text',
    ],
  ])('refuses %s', async (_name, content, message) => {
    expect(await readProblem(content)).toBe(message);
  });

  it('reads 100,000 rows', async () => {
    expect(await readLines('x\n'.repeat(100_001))).toHaveLength(100_001);
  });
});

describe.each(['xlsx', 'biff8'] as const)('readFile with an Excel file (%s)', (kind) => {
  it('returns whole numbers, dates as days, and texts unchanged', async () => {
    const rows = [
      ['phone', 'born', 'text', 'flag'],
      [12_300_000_000, { t: 'n', v: 44_197, z: 'dd/mm/yyyy' }, '=not a formula', true],
      ['+065 0123', { t: 'n', v: 7, z: '000000' }, 'Zoë 🙂', 1.5],
    ];
    expect(await readLines(sheet([rows[0] ?? [], [], ...rows.slice(1)], kind))).toEqual([
      [1, ['phone', 'born', 'text', 'flag']],
      [3, ['12300000000', '2021-01-01', '=not a formula', 'true']],
      [4, ['+065 0123', '000007', 'Zoë 🙂', '1.5']],
    ]);
  });
});

describe('readFile with a large Excel file', { timeout: 60_000 }, () => {
  it('reads 100,000 rows in little memory', async () => {
    const rows = Array.from({ length: 100_001 }, (_, at) => [
      `E-${at}`,
      'Somebody Of Many',
      60_000_000 + at,
      `person.${at}@company.example`,
      `Department ${at % 30}`,
    ]);
    const bytes = sheet(rows);
    const before = process.memoryUsage.rss();
    expect(await readLines(bytes)).toHaveLength(100_001);
    expect(process.memoryUsage.rss() - before).toBeLessThan(300_000_000);
  });

  it('refuses a million rows', async () => {
    const rows = Array.from(
      { length: 1_000_000 },
      (_, at) => `<row r="${at + 1}"><c r="A${at + 1}"><v>1</v></c></row>`,
    );
    expect(await readProblem(zipSheet(rows.join('')))).toBe('At most 100,000 rows');
  });

  it('refuses a file that needs too much memory, without ending the process', async () => {
    // Memory is allocated for every column before the last cell: 7 KB per row.
    const rows = Array.from(
      { length: 60_000 },
      (_, at) => `<row r="${at + 1}"><c r="AHP${at + 1}"><v>1</v></c></row>`,
    );
    expect(await readProblem(zipSheet(rows.join('')))).toBe(
      'The file needs too much memory: please save it as csv',
    );
  });
});

describe('readFile with a hostile Excel file', () => {
  it.each([
    [
      'is small but unpacks to 60 MB',
      () => zipWithEmptySheet(60),
      'The file is too large when unpacked: please save it again, or as csv',
    ],
    [
      'unpacks to 300 MB',
      () => zipWithEmptySheet(300),
      'The file is too large when unpacked: please save it again, or as csv',
    ],
    [
      'declares a false size',
      () => zipWithFalseSize(),
      'The file is too large when unpacked: please save it again, or as csv',
    ],
    [
      'is an archive of another program',
      () => zipParts({ 'word/document.xml': Buffer.from('<w/>') }),
      'Please select a csv, xls or xlsx file',
    ],
    [
      'is a broken archive',
      () => Buffer.from('PK\u0003\u0004 and then nothing'),
      'Please select a csv, xls or xlsx file',
    ],
    [
      'is an empty old file',
      () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]),
      'Please select a csv, xls or xlsx file',
    ],
    [
      'has a million columns',
      () => zipSheet('<row r="1"><c r="A1"><v>1</v></c><c r="ZZZZZ1"><v>1</v></c></row>'),
      'At most 200 columns',
    ],
  ])('refuses a file that %s, in little memory', async (_name, make, message) => {
    const bytes = make();
    const before = process.memoryUsage.rss();
    expect(await readProblem(bytes)).toBe(message);
    expect(process.memoryUsage.rss() - before).toBeLessThan(250_000_000);
  });
});
