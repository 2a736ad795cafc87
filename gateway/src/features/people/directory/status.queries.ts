import { v7 as uuidv7 } from 'uuid';
import type { Rows } from '../../../database/tenant.js';
import { DiseaseCode } from '../../../validation/disease-code.js';

/** The COVID-19 status of an employee. */
export interface EmployeeStatus {
  employeeId: string;
  isPositive: boolean;
  /** Day of the positive test; null when not disclosed, and for a negative employee. */
  positiveDate: string | null;
}

/** Who changes statuses and cases, and as part of which directory change. */
export interface ChangeOrigin {
  /** Email address of the account; null: the program itself. */
  by: string | null;
  /** The directory change that the act is part of; null: none. */
  changeId: string | null;
}

/** SQL condition on `disease_case`: the case makes its person positive. */
const makesPositive = `disease = '${DiseaseCode.COVID_19}' AND classification = 'CONFIRMED' AND closed_at IS NULL`;

/** SQL: day zero of the case that makes `employee` positive, as `findDayZero` finds it; null: not positive. `$1` is the company. */
export const positiveSince = `(SELECT coalesce(onset_day, specimen_day, reported_day) FROM disease_case
  WHERE disease_case.company_id = $1 AND disease_case.employee_id = employee.id AND ${makesPositive})`;

/**
 * Sets the COVID-19 statuses of people from their open confirmed cases of COVID-19, and appends those that change to the status
 * histories. Nothing else writes a status, and nothing of a person's entry in the directory changes with it.
 * @returns the people whose status changed.
 */
export function deriveStatuses(
  db: Rows,
  companyId: string,
  employeeIds: readonly string[],
  { by, changeId }: ChangeOrigin,
): Promise<EmployeeStatus[]> {
  return db.rows(
    {
      name: 'derive-statuses',
      text: `WITH derived AS MATERIALIZED (
          SELECT employee.id, entry_id, disease_case.id IS NOT NULL AS is_positive, disease_case.specimen_day AS positive_date
          FROM unnest($2::uuid[], $3::uuid[]) AS asked (employee_id, entry_id)
          JOIN employee ON employee.company_id = $1 AND employee.id = asked.employee_id AND deleted_at IS NULL
          LEFT JOIN employee_status AS status ON status.company_id = $1 AND status.employee_id = employee.id
          LEFT JOIN disease_case ON disease_case.company_id = $1 AND disease_case.employee_id = employee.id
            AND ${makesPositive}
          WHERE (status.is_positive IS TRUE, status.positive_date)
            IS DISTINCT FROM (disease_case.id IS NOT NULL, disease_case.specimen_day)
        ), changed AS (
          INSERT INTO employee_status (company_id, employee_id, is_positive, positive_date)
          SELECT $1, id, is_positive, positive_date FROM derived
          ON CONFLICT (company_id, employee_id) DO UPDATE SET is_positive = excluded.is_positive,
            positive_date = excluded.positive_date, version = employee_status.version + 1
          RETURNING employee_id
        )
        INSERT INTO status_change (company_id, id, employee_id, is_positive, positive_date, changed_at, changed_by, change_id)
        SELECT $1, entry_id, id, is_positive, positive_date, coalesce($6, clock_timestamp()), $4, $5
        FROM changed JOIN derived ON derived.id = changed.employee_id
        RETURNING employee_id AS "employeeId", is_positive AS "isPositive", positive_date AS "positiveDate"`,
    },
    [
      companyId,
      employeeIds,
      employeeIds.map(() => uuidv7()),
      by,
      changeId,
      db.simulatedNow ?? null,
    ],
  );
}
