import { randomInt } from 'node:crypto';

/** Makes a six-digit code. It never begins with 0: a spreadsheet that opens the file would drop it. */
export function makeAppCode(): string {
  return String(randomInt(100_000, 1_000_000));
}

/** What is sealed for the admin who collects the codes. */
export interface SealedCode {
  /** The employee. */
  id: string;
  code: string;
  /** As it was stored; when the employee has another one at the collection, the code is no longer good. */
  hash: string;
}
