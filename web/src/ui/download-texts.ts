import type { TableFormat } from './table-format.ts';

export const downloadTexts = {
  /** Used if the gateway names none. */
  fileName: 'download',
  exportAs: (format: string): string => `Export ${format}`,
  chooseFormat: (button: string): string => `${button}: choose the format`,
  format: 'Format',
  formatNames: {
    csv: 'CSV',
    'csv-semicolon': 'CSV with semicolons',
    xlsx: 'Excel (XLSX)',
  } satisfies Record<TableFormat, string>,
  failed: 'The export could not be made. Please try again!',
};
