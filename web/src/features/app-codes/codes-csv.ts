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
 * A CSV file of people and the codes that they sign in with. It is the only one that the browser writes: codes are sealed for this
 * browser, so the gateway has none that it could stream.
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

/** Quotes a cell that needs it, with an apostrophe in front of what a spreadsheet would run as a formula. */
const formatCell = (cell: string | null): string => {
  const text = cell ?? '';
  if (/^[=+\-@\t\r]/u.test(text)) return quote(`'${text}`);
  return /[,"\r\n\uFEFF]|^ | $/u.test(text) ? quote(text) : text;
};

const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`;
