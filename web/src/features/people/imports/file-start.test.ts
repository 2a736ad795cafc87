import { Buffer } from 'node:buffer';
import Papa from 'papaparse';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import printedSamples from '../../../../../gateway/test/import-samples.json?raw';
import { readFileStart, type FileTable } from './file-start.ts';

/** Files as the gateway reads them; its own test has the same. */
const samples = JSON.parse(printedSamples) as { name: string; base64: string; rows: string[][] }[];

const readTable = async (...content: BlobPart[]): Promise<FileTable> => {
  const start = await readFileStart(new Blob(content));
  if (start === null || 'unreadable' in start) throw new Error(start?.unreadable ?? 'Excel');
  return start;
};

describe('the first rows of a file', () => {
  it.each(samples)('are those that the gateway reads: $name', async ({ base64, rows }) => {
    const { headings, rows: read, problems } = await readTable(Buffer.from(base64, 'base64'));
    expect([headings, ...read]).toEqual(rows.slice(0, 21));
    expect(problems).toEqual([]);
  });

  it('are those that were written', async () => {
    const cell = fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) => text.toWellFormed());
    const filled = cell.map((text) => `x${text}`);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(filled, cell, filled), { minLength: 1, maxLength: 20 }),
        fc.constantFrom(',', ';', '\t', '|'),
        async (rows, delimiter) => {
          const headings = ['Name', 'Note', 'Email'];
          const text = Papa.unparse([headings, ...rows], { delimiter });
          const table = await readTable(text);
          expect(table.separator).toBe(delimiter);
          const expected = rows.map((cells) =>
            cells.map((written) => written.replaceAll(/\r\n?/gu, '\n')),
          );
          expect([table.headings, ...table.rows]).toEqual([headings, ...expected]);
        },
      ),
    );
  });

  it('are read from the start of a large file, without its last, incomplete row', async () => {
    const text = `Name,Email\n${`${'a'.repeat(100_000)},b\n`.repeat(4)}`;
    const { rows, problems } = await readTable(text);
    expect(rows.map(([name]) => name?.length)).toEqual([100_000, 100_000]);
    expect(problems).toEqual([]);
  });

  it('are Windows-1252 or UTF-8 in a large file too', async () => {
    const heading = new TextEncoder().encode('Näme,Email\n');
    // The cut is inside a letter of two bytes.
    const { headings } = await readTable(heading, `x${'ä'.repeat(200_000)}\n`);
    expect(headings).toEqual(['Näme', 'Email']);
  });

  it.each([
    ['Name,Email\nAnna,"anna@acme.test\nBen,ben@acme.test\n', 'A quote after row 1 is not closed.'],
    [
      'Name,Email\n"Anna" Li,a@acme.test\n',
      'A quote in row 2 is followed by more text. Please check its cells.',
    ],
    ['Name,Email\n', 'The file has headings, but no rows.'],
    [
      'Name\nAnna\n',
      'There is only one column. Commas, semicolons, tabs or bars separate columns.',
    ],
    [
      `${Array.from({ length: 500 }, (_, at) => `c${at}`).join(',')}\n1,2\n`,
      'There are more than 200 columns, which an import refuses.',
    ],
  ])('say what is wrong, file %#', async (text, problem) => {
    expect((await readTable(text)).problems).toEqual([problem]);
  });

  it.each([
    ['\n \n', 'This file is empty. Please select another one.'],
    [
      new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0, 1, 2, 3]),
      'Please select a csv, xls or xlsx file.',
    ],
  ])('are missing for a reason, file %#', async (content, unreadable) => {
    expect(await readFileStart(new Blob([content]))).toEqual({ unreadable });
  });

  it('are left to the gateway for Excel files, whatever their name', async () => {
    expect(await readFileStart(new Blob(['PK\u0003\u0004…']))).toBeNull();
  });
});
