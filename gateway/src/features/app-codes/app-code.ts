import { randomInt } from 'node:crypto';

/** Makes a six-digit code. It never begins with 0, which a spreadsheet would drop. */
export function makeAppCode(): string {
  return String(randomInt(100_000, 1_000_000));
}

/** A code as it is encrypted for the admin who collects it. */
export interface SealedCode {
  /** Id of the employee. */
  id: string;
  code: string;
  /** The stored hash. If the employee has another one at the collection, the code is no longer valid. */
  hash: string;
}
