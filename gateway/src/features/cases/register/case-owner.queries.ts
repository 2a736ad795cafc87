import { v7 as uuidv7 } from 'uuid';
import { may } from '../../../access/permissions.js';
import { MemberRole } from '../../../access/role.js';
import type { Rows } from '../../../database/tenant.js';

const roles = Object.values(MemberRole).filter((role) => may({ role }, 'case:update'));
/** SQL: the member may work on cases. */
const mayWork = `role IN (${roles.map((role) => `'${role}'`).join(', ')})`;

/** SQL of the membership of an address whose member may work on cases. */
export const ownerOfAddress = (place: string): string =>
  `(SELECT member.id FROM member JOIN account ON account.id = account_id WHERE company_id = $1 AND email = ${place} AND ${mayWork})`;

/**
 * Finds the membership of an address whose member may work on cases, and keeps its role until the transaction ends, so that a case cannot
 * get an owner who has just left.
 */
export async function lockCaseWorker(
  db: Rows,
  companyId: string,
  email: string,
): Promise<string | undefined> {
  const found = await db.row<{ id: string }>(
    {
      name: 'lock-case-worker',
      text: `SELECT id FROM member
        WHERE company_id = $1 AND account_id IN (SELECT id FROM account WHERE email = $2) AND ${mayWork} FOR SHARE`,
    },
    [companyId, email],
  );
  return found?.id;
}

/** Gives a case another owner, or none, and raises its version. */
export async function storeOwner(
  db: Rows,
  companyId: string,
  id: string,
  ownerId: string | null,
): Promise<void> {
  await db.rows(
    {
      name: 'store-case-owner',
      text: 'UPDATE disease_case SET owner_id = $3, version = version + 1 WHERE company_id = $1 AND id = $2 RETURNING 1',
    },
    [companyId, id, ownerId],
  );
}

/** Leaves the cases of a member who may no longer work on cases without an owner, and raises their versions. @returns the cases, by number. */
export async function removeOwner(
  db: Rows,
  companyId: string,
  ownerId: string,
): Promise<{ id: string; number: number }[]> {
  const released = await db.rows<{ id: string; number: number }>(
    {
      name: 'remove-case-owner',
      text: `UPDATE disease_case SET owner_id = NULL, version = version + 1
        WHERE company_id = $1 AND owner_id = $2
          AND NOT EXISTS (SELECT FROM member WHERE company_id = $1 AND member.id = $2 AND ${mayWork})
        RETURNING id, number`,
    },
    [companyId, ownerId],
  );
  return released.toSorted((one, other) => one.number - other.number);
}

/** An entry about the owner of a case. Owners are email addresses; null: nobody. */
export interface OwnerEntry {
  caseIds: readonly string[];
  before: string | null;
  after: string | null;
  note: string;
  by: string | null;
}

/** Appends the same entry to the logs of cases. */
export async function insertOwnerEntries(
  db: Rows,
  companyId: string,
  { caseIds, before, after, note, by }: OwnerEntry,
): Promise<void> {
  await db.rows(
    {
      name: 'insert-case-owner-entries',
      text: `INSERT INTO case_entry (company_id, id, case_id, act, done_at, done_by, owner_before, owner_after, note)
        SELECT $1, new.id, "caseId", 'ASSIGNED', coalesce($7, statement_timestamp()), $3, $4, $5, $6
        FROM jsonb_to_recordset($2::jsonb) AS new (id uuid, "caseId" uuid) RETURNING 1`,
    },
    [
      companyId,
      JSON.stringify(caseIds.map((caseId) => ({ id: uuidv7(), caseId }))),
      by,
      before,
      after,
      note,
      db.simulatedNow ?? null,
    ],
  );
}
