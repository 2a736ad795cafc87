import type { ImportRow_RowFragment } from '../../generated/graphql.ts';
import { formatCsv } from '../../browser/csv.ts';
import { fieldLabels } from './import-words.ts';

const headings = ['ROW', 'NAME', 'COLUMN', 'VALUE', 'PROBLEM'];

/** Every fault of these rows, one a line: where it stands, what is there, what is wrong with it. */
export const errorsCsv = (rows: ImportRow_RowFragment[]): string =>
  formatCsv(
    headings,
    rows.flatMap(({ row, name, error, cells }) => [
      ...(error === null ? [] : [[row, name, '', '', error]]),
      ...cells
        .filter((cell) => cell.error !== null)
        .map((cell) => [row, name, fieldLabels[cell.field], cell.after, cell.error]),
    ]),
  );
