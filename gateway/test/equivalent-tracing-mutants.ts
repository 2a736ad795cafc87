import type { EquivalentMutant } from './equivalent-mutant.ts';

const hasEndedByThePeriod =
  '$6 is $4 minus the maximum length of a record: a record that starts exactly then has ended by $4.';
const isPartOfContested =
  'The uncut records of a pair include the counted ones, so a counted episode that touches a contested one is part of it.';
const isEarliestSpan =
  'Later spans reach the goal later or at the same moment, and the statement keeps the earliest; the condition only avoids sorting them.';
const hasEndedByTheCarrier =
  'A record that starts exactly the maximum length of a record before a carrier counts has ended by then, which another condition excludes.';
const hasEndedByTheSpan =
  'A record that starts exactly the maximum length of a record before a span has ended by then, which another condition excludes.';
const touchesThePeriod =
  'A contest that only touches the period shares no time with its records, which are cut to it.';

/** Equivalent mutants of src/features/tracing. */
export const equivalentTracingMutants: readonly EquivalentMutant[] = [
  {
    file: 'src/features/tracing/contested-times.queries.ts',
    before: 'if (spans.length === 0) return times;',
    after: 'if (false) return times;',
    reason: 'Without spans the statement returns no rows; the condition only avoids running it.',
  },
  {
    file: 'src/features/tracing/contested-times.queries.ts',
    before: 'AND from_at < span.until AND until_at > span.since',
    after: 'AND from_at <= span.until AND until_at > span.since',
    reason: touchesThePeriod,
  },
  {
    file: 'src/features/tracing/contested-times.queries.ts',
    before: 'AND from_at < span.until AND until_at > span.since',
    after: 'AND from_at < span.until AND until_at >= span.since',
    reason: touchesThePeriod,
  },
  {
    file: 'src/features/tracing/cumulative.ts',
    before: 'if (start >= windowEnd) break;',
    after: 'if (start > windowEnd) break;',
    reason: 'A span that starts when the 24 hours end adds nothing to their sum.',
  },
  {
    file: 'src/features/tracing/example.ts',
    before: 'const start = 0;',
    after: 'const start = 1;',
    reason: 'No meeting of the example starts within its first millisecond.',
  },
  {
    file: 'src/features/tracing/pair-records.queries.ts',
    before: "AND start_at > $7 AND ${startsBefore('$8')}",
    after: "AND start_at >= $7 AND ${startsBefore('$8')}",
    reason: hasEndedByTheSpan,
  },
  {
    file: 'src/features/tracing/pair-records.queries.ts',
    before:
      "AND start_at > span.since - ${maxRecordInterval} AND ${startsBefore('span.until')} AND end_at > span.since",
    after:
      "AND start_at >= span.since - ${maxRecordInterval} AND ${startsBefore('span.until')} AND end_at > span.since",
    reason: hasEndedByTheSpan,
  },
  {
    file: 'src/features/tracing/person-meetings.queries.ts',
    before:
      'WHERE company_id = $1 AND ${ownColumn} = $7 AND start_at > $6 AND start_at < $5 AND end_at > $4`;',
    after:
      'WHERE company_id = $1 AND ${ownColumn} = $7 AND start_at >= $6 AND start_at < $5 AND end_at > $4`;',
    reason: hasEndedByThePeriod,
  },
  {
    file: 'src/features/tracing/qualifying.queries.ts',
    before:
      "WHERE contest.company_id = $1 AND contest.state = 'IN_FORCE' AND contest.from_at < ${until} AND contest.until_at > ${from}",
    after:
      "WHERE contest.company_id = $1 AND contest.state = 'IN_FORCE' AND contest.from_at <= ${until} AND contest.until_at > ${from}",
    reason: touchesThePeriod,
  },
  {
    file: 'src/features/tracing/qualifying.queries.ts',
    before:
      "WHERE contest.company_id = $1 AND contest.state = 'IN_FORCE' AND contest.from_at < ${until} AND contest.until_at > ${from}",
    after:
      "WHERE contest.company_id = $1 AND contest.state = 'IN_FORCE' AND contest.from_at < ${until} AND contest.until_at >= ${from}",
    reason: touchesThePeriod,
  },
  {
    file: 'src/features/tracing/qualifying.queries.ts',
    before: 'WHERE EXISTS (SELECT FROM contested)',
    after: 'WHERE true OR EXISTS (SELECT FROM contested)',
    reason:
      'Without contests the join has no rows; the condition only avoids reading the records again.',
  },
  {
    file: 'src/features/tracing/qualifying.queries.ts',
    before: "'counted.start_ms < contested.end_ms AND counted.end_ms > contested.start_ms';",
    after: "'counted.start_ms <= contested.end_ms AND counted.end_ms > contested.start_ms';",
    reason: isPartOfContested,
  },
  {
    file: 'src/features/tracing/qualifying.queries.ts',
    before: "'counted.start_ms < contested.end_ms AND counted.end_ms > contested.start_ms';",
    after: "'counted.start_ms < contested.end_ms AND counted.end_ms >= contested.start_ms';",
    reason: isPartOfContested,
  },
  {
    file: 'src/features/tracing/qualifying.queries.ts',
    before:
      'max(start_ms) FILTER (WHERE covered_until IS NULL OR start_ms > covered_until) OVER before AS span_start,',
    after:
      'max(start_ms) FILTER (WHERE covered_until IS NULL OR start_ms >= covered_until) OVER before AS span_start,',
    reason:
      'Two spans that touch cover the same time as one, and a contact reaches its threshold first from the start of the first.',
  },
  {
    file: 'src/features/tracing/qualifying.queries.ts',
    before:
      'WHERE last.running >= anchor.goal AND last.running - (last.end_ms - last.start_ms) < anchor.goal',
    after:
      'WHERE last.running >= anchor.goal AND last.running - (last.end_ms + last.start_ms) < anchor.goal',
    reason: isEarliestSpan,
  },
  {
    file: 'src/features/tracing/qualifying.queries.ts',
    before:
      'WHERE last.running >= anchor.goal AND last.running - (last.end_ms - last.start_ms) < anchor.goal',
    after:
      'WHERE last.running >= anchor.goal AND last.running - (last.end_ms - last.start_ms) <= anchor.goal',
    reason: isEarliestSpan,
  },
  {
    file: 'src/features/tracing/report.queries.ts',
    before:
      'WHERE company_id = $1 AND start_at > $6 AND start_at < $5 AND end_at > $4 ${personFilter}',
    after:
      'WHERE company_id = $1 AND start_at >= $6 AND start_at < $5 AND end_at > $4 ${personFilter}',
    reason: hasEndedByThePeriod,
  },
  {
    file: 'src/features/tracing/trace.ts',
    before: 'return a < b ? -1 : 1;',
    after: 'return a <= b ? -1 : 1;',
    reason: 'Equal ids have been answered on the line before.',
  },
  {
    file: 'src/features/tracing/trace.ts',
    before: 'return before === undefined || transmission.reachedAt < before.exposedAt;',
    after: 'return before === undefined || transmission.reachedAt <= before.exposedAt;',
    reason:
      'Somebody who is reached again at the same moment has already reached everybody whom they can reach from then on.',
  },
  {
    file: 'src/features/tracing/trace.ts',
    before: 'if (other === undefined || compareTransmissions(transmission, other) < 0) {',
    after: 'if (other === undefined || compareTransmissions(transmission, other) <= 0) {',
    reason: 'A step finds one transmission of each carrier, rule and source to a person.',
  },
  {
    file: 'src/features/tracing/tracing.queries.ts',
    before:
      "AND start_at > $5 AND start_at > carrier.since - ${maxRecordInterval} AND ${startsBefore('$4')}",
    after:
      "AND start_at >= $5 AND start_at > carrier.since - ${maxRecordInterval} AND ${startsBefore('$4')}",
    reason: hasEndedByTheCarrier,
  },
  {
    file: 'src/features/tracing/tracing.queries.ts',
    before:
      "AND start_at > $5 AND start_at > carrier.since - ${maxRecordInterval} AND ${startsBefore('$4')}",
    after:
      "AND start_at > $5 AND start_at >= carrier.since - ${maxRecordInterval} AND ${startsBefore('$4')}",
    reason: hasEndedByTheCarrier,
  },
];
