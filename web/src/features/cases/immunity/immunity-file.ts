import Papa from 'papaparse';
import type { ImmunityRowInput } from '../../../generated/graphql.ts';
import { texts } from './texts.ts';

type Column = keyof ImmunityRowInput;

/** Headings by column, in lower case and without marks. */
const headings: Record<Column, readonly string[]> = {
  employee: ['employee', 'employeecode', 'employeeid', 'code', 'email', 'person'],
  disease: ['disease'],
  kind: ['kind', 'evidence', 'type'],
  day: ['day', 'date'],
  doses: ['doses', 'dose'],
  result: ['result'],
  validUntil: ['validuntil', 'countsuntil', 'expires'],
  document: ['document', 'issuer', 'number'],
};

const needed = ['employee', 'disease', 'kind', 'day'] as const satisfies Column[];

/** The rows of a file that are not blank, and the line of each. */
export interface ReadFile {
  rows: ImmunityRowInput[];
  lines: number[];
}

/** A file that was read, or why it cannot be read. */
export type ImmunityFile = ReadFile | { problem: string };

/** Reads a CSV file with commas, semicolons or tabs, whose first line has the headings. */
export const readImmunityFile = async (file: Blob): Promise<ImmunityFile> => {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return { problem: texts.fileEncoding };
  }
  const { data, meta } = Papa.parse<Record<string, string | undefined>>(text, {
    header: true,
    delimitersToGuess: [',', ';', '\t'],
    transformHeader: (heading) => heading.toLowerCase().replaceAll(/[^a-z]/gu, ''),
  });
  const found = meta.fields ?? [];
  const nameOf = (column: Column): string | undefined =>
    headings[column].find((heading) => found.includes(heading));
  const missing = needed.filter((column) => nameOf(column) === undefined);
  if (missing.length > 0) return { problem: texts.fileHeadings(missing.join(', ')) };
  const filled = data.flatMap((cells, index) =>
    // The headings are the first line.
    Object.values(cells).some((cell) => cell?.trim()) ? [{ cells, line: index + 2 }] : [],
  );
  if (filled.length === 0) return { problem: texts.fileEmpty };
  const columns = (Object.keys(headings) as Column[]).flatMap((column) => {
    const name = nameOf(column);
    return name === undefined ? [] : [[column, name] as const];
  });
  return {
    rows: filled.map(({ cells }) =>
      Object.fromEntries(columns.map(([column, name]) => [column, cells[name] ?? null])),
    ),
    lines: filled.map(({ line }) => line),
  };
};
