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
    file: 'src/features/retention/forget-records.job.ts',
    before: 'const defaultBatchSize = 10_000;',
    after: 'const defaultBatchSize = 10001;',
    reason: 'Batches of any size delete the same records.',
  },
  {
    file: 'src/features/retention/retention.queries.ts',
    before: "const from = 'FROM retention_run WHERE company_id = $1';",
    after: "const from = 'FROM retention_run WHERE true OR company_id = $1';",
    reason: 'Row level security shows a company only its own runs.',
  },
  {
    file: 'src/features/retention/retention.queries.ts',
    before: 'WHERE retention_due_at <= now() AND (deletion_at IS NULL OR deletion_at > now())',
    after: 'WHERE retention_due_at < now() AND (deletion_at IS NULL OR deletion_at > now())',
    reason:
      'The column holds milliseconds and now() microseconds: a moment in which both are equal cannot be arranged, and the run an hour later finds the company.',
  },
  {
    file: 'src/features/subscriptions/licence.loaders.ts',
    before:
      'FROM company_order WHERE company_id = ANY ($1::uuid[]) ORDER BY company_id, created_at DESC, id DESC`,',
    after:
      'FROM company_order WHERE true OR company_id = ANY ($1::uuid[]) ORDER BY company_id, created_at DESC, id DESC`,',
    reason:
      'The loader picks the orders of its companies; the condition only avoids reading others.',
  },
  {
    file: 'src/features/subscriptions/licence.loaders.ts',
    before:
      'FROM company_order WHERE company_id = ANY ($1::uuid[]) ORDER BY company_id, created_at DESC, id DESC`,',
    after:
      'FROM company_order WHERE company_id = ANY ($1::uuid[]) ORDER BY company_id, created_at DESC, id ASC`,',
    reason: 'The orders of a company are placed one after the other, each at a later moment.',
  },
  {
    file: 'src/features/subscriptions/subscription.queries.ts',
    before: "text: 'SELECT 1 FROM company_order WHERE company_id = $1 LIMIT 1',",
    after: "text: 'SELECT 1 FROM company_order WHERE true OR company_id = $1 LIMIT 1',",
    reason: 'Row level security shows a company only its own orders.',
  },
  {
    file: 'src/features/subscriptions/trial.ts',
    before: "@ObjectType({ description: 'The free trial of a company.', simpleResolvers: true })",
    after: "@ObjectType({ description: 'The free trial of a company.', simpleResolvers: false })",
    reason: 'The option only makes reading the fields faster.',
  },
  {
    file: 'src/features/tracing/contested-times.queries.ts',
    before: 'if (spans.length === 0) return times;',
    after: 'if (false) return times;',
    reason: 'Without spans the statement returns no rows; the condition only avoids running it.',
  },
  {
    file: 'src/features/tracing/report.queries.ts',
    before:
      'WHERE company_id = $1 AND start_at > $6 AND start_at < $5 AND end_at > $4 ${personFilter}',
    after:
      'WHERE company_id = $1 AND start_at >= $6 AND start_at < $5 AND end_at > $4 ${personFilter}',
    reason:
      '$6 is $4 minus the maximum length of a record: a record that starts exactly then has ended by $4.',
  },
];
