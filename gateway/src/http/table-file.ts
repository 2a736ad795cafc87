import { parse } from 'csv-parse/sync';
import type { RequestContext } from '../request/context.js';
import type { TenantTransaction } from '../database/tenant.js';
import { byteOrderMark, type Cell, formatCsv, streamCsv } from './csv.js';
import type { FileRequest, FileStream } from './file-stream.js';
import { escapeFormula } from './formula.js';
import { readEnum } from './query-parameters.js';

/** A file with a table that is generated while it is sent. Its cells contain no formulas. */
export type OpenedTable = {
  /** Name of the file without its extension. */
  name: string;
  headings: string[];
} & (
  | { batches(db: TenantTransaction): AsyncIterable<Cell[][]> | Iterable<Cell[][]> }
  | {
      /** Yields lines of the CSV file with escaped formulas and their line breaks: the fast way for a large file. */
      lines(db: TenantTransaction): AsyncIterable<string> | Iterable<string>;
    }
);

interface TableFile extends Omit<FileStream, 'contentType' | 'otherContentTypes' | 'open'> {
  open: (context: RequestContext, request: FileRequest) => Promise<OpenedTable>;
}

enum TableFormat {
  CSV = 'csv',
  CSV_SEMICOLON = 'csv-semicolon',
  XLSX = 'xlsx',
}

const csvContentType = 'text/csv; charset=utf-8';
const xlsxContentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Makes a file with a table, in the format that the request chooses. */
export function makeTableFile({ open, query, ...file }: TableFile): FileStream {
  return {
    ...file,
    contentType: csvContentType,
    otherContentTypes: [xlsxContentType],
    query: {
      ...query,
      format: {
        description:
          'Format of the file. csv-semicolon is for spreadsheets in countries that write decimals with a comma.',
        type: 'string',
        enum: Object.values(TableFormat),
        default: TableFormat.CSV,
      },
    },
    async open(context, request) {
      const format = readEnum(request.query, 'format', TableFormat) ?? TableFormat.CSV;
      const table = await open(context, request);
      const isXlsx = format === TableFormat.XLSX;
      return {
        fileName: `${table.name}.${isXlsx ? 'xlsx' : 'csv'}`,
        contentType: isXlsx ? xlsxContentType : csvContentType,
        chunks: (db) => streamTable(table, format, db),
      };
    },
  };
}

function streamTable(
  table: OpenedTable,
  format: TableFormat,
  db: TenantTransaction,
): AsyncIterable<string | Uint8Array> {
  const { headings } = table;
  if ('lines' in table && format === TableFormat.CSV) return streamLines(headings, table.lines(db));
  const batches = 'lines' in table ? parseLines(table.lines(db)) : escapeCells(table.batches(db));
  if (format === TableFormat.XLSX) return streamXlsx(headings, batches);
  return streamCsv(headings, batches, format === TableFormat.CSV ? ',' : ';');
}

async function* streamLines(
  headings: string[],
  lines: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<string> {
  yield byteOrderMark + formatCsv([headings]);
  yield* lines;
}

async function* parseLines(
  lines: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<Cell[][]> {
  for await (const batch of lines) yield parse(batch, { record_delimiter: '\r\n' });
}

async function* escapeCells(
  batches: AsyncIterable<Cell[][]> | Iterable<Cell[][]>,
): AsyncGenerator<Cell[][]> {
  for await (const rows of batches)
    yield rows.map((row) =>
      row.map((cell) => (typeof cell === 'string' ? escapeFormula(cell) : cell)),
    );
}

/** Yields a workbook with one sheet. Numbers are stored as numbers, other cells as text. */
async function* streamXlsx(
  headings: string[],
  batches: AsyncIterable<Cell[][]>,
): AsyncGenerator<Uint8Array> {
  // Loaded on demand, because few requests need it.
  const { writeXlsxStream } = await import('hucre/xlsx');
  yield* writeXlsxStream(listRows(headings, batches), { name: 'Sheet1', freezePane: { rows: 1 } });
}

async function* listRows(
  headings: string[],
  batches: AsyncIterable<Cell[][]>,
): AsyncGenerator<Cell[]> {
  yield headings;
  for await (const rows of batches) yield* rows;
}
