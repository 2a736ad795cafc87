import { v7 as uuidv7 } from 'uuid';
import type { Rows } from '../../../database/tenant.js';
import type { CaseAct, CaseEntry } from './case-entry.entity.js';
import type { CaseValues } from './case-values.js';
import type { DiseaseCase } from './disease-case.entity.js';
import { DiseaseCode } from '../../../validation/disease-code.js';
import type { ChangeOrigin } from '../../people/directory/status.queries.js';

/** Columns of a `DiseaseCase`; in the statement the table is called `disease_case`. */
export const caseColumns = `disease_case.company_id AS "companyId", disease_case.id, disease_case.number,
  disease_case.employee_id AS "employeeId", disease_case.disease, disease_case.classification,
  disease_case.onset_day AS "onsetDay", disease_case.onset_at AS "onsetAt", disease_case.specimen_day AS "specimenDay",
  disease_case.reported_day AS "reportedDay", disease_case.isolated_at AS "isolatedAt",
  disease_case.symptoms_ended_at AS "symptomsEndedAt", disease_case.fever_ended_at AS "feverEndedAt",
  disease_case.treatment_started_at AS "treatmentStartedAt", disease_case.cleared_at AS "clearedAt", disease_case.notes,
  disease_case.opened_at AS "openedAt", disease_case.opened_by AS "openedBy", disease_case.closed_at AS "closedAt",
  disease_case.closed_by AS "closedBy", disease_case.owner_id AS "ownerId", disease_case.outcome, disease_case.version`;

/**
 * SQL condition on `disease_case`: a report of its person opened the case, and nobody in the company has confirmed it by giving it another
 * classification. Such a case exposes nobody.
 */
export const isCaseUnconfirmed = `(classification = 'SUSPECTED' AND opened_by IS NULL AND EXISTS (
  SELECT FROM employee_report WHERE employee_report.company_id = $1 AND employee_report.case_id = disease_case.id))`;

/** Columns of a `CaseEntry`. */
export const entryColumns = `company_id AS "companyId", id, case_id AS "caseId", act, done_at AS at, done_by AS by, before, after,
  change_id AS "changeId", owner_before AS "ownerBefore", owner_after AS "ownerAfter", note, manual_contact_id AS "manualContactId", undone_at AS "undoneAt", undone_by AS "undoneBy"`;

/** A case to open. Without a reported day it is reported today. */
export interface NewCase extends Partial<
  Omit<CaseValues, 'classification' | 'closedAt' | 'closedBy' | 'outcome'>
> {
  employeeId: string;
  disease: DiseaseCode;
  classification: CaseValues['classification'];
}

/** An entry to add to the log of a case. */
export interface NewEntry {
  caseId: string;
  act: CaseAct;
  before: Partial<CaseValues>;
  after: Partial<CaseValues>;
  /** The contact that was added or withdrawn. */
  manualContactId?: string;
}

/**
 * Serialises acts on the cases of these people, and changes of the people, until the transaction ends. Rows are locked in one
 * order, so that concurrent acts do not deadlock.
 */
export async function lockPeopleOfCases(
  db: Rows,
  companyId: string,
  employeeIds: readonly string[],
): Promise<void> {
  await db.rows(
    {
      name: 'lock-people-of-cases',
      text: `SELECT id FROM employee WHERE company_id = $1 AND id = ANY ($2::uuid[]) ORDER BY id FOR NO KEY UPDATE`,
    },
    [companyId, employeeIds],
  );
}

/** Lists the open cases of people with a disease. */
export function listOpenCasesOfPeople(
  db: Rows,
  companyId: string,
  employeeIds: readonly string[],
  disease: DiseaseCode,
): Promise<DiseaseCase[]> {
  return db.rows(
    {
      name: 'open-cases-of-people',
      text: `SELECT ${caseColumns} FROM disease_case
        WHERE company_id = $1 AND employee_id = ANY ($2::uuid[]) AND disease = $3 AND closed_at IS NULL`,
    },
    [companyId, employeeIds, disease],
  );
}

/** Finds the open case by which a person is traced: that of COVID-19, which makes the status, else the latest. */
export function findStoredCaseToTrace(
  db: Rows,
  companyId: string,
  employeeId: string,
): Promise<DiseaseCase | undefined> {
  return db.row(
    {
      name: 'case-to-trace',
      text: `SELECT ${caseColumns} FROM disease_case
        WHERE company_id = $1 AND employee_id = $2 AND closed_at IS NULL
        ORDER BY disease <> '${DiseaseCode.COVID_19}', number DESC LIMIT 1`,
    },
    [companyId, employeeId],
  );
}

/** Lists cases by id. */
export function listCasesById(
  db: Rows,
  companyId: string,
  ids: readonly string[],
): Promise<DiseaseCase[]> {
  return db.rows(
    {
      name: 'cases-by-id',
      text: `SELECT ${caseColumns} FROM disease_case WHERE company_id = $1 AND id = ANY ($2::uuid[])`,
    },
    [companyId, ids],
  );
}

/** Inserts cases with the company's next numbers, in this order, and returns them. */
export async function insertCases(
  db: Rows,
  companyId: string,
  cases: readonly NewCase[],
  { by, ownerId }: Pick<ChangeOrigin, 'by'> & Pick<DiseaseCase, 'ownerId'>,
): Promise<DiseaseCase[]> {
  const numbered = cases.map((each, index) => ({ ...each, id: uuidv7(), place: index + 1 }));
  return db.rows(
    {
      name: 'insert-cases',
      text: `WITH counter AS (
          INSERT INTO case_counter (company_id, last_number) VALUES ($1, $3::integer)
          ON CONFLICT (company_id) DO UPDATE SET last_number = case_counter.last_number + $3
          RETURNING last_number - $3 AS before
        )
        INSERT INTO disease_case (company_id, id, number, employee_id, disease, classification, onset_day, onset_at,
          specimen_day, reported_day, isolated_at, symptoms_ended_at, fever_ended_at, treatment_started_at, cleared_at, notes,
          opened_at, opened_by, owner_id)
        SELECT $1, new.id, counter.before + place, "employeeId", disease, classification, "onsetDay", "onsetAt",
          "specimenDay", coalesce("reportedDay", (statement_timestamp() AT TIME ZONE time_zone)::date), "isolatedAt",
          "symptomsEndedAt", "feverEndedAt", "treatmentStartedAt", "clearedAt", coalesce(notes, ''), coalesce($5, statement_timestamp()), $4, $6
        FROM jsonb_to_recordset($2::jsonb) AS new (id uuid, place integer, "employeeId" uuid, disease text,
          classification text, "onsetDay" date, "onsetAt" timestamptz, "specimenDay" date, "reportedDay" date,
          "isolatedAt" timestamptz, "symptomsEndedAt" timestamptz, "feverEndedAt" timestamptz, "treatmentStartedAt" timestamptz,
          "clearedAt" timestamptz, notes text), counter, company
        WHERE company.id = $1 ORDER BY place
        RETURNING ${caseColumns}`,
    },
    [companyId, JSON.stringify(numbered), cases.length, by, db.simulatedNow ?? null, ownerId],
  );
}

/** Sets all values of cases, raises their versions, and returns the cases. */
export function updateCases(
  db: Rows,
  companyId: string,
  changed: readonly ({ id: string } & CaseValues)[],
): Promise<DiseaseCase[]> {
  return db.rows(
    {
      name: 'update-cases',
      text: `UPDATE disease_case SET classification = new.classification, onset_day = "onsetDay", onset_at = "onsetAt",
          specimen_day = "specimenDay", reported_day = "reportedDay", isolated_at = "isolatedAt",
          symptoms_ended_at = "symptomsEndedAt", fever_ended_at = "feverEndedAt", treatment_started_at = "treatmentStartedAt",
          cleared_at = "clearedAt", notes = new.notes,
          closed_at = "closedAt", closed_by = "closedBy", outcome = new.outcome, version = disease_case.version + 1
        FROM jsonb_to_recordset($2::jsonb) AS new (id uuid, classification text, "onsetDay" date, "onsetAt" timestamptz,
          "specimenDay" date, "reportedDay" date, "isolatedAt" timestamptz, "symptomsEndedAt" timestamptz,
          "feverEndedAt" timestamptz, "treatmentStartedAt" timestamptz, "clearedAt" timestamptz, notes text, "closedAt" timestamptz,
          "closedBy" text, outcome text)
        WHERE disease_case.company_id = $1 AND disease_case.id = new.id
        RETURNING ${caseColumns}`,
    },
    [companyId, JSON.stringify(changed)],
  );
}

/** Appends entries to the logs of cases. */
export async function insertEntries(
  db: Rows,
  companyId: string,
  entries: readonly NewEntry[],
  { by, changeId }: ChangeOrigin,
): Promise<void> {
  await db.rows(
    {
      name: 'insert-case-entries',
      text: `INSERT INTO case_entry (company_id, id, case_id, act, done_at, done_by, before, after, change_id,
          manual_contact_id)
        SELECT $1, id, "caseId", act, coalesce($5, statement_timestamp()), $3, before, after, $4, "manualContactId"
        FROM jsonb_to_recordset($2::jsonb) AS new (id uuid, "caseId" uuid, act text, before jsonb, after jsonb,
          "manualContactId" uuid)
        RETURNING 1`,
    },
    [
      companyId,
      JSON.stringify(entries.map((entry) => ({ ...entry, id: uuidv7() }))),
      by,
      changeId,
      db.simulatedNow ?? null,
    ],
  );
}

/** Lists the entries that a directory change wrote for these people, unless they have been undone. */
export function listEntriesOfChange(
  db: Rows,
  companyId: string,
  changeId: string,
  employeeIds: readonly string[],
): Promise<CaseEntry[]> {
  return db.rows(
    {
      name: 'case-entries-of-change',
      text: `SELECT ${entryColumns} FROM case_entry
        WHERE company_id = $1 AND change_id = $2 AND undone_at IS NULL AND act <> 'UNDONE' AND case_id IN (
          SELECT id FROM disease_case WHERE company_id = $1 AND employee_id = ANY ($3::uuid[]))`,
    },
    [companyId, changeId, employeeIds],
  );
}

/** Marks entries as undone. */
export async function markEntriesUndone(
  db: Rows,
  companyId: string,
  ids: readonly string[],
  by: string | null,
): Promise<void> {
  await db.rows(
    {
      name: 'mark-case-entries-undone',
      text: `UPDATE case_entry SET undone_at = statement_timestamp(), undone_by = $3
        WHERE company_id = $1 AND id = ANY ($2::uuid[])`,
    },
    [companyId, ids, by],
  );
}
