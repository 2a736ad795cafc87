import { ListConditions, type Listing, type ListPage, selectPage } from '../../database/listing.js';
import type { Rows } from '../../database/tenant.js';
import type { EmployeeReportFilterInput } from './employee-report.inputs.js';
import type { EmployeeReport, OwnReport } from './employee-report.types.js';
import { makeRowLoader } from '../../request/loaders.js';

/** SQL of the state of a report, which follows from its case if it has one. */
const state = `CASE WHEN report.case_id IS NULL THEN report.state
  WHEN disease_case.outcome IN ('NOT_A_CASE', 'OPENED_IN_ERROR') THEN 'DECLINED'
  WHEN disease_case.classification = 'SUSPECTED' AND disease_case.closed_at IS NULL THEN 'WAITING'
  ELSE 'ACCEPTED' END`;

const ownColumns = `report.id, report.kind, report.field, report.value, nullif(report.note, '') AS note, report.day, report.disease,
  report.result, report.reported_at AS "reportedAt", ${state} AS state, nullif(report.answer, '') AS answer`;
const columns = `${ownColumns}, report.employee_id AS "employeeId", disease_case.number AS "caseNumber",
  report.decided_at AS "decidedAt", report.decided_by AS "decidedBy"`;

const reports = `FROM employee_report AS report
  LEFT JOIN disease_case ON disease_case.company_id = $1 AND disease_case.id = report.case_id`;

/** Lists the reports of a person, the latest first. */
export function listOwnReports(
  db: Rows,
  companyId: string,
  personId: string,
  limit: number,
): Promise<OwnReport[]> {
  return db.rows(
    {
      name: 'own-reports',
      text: `SELECT ${ownColumns} ${reports} WHERE report.company_id = $1 AND report.employee_id = $2
        ORDER BY report.reported_at DESC, report.id DESC LIMIT $3`,
    },
    [companyId, personId, limit],
  );
}

/** Finds a report of somebody in the directory. */
export function findReport(
  db: Rows,
  companyId: string,
  id: string,
): Promise<EmployeeReport | undefined> {
  return db.row(
    {
      name: 'employee-report',
      text: `SELECT ${columns} ${reports}
        JOIN employee ON employee.company_id = $1 AND employee.id = report.employee_id AND deleted_at IS NULL
        WHERE report.company_id = $1 AND report.id = $2`,
    },
    [companyId, id],
  );
}

/** Lists the reports that opened cases: the first report of each case that nobody in the company opened. */
export function listOpeningReports(
  db: Rows,
  companyId: string,
  caseIds: readonly string[],
): Promise<(EmployeeReport & { caseId: string })[]> {
  return db.rows(
    {
      name: 'reports-that-opened-cases',
      text: `SELECT DISTINCT ON (report.case_id) report.case_id AS "caseId", ${columns} ${reports}
        WHERE report.company_id = $1 AND report.case_id = ANY ($2::uuid[]) AND disease_case.opened_by IS NULL
        ORDER BY report.case_id, report.reported_at, report.id`,
    },
    [companyId, caseIds],
  );
}

/** Whether a correction of the same field is waiting already. */
export async function hasWaitingCorrection(
  db: Rows,
  companyId: string,
  personId: string,
  field: string,
): Promise<boolean> {
  const found = await db.row<{ waits: boolean }>(
    {
      name: 'has-waiting-correction',
      text: `SELECT EXISTS (SELECT FROM employee_report
        WHERE company_id = $1 AND employee_id = $2 AND field = $3 AND state = 'WAITING') AS waits`,
    },
    [companyId, personId, field],
  );
  return found?.waits ?? false;
}

type ReportListing = Pick<Listing, 'page' | 'pageSize'> & {
  filter: Pick<EmployeeReportFilterInput, 'kind' | 'state'>;
  /** Null: of everybody. */
  employeeId: string | null;
};

/** Lists a page of reports, newest first. */
export function listReports(
  db: Rows,
  companyId: string,
  listing: ReportListing,
): ListPage<EmployeeReport> {
  const { filter, employeeId } = listing;
  const from = `${reports}
    JOIN employee ON employee.company_id = $1 AND employee.id = report.employee_id AND deleted_at IS NULL
    WHERE report.company_id = $1`;
  const conditions = new ListConditions('employee-reports', from, [companyId]);
  if (filter.state) conditions.addValue('state', filter.state, (place) => `${state} = ${place}`);
  if (filter.kind) conditions.addValue('kind', filter.kind, (place) => `report.kind = ${place}`);
  if (employeeId)
    conditions.addValue('employee', employeeId, (place) => `report.employee_id = ${place}`);
  const order = 'report.reported_at DESC, report.id DESC';
  return selectPage(db, conditions.toSource(), { columns, order }, listing);
}

/** Loads the report of the person that opened a case, by case; null: the company opened it. */
export const openingReportOfCase = makeRowLoader(listOpeningReports, ({ caseId }) => caseId);
