import { containsPattern, SortDirection } from '../../database/listing.js';
import type { Rows } from '../../database/tenant.js';
import type { Company } from '../company/profile/company.entity.js';
import {
  type CompanyListing,
  CompanySort,
  PlanState,
  type InactivationPreview,
  type CompanyActivity,
} from './company-list.types.js';
import { isInUse } from '../../access/viewer.queries.js';

const columns = `company.id, unique_id AS "passKey", company.name, email, website, country, phone, plan_id AS "planId",
  status, min_distance AS "minDistance", is_cross_status_on AS "isCrossStatusOn", is_geofencing_on AS "isGeofencingOn",
  latitude, longitude, radius, iframe, time_zone AS "timeZone", created_at AS "createdAt", deletion_at AS "deletionAt", erased_rows AS "erasedRows",
  trial_ends_at AS "trialEndsAt", requested_plan_id AS "requestedPlanId", plan_requested_at AS "planRequestedAt",
  plan_request_note AS "planRequestNote", follow_up_levels AS "followUpLevels",
  contests_need_confirmation AS "contestsNeedConfirmation", contests_need_confirmation_until AS "contestsNeedConfirmationUntil",
  second_factor_required_at AS "secondFactorRequiredAt", single_sign_on_required_at AS "singleSignOnRequiredAt",
  informs_at_once AS "informsAtOnce", informs_at_once_since AS "informsAtOnceSince",
  min_notice_candidates AS "minNoticeCandidates", min_active_percent AS "minActivePercent",
  notices_name_disease AS "noticesNameDisease", notice_contact AS "noticeContact",
  retention_days AS "retentionDays", retention_due_at AS "retentionDueAt", forgotten_before AS "forgottenBefore",
  kept_from AS "keptFrom"`;

/** SQL of ORDER BY, so that it never contains input of clients. */
const sortKey: Record<CompanySort, string> = {
  [CompanySort.COUNTRY]: 'lower(country)',
  [CompanySort.CREATED_AT]: 'created_at',
  [CompanySort.EMAIL]: 'email',
  [CompanySort.NAME]: 'lower(company.name)',
  [CompanySort.PHONE]: 'phone',
  [CompanySort.PLAN]: 'plan.position',
  [CompanySort.STATUS]: 'status',
  [CompanySort.WEBSITE]: 'lower(website)',
};

/** SQL conditions of plan states. */
const planStates: Record<PlanState, string> = {
  [PlanState.TRIAL]: 'NOT is_payable AND trial_ends_at > now()',
  [PlanState.TRIAL_OVER]: 'NOT is_payable AND trial_ends_at <= now()',
  [PlanState.PLAN_REQUESTED]: 'requested_plan_id IS NOT NULL',
};

function filterCompanies(planState: PlanState | null): string {
  return `FROM company JOIN plan ON plan.id = plan_id
  WHERE (company.name ILIKE $1 OR email ILIKE $1 OR phone ILIKE $1 OR website ILIKE $1)${
    planState === null ? '' : ` AND ${planStates[planState]}`
  }`;
}

/** Lists a page of companies. */
export function listCompanies(db: Rows, listing: CompanyListing): Promise<Company[]> {
  const { search, planState, sort, direction, page, pageSize } = listing;
  const order = direction === SortDirection.ASC ? 'ASC' : 'DESC';
  return db.rows(
    {
      name: `companies-${planState ?? 'ALL'}-by-${sort}-${order}`,
      text: `SELECT ${columns} ${filterCompanies(planState)} ORDER BY ${sortKey[sort]} ${order}, company.id ${order} LIMIT $2 OFFSET $3`,
    },
    [containsPattern(search), pageSize, (page - 1) * pageSize],
  );
}

/** Counts the companies that a search finds. */
export async function countCompanies(
  db: Rows,
  { search, planState }: Pick<CompanyListing, 'search' | 'planState'>,
): Promise<number> {
  const counted = await db.row<{ count: number }>(
    {
      name: `count-companies-${planState ?? 'ALL'}`,
      text: `SELECT count(*) ${filterCompanies(planState)}`,
    },
    [containsPattern(search)],
  );
  return counted!.count;
}

/** Counts a company's active phones and those that never signed in, and finds when it was last used. */
export async function findCompanyActivity(db: Rows, companyId: string): Promise<CompanyActivity> {
  const found = await db.row<CompanyActivity>(
    {
      name: 'company-activity',
      text: `SELECT (count(*) FILTER (WHERE first_sign_in_at IS NULL))::int AS "neverSignedIn",
          (count(*) FILTER (WHERE last_active_at > now() - interval '2 hours'))::int AS active,
          max(last_active_at) AS "lastReportAt",
          (SELECT max(last_signed_in_at) FROM member WHERE company_id = $1) AS "lastSignInAt"
        FROM employee WHERE company_id = $1 AND deleted_at IS NULL`,
    },
    [companyId],
  );
  return found!;
}

/** Counts a company's employees, and its phones and dashboards that are signed in. */
export async function countAffectedByInactivation(
  db: Rows,
  companyId: string,
): Promise<InactivationPreview> {
  const counted = await db.row<InactivationPreview>(
    {
      name: 'count-affected-by-inactivation',
      text: `
        SELECT
          (SELECT count(*) FROM employee WHERE company_id = $1 AND deleted_at IS NULL) AS people,
          count(DISTINCT session.employee_id) FILTER (WHERE session.kind = 'EMPLOYEE' AND employee.deleted_at IS NULL) AS phones,
          count(*) FILTER (WHERE session.kind = 'MEMBER') AS dashboards
        FROM session
        LEFT JOIN employee ON employee.company_id = session.company_id AND employee.id = session.employee_id
        WHERE session.company_id = $1 AND revoked_at IS NULL AND expires_at > now() AND ${isInUse}`,
    },
    [companyId],
  );
  return counted!;
}
