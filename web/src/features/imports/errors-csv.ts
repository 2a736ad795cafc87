import type { ImportRow_RowFragment } from '../../generated/graphql.ts';
import { formatCsv } from '../../browser/csv.ts';
import { texts } from './texts.tsx';

/** Lists every fault of these rows as CSV, one per line: its place, the value and what is wrong. */
export const errorsCsv = (rows: ImportRow_RowFragment[]): string =>
  formatCsv(
    texts.errorColumns,
    rows.flatMap(({ row, name, error, cells }) => [
      ...(error === null ? [] : [[row, name, '', '', error]]),
      ...cells
        .filter((cell) => cell.error !== null)
        .map((cell) => [row, name, texts.fields[cell.field], cell.after, cell.error]),
    ]),
  );
