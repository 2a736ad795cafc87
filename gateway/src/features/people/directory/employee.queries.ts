import { publishSessionsChanged } from '../../../access/sessions.js';
import { countRows } from '../../../database/listing.js';
import type { Rows } from '../../../database/tenant.js';
import { makePhoneKey, PhoneBook, type PhoneNumber } from '../../../validation/phone-book.js';
import { findByReference, type Reference } from '../../../validation/reference.js';
import type { EmployeeWithStatus, ListedEmployee } from './employee.entity.js';
import type { Department } from './employee.types.js';
import type { Person } from './person.types.js';
import { statusColumns, statusJoin } from './stored-status.queries.js';

/** Columns of a `ListedEmployee`, for `statusJoin`. */
export const listedColumns = `employee.id, employee.company_id AS "companyId", code, name, email, phone,
  calling_code AS "callingCode", designation, department, gender, date_of_birth AS "dateOfBirth",
  ${statusColumns}, last_active_at AS "lastActiveAt",
  first_sign_in_at AS "firstSignInAt", created_at AS "createdAt", employee.version, password_hash IS NOT NULL AS "hasPassword"`;

/** Finds an employee of the directory, with the status. */
export async function findPresentEmployee(
  db: Rows,
  companyId: string,
  reference: Reference,
): Promise<EmployeeWithStatus | null> {
  const by = (column: 'id' | 'code') => async (value: string) => {
    const found = await db.row<EmployeeWithStatus>(
      {
        name: `employee-by-${column}`,
        text: `SELECT ${listedColumns}, password_hash AS "passwordHash", deleted_at AS "deletedAt",
            name_key AS "nameKey", department_key AS "departmentKey", search, phone_key AS "phoneKey"
          FROM employee ${statusJoin} WHERE company_id = $1 AND ${column} = $2 AND deleted_at IS NULL`,
      },
      [companyId, value],
    );
    return found ?? null;
  };
  return findByReference(reference, by('id'), by('code'));
}

/** Counts the people who never signed in on the app. */
export function countNeverSignedIn(db: Rows, companyId: string): Promise<number> {
  return countRows(db, {
    name: 'never-signed-in',
    from: 'FROM employee WHERE company_id = $1 AND deleted_at IS NULL AND first_sign_in_at IS NULL',
    values: [companyId],
  });
}

/** Lists the departments in alphabetical order, with their number of people. */
export function listDepartments(db: Rows, companyId: string): Promise<Department[]> {
  return db.rows(
    {
      name: 'departments',
      text: `SELECT department AS name, count(*)::int AS people FROM employee
        WHERE company_id = $1 AND deleted_at IS NULL
        GROUP BY department_key, department ORDER BY department_key, department`,
    },
    [companyId],
  );
}

/** Lists positive people, newest first. */
export function listPositiveEmployees(db: Rows, companyId: string): Promise<ListedEmployee[]> {
  return db.rows(
    {
      name: 'positive-employees',
      text: `SELECT ${listedColumns} FROM employee ${statusJoin}
        WHERE company_id = $1 AND status.is_positive AND deleted_at IS NULL
        ORDER BY status.positive_date DESC NULLS LAST, name_key, id`,
    },
    [companyId],
  );
}

/** Serialises changes of an employee until the transaction ends. */
export async function lockEmployee(db: Rows, companyId: string, id: string): Promise<void> {
  await db.rows(
    {
      name: 'lock-employee',
      text: 'SELECT id FROM employee WHERE company_id = $1 AND id = $2 FOR NO KEY UPDATE',
    },
    [companyId, id],
  );
}

/** Lists the people of the directory with a phone number; several only if a country code is missing. */
export async function listPeopleWithPhone(
  db: Rows,
  companyId: string,
  number: PhoneNumber,
): Promise<(PhoneNumber & { id: string })[]> {
  const found = await db.rows<PhoneNumber & { id: string }>(
    {
      name: 'people-with-phone',
      text: `SELECT id, phone, calling_code AS "callingCode" FROM employee
        WHERE company_id = $1 AND (phone = $2 OR phone_key = $3) AND deleted_at IS NULL`,
    },
    [companyId, number.phone, makePhoneKey(number)],
  );
  return new PhoneBook(found).find(number);
}

/** A person with the day of a positive status, if it was disclosed. */
export interface PersonWithStatus extends Person {
  positiveDate: string | null;
}

/** Columns of a `Person`, for `statusJoin`. */
const personColumns = `id, name, code, department, email, NULLIF(calling_code, '') AS "callingCode", phone,
  status.is_positive IS TRUE AS "isPositive", false AS "isDeleted"`;

/** Finds a person of the directory by id or employee code. */
export async function findPerson(
  db: Rows,
  companyId: string,
  reference: Reference,
): Promise<PersonWithStatus | null> {
  const by = (column: 'id' | 'code') => async (value: string) => {
    const found = await db.row<PersonWithStatus>(
      {
        name: `person-by-${column}`,
        text: `SELECT ${personColumns}, status.positive_date AS "positiveDate" FROM employee ${statusJoin}
          WHERE company_id = $1 AND ${column} = $2 AND deleted_at IS NULL`,
      },
      [companyId, value],
    );
    return found ?? null;
  };
  return findByReference(reference, by('id'), by('code'));
}

/** Finds people by id, without those who have left the directory. */
export function findPeopleByIds(
  db: Rows,
  companyId: string,
  ids: readonly string[],
): Promise<Person[]> {
  return db.rows(
    {
      name: 'people-by-ids',
      text: `SELECT ${personColumns} FROM employee ${statusJoin}
        WHERE company_id = $1 AND id = ANY ($2::uuid[]) AND deleted_at IS NULL`,
    },
    [companyId, ids],
  );
}

/** Ends the phone sessions of these people on every process. */
export async function endSessionsOfPeople(
  db: Rows,
  companyId: string,
  ids: readonly string[],
): Promise<void> {
  await db.rows(
    {
      name: 'end-sessions-of-people',
      text: `UPDATE session SET revoked_at = statement_timestamp()
        WHERE company_id = $1 AND employee_id = ANY ($2::uuid[]) AND revoked_at IS NULL`,
    },
    [companyId, ids],
  );
  await publishSessionsChanged(db, companyId);
}
