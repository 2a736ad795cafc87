import { followedPeople } from '../../people/changes/former-employee.queries.js';
import type { Rows } from '../../../database/tenant.js';
import type { FollowUpRow } from './follow-up-facts.js';
import type { DiseaseCode } from '../../../validation/disease-code.js';

/** The follow-up of a person and a disease, as far as a preview compares it. */
export interface PreviewedRow extends Pick<
  FollowUpRow,
  'state' | 'nextStep' | 'quarantineUntil' | 'owesCorrection'
> {
  employeeId: string;
  disease: DiseaseCode;
  /** Steps of the plan as text, to compare them. */
  steps: string;
}

/** Lists the cases of a company that are due for a recount. */
export async function listDueCases(db: Rows, companyId: string): Promise<string[]> {
  const due = await db.rows<{ caseId: string }>(
    {
      name: 'due-cases-of-company',
      text: `SELECT DISTINCT case_id AS "caseId" FROM case_mark
        WHERE company_id = $1 AND marked_at <= clock_timestamp() ORDER BY 1`,
    },
    [companyId],
  );
  return due.map(({ caseId }) => caseId);
}

/** Lists the follow-ups that an officer works on. */
export function listPreviewedRows(db: Rows, companyId: string): Promise<PreviewedRow[]> {
  return db.rows(
    {
      name: 'previewed-follow-ups',
      text: `SELECT follow_up.employee_id AS "employeeId", disease, state, next_step AS "nextStep",
          quarantine_until AS "quarantineUntil", owes_correction AS "owesCorrection", steps::text AS steps
        FROM follow_up
        JOIN ${followedPeople} AS employee ON employee.company_id = $1 AND employee.id = follow_up.employee_id
        WHERE follow_up.company_id = $1 ORDER BY follow_up.employee_id, disease`,
    },
    [companyId],
  );
}

/** Counts the people exposed by a case who are to be informed. */
export async function countToInform(db: Rows, companyId: string, caseId: string): Promise<number> {
  const counted = await db.row<{ count: number }>(
    {
      name: 'to-inform-of-case',
      text: `SELECT count(*)::int AS count
        FROM case_exposure AS exposure
        JOIN disease_case ON disease_case.company_id = $1 AND disease_case.id = exposure.case_id
        JOIN follow_up ON follow_up.company_id = $1 AND follow_up.employee_id = exposure.employee_id
          AND follow_up.disease = disease_case.disease AND next_step = 'INFORM'
        JOIN ${followedPeople} AS employee ON employee.company_id = $1 AND employee.id = exposure.employee_id
        WHERE exposure.company_id = $1 AND exposure.case_id = $2`,
    },
    [companyId, caseId],
  );
  return counted!.count;
}
