import { isFollowedPerson } from '../../people/changes/former-employee.queries.js';
import type { Rows } from '../../../database/tenant.js';
import { buildPhoneReport } from '../../contacts/reports/reporting.queries.js';
import { PhoneReport } from '../../contacts/reports/reporting.types.js';
import { maxRecordInterval } from '../../contacts/tracing/record-times.js';
import type {
  FollowedUpToday,
  OpenCaseCount,
  OverdueStep,
  TracedCases,
} from './case-figures.types.js';

/** Figures of cases and follow-up, without the shares. */
export interface CaseCounts {
  openCases: OpenCaseCount[];
  traced: Omit<TracedCases, 'share'>;
  followedUpToday: Omit<FollowedUpToday, 'share'>;
  overdue: OverdueStep[];
}

const isCounted = (row: string) => `coalesce(${row}.outcome, 'RECOVERED') = 'RECOVERED'`;

/** Counts cases and follow-ups; `CaseFigures` describes each figure. */
export async function countCaseFigures(db: Rows, companyId: string): Promise<CaseCounts> {
  const counted = await db.row<CaseCounts>(
    {
      name: 'case-figures',
      text: `WITH setting AS MATERIALIZED (
          SELECT follow_up_levels AS levels, today::timestamp AT TIME ZONE time_zone AS began_at,
            (today + 1)::timestamp AT TIME ZONE time_zone AS ends_at
          FROM company, LATERAL (SELECT (now() AT TIME ZONE time_zone)::date AS today) AS calendar WHERE id = $1
        ), open_case AS (
          SELECT disease, count(*) AS cases FROM disease_case
          WHERE company_id = $1 AND closed_at IS NULL AND ${isFollowedPerson('employee_id')} GROUP BY disease
        ), recent AS MATERIALIZED (
          SELECT id, disease, opened_at, employee_id FROM disease_case
          WHERE company_id = $1 AND opened_at > now() - interval '30 days' AND ${isCounted('disease_case')}
            AND ${isFollowedPerson('employee_id')}
        ), exposed AS MATERIALIZED (
          SELECT recent.id, disease, exposure.employee_id, exposed_at,
            greatest(opened_at, exposed_at) + interval '24 hours' AS inform_by
          FROM recent CROSS JOIN LATERAL (
            SELECT employee_id, exposed_at, level FROM case_exposure
            WHERE company_id = $1 AND case_id = recent.id OFFSET 0
          ) AS exposure
          WHERE level <= (SELECT levels FROM setting) AND ${isFollowedPerson('exposure.employee_id')}
        ), person AS MATERIALIZED (
          SELECT id, inform_by, EXISTS (
              SELECT FROM follow_up_act AS act
              WHERE act.company_id = $1 AND act.employee_id = exposed.employee_id AND act.disease = exposed.disease
                AND kind = 'INFORMED' AND undone_at IS NULL AND done_at BETWEEN exposed_at AND inform_by
            ) OR EXISTS (
              SELECT FROM disease_case AS own
              WHERE own.company_id = $1 AND own.employee_id = exposed.employee_id AND own.disease = exposed.disease
                AND ${isCounted('own')} AND opened_at <= inform_by AND coalesce(closed_at > exposed_at, true)
            ) AS is_informed
          FROM exposed
        ), of_case AS (
          SELECT id, count(inform_by) AS people, count(inform_by) FILTER (WHERE is_informed) AS informed,
            count(inform_by) FILTER (WHERE NOT is_informed AND inform_by <= now()) AS late
          FROM (SELECT id, inform_by, is_informed FROM person UNION ALL SELECT id, NULL, NULL FROM recent) AS each GROUP BY id
        ), silent AS (
          SELECT of_case.id FROM of_case JOIN recent ON recent.id = of_case.id
          WHERE people = 0 AND NOT coalesce((
            SELECT ${buildPhoneReport('recent.employee_id', { since: `from_at - ${maxRecordInterval}`, from: 'from_at', until: 'until_at' })} = '${PhoneReport.REPORTED}'
            FROM case_carrier AS carrier
            WHERE carrier.company_id = $1 AND carrier.case_id = recent.id AND carrier.employee_id = recent.employee_id), false)
        ), due AS MATERIALIZED (
          SELECT employee_id, disease, next_step, due_at <= now() AS is_overdue FROM follow_up
          WHERE company_id = $1 AND due_at < (SELECT ends_at FROM setting) AND ${isFollowedPerson('employee_id')}
        ), done AS (
          SELECT employee_id, disease FROM follow_up_act
          WHERE company_id = $1 AND done_at >= (SELECT began_at FROM setting) AND undone_at IS NULL
            AND due_at < (SELECT ends_at FROM setting) AND ${isFollowedPerson('employee_id')}
          EXCEPT SELECT employee_id, disease FROM due
        ), overdue AS (
          SELECT next_step AS step, count(*) AS "followUps" FROM due WHERE is_overdue GROUP BY next_step
        )
        SELECT
          (SELECT coalesce(jsonb_agg(open_case ORDER BY cases DESC, disease), '[]') FROM open_case) AS "openCases",
          (SELECT jsonb_build_object(
              'withoutExposed', count(*) FILTER (WHERE people = 0) - (SELECT count(*) FROM silent),
              'unknown', (SELECT count(*) FROM silent),
              'inTime', count(*) FILTER (WHERE people > 0 AND informed = people),
              'late', count(*) FILTER (WHERE late > 0),
              'running', count(*) FILTER (WHERE late = 0 AND informed < people)
            ) FROM of_case) AS traced,
          (SELECT jsonb_build_object('due', (SELECT count(*) FROM due) + count(*), 'done', count(*)) FROM done)
            AS "followedUpToday",
          (SELECT coalesce(jsonb_agg(overdue ORDER BY "followUps" DESC, step), '[]') FROM overdue) AS overdue`,
    },
    [companyId],
  );
  return counted!;
}
