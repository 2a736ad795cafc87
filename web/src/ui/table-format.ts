import { storedValue, useStored } from '../lib/browser/stored-value.ts';

export const tableFormats = ['csv', 'csv-semicolon', 'xlsx'] as const;

/** Format of an exported table. */
export type TableFormat = (typeof tableFormats)[number];

const stored = storedValue(
  'visioncloud.export-format',
  (value): TableFormat | null => tableFormats.find((format) => format === value) ?? null,
);

/** Returns the format that was chosen last in this browser. */
export const currentTableFormat = (): TableFormat => stored.current() ?? 'csv';

/** The format that was chosen last in this browser, and a function that changes it. */
export const useTableFormat = (): [TableFormat, (format: TableFormat) => void] => [
  useStored(stored) ?? 'csv',
  stored.set,
];

/** Adds a format to the URL of an exported table. */
export const withFormat = (address: string, format: TableFormat): string =>
  format === 'csv' ? address : `${address}${address.includes('?') ? '&' : '?'}format=${format}`;

/** Returns the short name of a format for the label of a button. */
export const shortFormatName = (format: TableFormat): string =>
  format === 'xlsx' ? 'XLSX' : 'CSV';
