import { equivalentAccessMutants } from './equivalent-access-mutants.ts';
import { type EquivalentMutant, neverEqualToNow } from './equivalent-mutant.ts';
import { equivalentTracingMutants } from './equivalent-tracing-mutants.ts';

const endsAfterItStarts = 'A record that has ended by a moment started before it.';

/** Changes that `pnpm mutants` leaves out, because the program does the same with them. */
export const equivalentMutants: readonly EquivalentMutant[] = [
  ...equivalentAccessMutants,
  ...equivalentTracingMutants,
  {
    file: 'src/features/contacts/upload.queries.ts',
    before:
      'UNION SELECT id, code FROM employee WHERE company_id = $1 AND code = ANY ($3::text[]) AND deleted_at IS NULL`,',
    after:
      'UNION SELECT id, code FROM employee WHERE company_id = $1 AND code = ANY ($3::text[]) OR deleted_at IS NULL`,',
    reason:
      'Deleted people have no code, and only the references of the upload are looked up in the found people; the condition only avoids reading others.',
  },
  {
    file: 'src/features/insights/case-figures.queries.ts',
    before: 'count(inform_by) FILTER (WHERE NOT is_informed AND inform_by <= now()) AS late',
    after: 'count(inform_by) FILTER (WHERE NOT is_informed AND inform_by < now()) AS late',
    reason: neverEqualToNow,
  },
  {
    file: 'src/features/insights/case-figures.queries.ts',
    before:
      "WHERE company_id = $1 AND opened_at > now() - interval '30 days' AND ${isCounted('disease_case')}",
    after:
      "WHERE company_id = $1 AND opened_at >= now() - interval '30 days' AND ${isCounted('disease_case')}",
    reason: neverEqualToNow,
  },
  {
    file: 'src/features/insights/case-figures.queries.ts',
    before: 'SELECT employee_id, disease, next_step, due_at <= now() AS is_overdue FROM follow_up',
    after: 'SELECT employee_id, disease, next_step, due_at < now() AS is_overdue FROM follow_up',
    reason: neverEqualToNow,
  },
  {
    file: 'src/features/insights/insights.queries.ts',
    before: 'WHERE company_id = $1 AND deleted_at IS NULL AND last_active_at > ${dayAgo}',
    after: 'WHERE company_id = $1 AND deleted_at IS NULL AND last_active_at >= ${dayAgo}',
    reason: neverEqualToNow,
  },
  {
    file: 'src/features/insights/insights.queries.ts',
    before: 'WHERE company_id = $1 AND last_end > ${dayAgo}',
    after: 'WHERE company_id = $1 AND last_end >= ${dayAgo}',
    reason: neverEqualToNow,
  },
  {
    file: 'src/features/insights/insights.queries.ts',
    before:
      "WHERE company_id = $1 AND deleted_at IS NULL AND last_active_at > ${sqlAgo('2 hours')}`,",
    after:
      "WHERE company_id = $1 AND deleted_at IS NULL AND last_active_at >= ${sqlAgo('2 hours')}`,",
    reason: neverEqualToNow,
  },
  {
    file: 'src/features/insights/rollup.queries.ts',
    before:
      "WHERE company_id = $1 AND start_at > from_at - interval '${maxRecordMs} milliseconds' AND start_at < until_at AND end_at > from_at",
    after:
      "WHERE company_id = $1 AND start_at >= from_at - interval '${maxRecordMs} milliseconds' AND start_at < until_at AND end_at > from_at",
    reason: 'A record that starts its maximum length before the day has ended when the day begins.',
  },
  {
    file: 'src/features/insights/rollup.queries.ts',
    before:
      "WHERE company_id = $1 AND start_at > from_at - interval '${maxRecordMs} milliseconds' AND start_at < until_at",
    after:
      "WHERE company_id = $1 AND start_at >= from_at - interval '${maxRecordMs} milliseconds' AND start_at < until_at",
    reason: 'A record that starts its maximum length before the day has ended when the day begins.',
  },
  {
    file: 'src/features/orders/order.queries.ts',
    before:
      "name: `orders${companyId === null ? '' : '-of-company'}${search === '' ? '' : '-found'}`,",
    after:
      "name: `orders${companyId !== null ? '' : '-of-company'}${search === '' ? '' : '-found'}`,",
    reason: 'The four statements still have four names.',
  },
  {
    file: 'src/features/orders/order.queries.ts',
    before:
      "name: `orders${companyId === null ? '' : '-of-company'}${search === '' ? '' : '-found'}`,",
    after:
      "name: `orders${companyId === null ? '' : '-of-company'}${search !== '' ? '' : '-found'}`,",
    reason: 'The four statements still have four names.',
  },
  {
    file: 'src/features/photos/image-container.ts',
    before:
      'if (marker < 0xc0 || (marker >= 0xd0 && marker <= 0xd8) || at + 4 > bytes.length) return false;',
    after:
      'if (marker < 0xc0 || (marker >= 0xd0 && marker <= 0xd8) || at + 4 >= bytes.length) return false;',
    reason:
      'A file that ends with the length of a segment has no end marker after it and is refused either way.',
  },
  {
    file: 'src/features/photos/photo-route.ts',
    before: 'await context.begin(true);',
    after: 'await context.begin(false);',
    reason: 'The transaction only reads.',
  },
  {
    file: 'src/features/photos/photo.queries.ts',
    before: 'WHERE company_id = $1 AND employee_id = ANY ($2::uuid[])`,',
    after: 'WHERE true OR company_id = $1 AND employee_id = ANY ($2::uuid[])`,',
    reason: 'The loader picks the photos of its people; the condition only avoids reading others.',
  },
  {
    file: 'src/features/photos/photo.queries.ts',
    before: 'WHERE company_id = $1 AND employee_id = ANY ($2::uuid[])`,',
    after: 'WHERE company_id = $1 OR employee_id = ANY ($2::uuid[])`,',
    reason: 'The loader picks the photos of its people; the condition only avoids reading others.',
  },
  {
    file: 'src/features/photos/picture.ts',
    before: 'sharp.cache(false);',
    after: 'sharp.cache(true);',
    reason: 'The cache of the library only takes memory.',
  },
  {
    file: 'src/features/photos/picture.ts',
    before: 'const maxDecodeSeconds = 5;',
    after: 'const maxDecodeSeconds = 6;',
    reason: 'No image of an allowed size takes that long: the limit only ends a decode that hangs.',
  },
  {
    file: 'src/features/photos/picture.ts',
    before: 'if (!kind) return undefined;',
    after: 'if (false) return undefined;',
    reason:
      'The comparison with the format that the library detects refuses the file too; this condition only avoids decoding its header.',
  },
  {
    file: 'src/features/photos/picture.ts',
    before: 'if (header.format !== kind) return undefined;',
    after: 'if (false) return undefined;',
    reason:
      'The library detects a format by the same first bytes as `detectImageKind`; the condition is there in case it stops doing so.',
  },
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
    file: 'src/features/retention/retention.queries.ts',
    before: 'WHERE retention_due_at <= now() AND (deletion_at IS NULL OR deletion_at > now())',
    after: 'WHERE retention_due_at <= now() AND (deletion_at IS NULL OR deletion_at >= now())',
    reason: neverEqualToNow,
  },
  {
    file: 'src/features/retention/retention.queries.ts',
    before: '(SELECT FROM contact WHERE company_id = $1 AND start_at < $2 AND end_at <= $2',
    after: '(SELECT FROM contact WHERE company_id = $1 AND start_at <= $2 AND end_at <= $2',
    reason: endsAfterItStarts,
  },
  {
    file: 'src/features/retention/retention.queries.ts',
    before:
      'SELECT FROM camera_breach WHERE company_id = $1 AND start_at < $2 AND end_at <= $2 LIMIT $4) AS breaches) AS breaches,',
    after:
      'SELECT FROM camera_breach WHERE company_id = $1 AND start_at <= $2 AND end_at <= $2 LIMIT $4) AS breaches) AS breaches,',
    reason: endsAfterItStarts,
  },
  {
    file: 'src/features/retention/retention.queries.ts',
    before:
      '(SELECT start_at FROM contact WHERE company_id = $1 AND start_at < $2 AND end_at <= $2',
    after:
      '(SELECT start_at FROM contact WHERE company_id = $1 AND start_at <= $2 AND end_at <= $2',
    reason: endsAfterItStarts,
  },
  {
    file: 'src/features/retention/retention.queries.ts',
    before:
      '(SELECT start_at FROM camera_breach WHERE company_id = $1 AND start_at < $2 AND end_at <= $2 ORDER BY start_at LIMIT 1),',
    after:
      '(SELECT start_at FROM camera_breach WHERE company_id = $1 AND start_at <= $2 AND end_at <= $2 ORDER BY start_at LIMIT 1),',
    reason: endsAfterItStarts,
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
];
