import { formatCsv } from '../../browser/csv.ts';
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

/** A CSV file of people and the codes that they sign in with. */
export const codesCsv = (codes: readonly CollectedCode[], passKey: string): string =>
  formatCsv(
    headings,
    codes.map(({ code, name, email, phone, department, appCode }) => [
      code,
      name,
      email,
      phone,
      department,
      passKey,
      appCode,
    ]),
  );
