import type { Rows } from '../../../database/tenant.js';
import { markCasesOfRecords } from '../../../jobs/mark-cases.js';
import { markRecordDays } from '../../../jobs/mark-days.js';
import type { ManualContact } from './manual-contact.entity.js';
import { makeListLoader, makeRowLoader } from '../../../request/loaders.js';

/** A contact to store. */
export type NewManualContact = Omit<
  ManualContact,
  'companyId' | 'caseNumber' | 'addedAt' | 'takenBackAt' | 'takenBackBy'
>;

const columns = `contact.company_id AS "companyId", contact.id, case_id AS "caseId", number AS "caseNumber",
  contact.employee_id AS "employeeId", visitor_name AS "visitorName", visitor_phone AS "visitorPhone",
  visitor_company AS "visitorCompany", start_at AS "startedAt", end_at AS "endedAt", informant_id AS "informantId",
  informant_name AS "informantName", note, added_at AS "addedAt", added_by AS "addedBy", taken_back_at AS "takenBackAt",
  taken_back_by AS "takenBackBy"`;
const withCase = `manual_contact AS contact
  JOIN disease_case ON disease_case.company_id = $1 AND disease_case.id = contact.case_id`;

/** Marks the days and cases of records, like an upload. */
const marks = `marked AS (${markRecordDays('changed')}), marked_case AS (${markCasesOfRecords('changed')})`;

/** Lists the contacts that count on cases, the latest first. */
export function listContactsOfCases(
  db: Rows,
  companyId: string,
  caseIds: readonly string[],
): Promise<ManualContact[]> {
  return db.rows(
    {
      name: 'manual-contacts-of-cases',
      text: `SELECT ${columns} FROM ${withCase}
        WHERE contact.company_id = $1 AND case_id = ANY ($2::uuid[]) AND taken_back_at IS NULL
        ORDER BY start_at DESC, contact.id DESC`,
    },
    [companyId, caseIds],
  );
}

/** Lists contacts by id, also those that were withdrawn. */
export function listContactsById(
  db: Rows,
  companyId: string,
  ids: readonly string[],
): Promise<ManualContact[]> {
  return db.rows(
    {
      name: 'manual-contacts-by-id',
      text: `SELECT ${columns} FROM ${withCase} WHERE contact.company_id = $1 AND contact.id = ANY ($2::uuid[])`,
    },
    [companyId, ids],
  );
}

/** Whether a contact of the same two people at the same times counts already, on any case. The caller has locked the people. */
export async function hasSameContact(
  db: Rows,
  companyId: string,
  personId: string,
  { caseId, employeeId, visitorName, startedAt, endedAt }: NewManualContact,
): Promise<boolean> {
  const found = await db.row<{ isKnown: boolean }>(
    {
      name: 'same-manual-contact',
      text: `SELECT EXISTS (
          SELECT FROM ${withCase}
          WHERE contact.company_id = $1 AND start_at = $6 AND end_at = $7 AND taken_back_at IS NULL AND (
            (disease_case.employee_id = $2 AND contact.employee_id = $4)
            OR (disease_case.employee_id = $4 AND contact.employee_id = $2)
            OR (case_id = $3 AND lower(visitor_name) = lower($5)))
        ) AS "isKnown"`,
    },
    [companyId, personId, caseId, employeeId, visitorName, startedAt, endedAt],
  );
  return found?.isKnown ?? false;
}

/** Stores a contact. One with a person of the directory also gets a record, and its days and cases are marked. */
export async function storeContact(
  db: Rows,
  companyId: string,
  personId: string,
  contact: NewManualContact,
): Promise<void> {
  await db.rows(
    {
      name: 'store-manual-contact',
      text: `INSERT INTO manual_contact (company_id, id, case_id, employee_id, visitor_name, visitor_phone, visitor_company,
          start_at, end_at, informant_id, informant_name, note, added_by)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) RETURNING 1`,
    },
    [
      companyId,
      contact.id,
      contact.caseId,
      contact.employeeId,
      contact.visitorName,
      contact.visitorPhone,
      contact.visitorCompany,
      contact.startedAt,
      contact.endedAt,
      contact.informantId,
      contact.informantName,
      contact.note,
      contact.addedBy,
    ],
  );
  if (contact.employeeId === null) return;
  await db.rows(
    {
      name: 'store-record-of-manual-contact',
      text: `WITH changed AS (
          INSERT INTO contact (company_id, id, source, employee_id, cross_employee_id, start_at, end_at)
          VALUES ($1, $2, 'manual', $3, $4, $5, $6) RETURNING employee_id, cross_employee_id, start_at, end_at
        ), ${marks}
        SELECT FROM changed`,
    },
    [companyId, contact.id, personId, contact.employeeId, contact.startedAt, contact.endedAt],
  );
}

/** Marks a contact as withdrawn, deletes its record, and marks days and cases. @returns false if it was withdrawn before. */
export async function withdrawStoredContact(
  db: Rows,
  companyId: string,
  { id, startedAt }: Pick<ManualContact, 'id' | 'startedAt'>,
  by: string | null,
): Promise<boolean> {
  const updated = await db.rows(
    {
      name: 'take-back-manual-contact',
      text: `UPDATE manual_contact SET taken_back_at = statement_timestamp(), taken_back_by = $3
        WHERE company_id = $1 AND id = $2 AND taken_back_at IS NULL RETURNING 1`,
    },
    [companyId, id, by],
  );
  if (updated.length === 0) return false;
  await db.rows(
    {
      name: 'delete-record-of-manual-contact',
      text: `WITH changed AS (
          DELETE FROM contact WHERE company_id = $1 AND start_at = $3 AND id = $2 AND source = 'manual'
          RETURNING employee_id, cross_employee_id, start_at, end_at
        ), ${marks}
        SELECT FROM changed`,
    },
    [companyId, id, startedAt],
  );
  return true;
}

/** Loads the manual contacts that count on a case, the latest first. */
export const manualContactsOfCase = makeListLoader(listContactsOfCases, ({ caseId }) => caseId);

/** Loads manual contacts by id; null once erased. */
export const manualContactById = makeRowLoader(listContactsById, ({ id }) => id);
