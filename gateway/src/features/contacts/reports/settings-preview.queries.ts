import type { Rows } from '../../../database/tenant.js';
import type { SettingsOutcome } from './settings-preview.types.js';
import {
  continuous,
  cumulative,
  epochMs,
  placeOfSource,
  toThresholdParameters,
  withoutContested,
} from '../tracing/qualifying.queries.js';
import { maxRecordMs, formatTimestamp } from '../tracing/record-times.js';

const statement = {
  name: 'settings-outcome',
  text: `
  WITH reported AS NOT MATERIALIZED (
    SELECT least(employee_id, cross_employee_id) AS carrier, greatest(employee_id, cross_employee_id) AS person,
      ${placeOfSource('source')} AS source_place,
      ${epochMs('greatest(start_at, $4)')} AS start_ms,
      ${epochMs('least(end_at, $5)')} AS end_ms,
      source <> 'manual' AND (distance IS NULL OR distance < $7::real) AS is_close
    FROM contact
    WHERE company_id = $1 AND start_at > $6 AND start_at < $5 AND end_at > $4
  ), ${withoutContested({ from: '$4', until: '$5' }, { others: ['is_close'] })}, ${continuous}, ${cumulative}, in_contact AS (
    SELECT carrier, person FROM continuous UNION SELECT carrier, person FROM cumulative
  ), close_meeting AS (
    SELECT DISTINCT carrier, person, source_place, episode_start
    FROM record JOIN covered_span USING (carrier, person, source_place)
    WHERE is_close AND record.start_ms >= covered_span.start_ms AND record.start_ms < covered_span.end_ms
  )
  SELECT
    (SELECT count(*)::int FROM continuous) AS "continuousContacts",
    (SELECT count(*)::int FROM cumulative) AS "cumulativePairs",
    (SELECT count(*)::int FROM (SELECT carrier FROM in_contact UNION SELECT person FROM in_contact) AS people) AS "peopleInContact",
    (SELECT count(*)::int FROM close_meeting) AS breaches`,
};

/**
 * Counts contacts and breaches between two moments (epoch milliseconds) under a time metric, in minutes, and a minimum distance, in feet.
 * A record without a distance counts as closer, but a contact that was added by hand is not a breach.
 */
export async function findSettingsOutcome(
  db: Rows,
  companyId: string,
  { from, until }: { from: number; until: number },
  { timeMetric, minDistance }: Pick<SettingsOutcome, 'timeMetric' | 'minDistance'>,
): Promise<SettingsOutcome> {
  const counted = await db.row<Omit<SettingsOutcome, 'timeMetric' | 'minDistance'>>(statement, [
    companyId,
    ...toThresholdParameters([{ from: -Infinity, minutes: timeMetric }]),
    formatTimestamp(from),
    formatTimestamp(until),
    formatTimestamp(from - maxRecordMs),
    minDistance,
  ]);
  return { timeMetric, minDistance, ...counted! };
}
