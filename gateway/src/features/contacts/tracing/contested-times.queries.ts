import { withKeptPlans } from '../../../database/plans.js';
import type { Rows } from '../../../database/tenant.js';
import type { Span } from './episodes.js';
import type { PairSpan } from './pair-records.queries.js';
import { epochMs } from './qualifying.queries.js';
import { formatTimestamp } from './record-times.js';

/** SQL: whether a `contest` is about two people, or about one of them with everybody. */
export function isContestOf(one: string, other: string): string {
  return `(person_id = least(${one}, ${other}) AND other_id = greatest(${one}, ${other})
            OR other_id IS NULL AND person_id IN (${one}, ${other}))`;
}

/** Finds the contested times within each span of a pair, with one statement for all spans. */
export async function findContestedTimes(
  db: Rows,
  companyId: string,
  spans: readonly PairSpan[],
): Promise<Span[][]> {
  const times = spans.map((): Span[] => []);
  if (spans.length === 0) return times;
  const found = await withKeptPlans(db, () =>
    db.rows<Span & { span: number }>(
      {
        name: 'contested-times-of-pairs',
        text: `SELECT (ordinality - 1)::int AS span,
            ${epochMs('from_at')}::float8 AS start, ${epochMs('until_at')}::float8 AS end
          FROM unnest($2::uuid[], $3::uuid[], $4::text[], $5::timestamptz[], $6::timestamptz[])
            WITH ORDINALITY AS span (person, other, source, since, until, ordinality)
          JOIN contest ON company_id = $1 AND state = 'IN_FORCE' AND ${isContestOf('person', 'other')}
            AND contest.source = span.source
            AND from_at < span.until AND until_at > span.since
          ORDER BY from_at, until_at`,
      },
      [
        companyId,
        spans.map((span) => span.personId),
        spans.map((span) => span.otherId),
        spans.map((span) => span.source),
        spans.map((span) => formatTimestamp(span.from)),
        spans.map((span) => formatTimestamp(span.until)),
      ],
    ),
  );
  for (const { span, ...time } of found) times[span]!.push(time);
  return times;
}
