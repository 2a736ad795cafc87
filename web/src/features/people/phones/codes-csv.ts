import type { CollectedCode } from './collected-codes.ts';

const headings = [
  'ID NO.',
  'NAME',
  'EMAIL',
  'PHONE NO.',
  'DEPARTMENT',
  'PASS-KEY',
  'SIX-DIGIT CODE',
];

/**
 * Builds a CSV file of people and their sign-in codes. The only CSV file that the browser writes: the codes are encrypted for this
 * browser, so the gateway cannot stream them.
 */
export const codesCsv = (codes: readonly CollectedCode[], passKey: string): Blob => {
  const rows = codes.map(({ code, name, email, phone, department, appCode }) => [
    code,
    name,
    email,
    phone,
    department,
    passKey,
    appCode,
  ]);
  const lines = [headings, ...rows].map((cells) => cells.map(formatCell).join(','));
  // Excel reads UTF-8 only with a byte order mark.
  return new Blob(['\uFEFF', lines.join('\r\n')], { type: 'text/csv;charset=utf-8' });
};

/** Quotes a cell if needed, and prefixes an apostrophe to what a spreadsheet would run as a formula. */
const formatCell = (cell: string | null): string => {
  const text = cell ?? '';
  if (/^[=+\-@\t\r]/u.test(text)) return quote(`'${text}`);
  return /[,"\r\n\uFEFF]|^ | $/u.test(text) ? quote(text) : text;
};

const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`;
