interface EquivalentMutant {
  /** Path below gateway. */
  file: string;
  /** The line before and after the change, as `pnpm mutants` prints them. */
  before: string;
  after: string;
  /** Why no test can tell the two apart. */
  reason: string;
}

/** Changes that `pnpm mutants` leaves out, because the program does the same with them. */
export const equivalentMutants: readonly EquivalentMutant[] = [
  {
    file: 'src/features/retention/retention.queries.ts',
    before: 'WHERE retention_due <= now() AND (deletion_at IS NULL OR deletion_at > now())',
    after: 'WHERE retention_due < now() AND (deletion_at IS NULL OR deletion_at > now())',
    reason:
      'The column holds milliseconds and now() microseconds: a moment in which both are equal cannot be arranged, and the run an hour later finds the company.',
  },
];
