/** A change of one token with which the program does the same. */
export interface EquivalentMutant {
  /** Path below gateway. */
  file: string;
  /** The line before and after the change, as `pnpm mutants` prints them. */
  before: string;
  after: string;
  /** Why no test can tell the two apart. */
  reason: string;
}

/** Reason for `<` and `<=` between a column and now(). */
export const neverEqualToNow =
  'The column holds milliseconds and now() microseconds: a moment in which both are equal cannot be arranged.';
