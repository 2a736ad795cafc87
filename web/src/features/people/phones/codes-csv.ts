import Papa from 'papaparse';
import type { CollectedCode } from './collected-codes.ts';

const fields = ['ID NO.', 'NAME', 'EMAIL', 'PHONE NO.', 'DEPARTMENT', 'PASS-KEY', 'SIX-DIGIT CODE'];

/**
 * Builds a CSV file of people and their sign-in codes. The only CSV file that the browser writes: the codes are encrypted for this
 * browser, so the gateway cannot stream them.
 */
export const codesCsv = (codes: readonly CollectedCode[], passKey: string): Blob => {
  const data = codes.map(({ code, name, email, phone, department, appCode }) => [
    code,
    name,
    email,
    phone,
    department,
    passKey,
    appCode,
  ]);
  const text = Papa.unparse(
    { fields, data },
    // The library's own pattern misses a formula in a text of several lines.
    { newline: '\r\n', escapeFormulae: /^[=+\-@\t\r]/u },
  );
  // Excel reads UTF-8 only with a byte order mark.
  return new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' });
};
