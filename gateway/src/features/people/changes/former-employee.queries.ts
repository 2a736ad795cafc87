import DataLoader from 'dataloader';
import type { Rows } from '../../../database/tenant.js';
import type { RequestContext } from '../../../request/context.js';
import type { Reference } from '../../../validation/reference.js';
import { makeRowLoader } from '../../../request/loaders.js';
import { confirmedEmail } from '../access/access-change.queries.js';
import { findPerson } from '../directory/employee.queries.js';
import { personById } from '../directory/person.loaders.js';
import type { Person } from '../directory/person.types.js';
import type { FormerEmployee } from './former-employee.entity.js';

/**
 * SQL of everybody whom an officer works with, joined as `employee`: the people of the directory, and those who left it while ill or
 * followed up.
 */
export const followedPeople = `(SELECT company_id, id, code, name, email, phone, calling_code, department, name_key, search,
      first_sign_in_at, last_active_at, false AS is_former FROM employee WHERE deleted_at IS NULL
    UNION ALL SELECT company_id, employee_id, NULL, name, email, phone, calling_code, '', name_key, search,
      NULL, NULL, true FROM former_employee)`;

/** SQL: whether an officer works with a person. Scalar subqueries, since for a join PostgreSQL may start with the whole directory while its statistics are outdated. @param person expression of the id. */
export const isFollowedPerson = (person: string): string =>
  `coalesce((SELECT deleted_at IS NULL FROM employee WHERE company_id = $1 AND id = ${person})
    OR EXISTS (SELECT FROM former_employee WHERE company_id = $1 AND employee_id = ${person}), false)`;

/** SQL: whether a person has an open case, or a follow-up with something left to do. */
const isUnfinished = (person: string) => `(
    EXISTS (SELECT FROM disease_case WHERE disease_case.company_id = $1 AND disease_case.employee_id = ${person} AND closed_at IS NULL)
    OR EXISTS (SELECT FROM follow_up WHERE follow_up.company_id = $1 AND follow_up.employee_id = ${person} AND next_step IS NOT NULL))`;

/** SQL that keeps those of some employees who are ill or followed up. @param leaving rows with the columns of `employee`. */
const keepUnfinished = (leaving: string) => `
  INSERT INTO former_employee (company_id, employee_id, name, email, phone, calling_code, name_key, search)
  SELECT $1, leaving.id, leaving.name, address.email, leaving.phone, leaving.calling_code, leaving.name_key,
    concat_ws(E'\\n', leaving.name_key, address.email)
  FROM (${leaving}) AS leaving CROSS JOIN LATERAL (SELECT ${confirmedEmail('leaving')} AS email) AS address
  WHERE ${isUnfinished('leaving.id')} RETURNING employee_id AS id`;

/** Keeps those whom a change has deleted while they are ill or followed up. The caller holds the lock of `lockFollowUp`. */
export async function keepUnfinishedOfChange(
  db: Rows,
  companyId: string,
  changeId: string,
): Promise<void> {
  await db.rows(
    {
      name: 'keep-unfinished-of-change',
      text: keepUnfinished(`SELECT old.* FROM directory_change_person AS person
        CROSS JOIN LATERAL jsonb_populate_record(NULL::employee, before || jsonb_build_object('id', employee_id)) AS old
        WHERE person.company_id = $1 AND change_id = $2`),
    },
    [companyId, changeId],
  );
}

/** Keeps those of these people who are ill or followed up, before they are deleted. The caller holds the lock of `lockFollowUp`. */
export async function keepUnfinishedPeople(
  db: Rows,
  companyId: string,
  ids: readonly string[],
): Promise<void> {
  await db.rows(
    {
      name: 'keep-unfinished-people',
      text: keepUnfinished(
        'SELECT * FROM employee WHERE company_id = $1 AND id = ANY ($2::uuid[])',
      ),
    },
    [companyId, ids],
  );
}

/** Deletes what was kept of people who are in the directory again. */
export async function dropFormerEmployees(
  db: Rows,
  companyId: string,
  ids: readonly string[],
): Promise<void> {
  await db.rows(
    {
      name: 'drop-former-employees',
      text: 'DELETE FROM former_employee WHERE company_id = $1 AND employee_id = ANY ($2::uuid[])',
    },
    [companyId, ids],
  );
}

/** Lists the companies with former employees. Runs as the provider. */
export async function listCompaniesWithFormer(db: Rows): Promise<string[]> {
  const found = await db.rows<{ id: string }>(
    {
      name: 'companies-with-former-employees',
      text: 'SELECT DISTINCT company_id AS id FROM former_employee',
    },
    [],
  );
  return found.map(({ id }) => id);
}

/**
 * Lists up to `max` former employees whose last case or follow-up ended before the first day that the company keeps. The caller holds
 * the lock of `lockFollowUp`.
 */
export async function listFinishedPeople(
  db: Rows,
  companyId: string,
  max: number,
): Promise<string[]> {
  const found = await db.rows<{ id: string }>(
    {
      name: 'finished-former-employees',
      text: `SELECT former.employee_id AS id FROM former_employee AS former JOIN company ON company.id = $1
        WHERE former.company_id = $1 AND NOT ${isUnfinished('former.employee_id')} AND greatest(left_at,
            (SELECT max(closed_at) FROM disease_case AS ended
              WHERE ended.company_id = $1 AND ended.employee_id = former.employee_id),
            (SELECT max(changed_at) FROM follow_up AS ended
              WHERE ended.company_id = $1 AND ended.employee_id = former.employee_id)
          ) < start_of_day(forgotten_before, time_zone)
        ORDER BY former.employee_id LIMIT $2`,
    },
    [companyId, max],
  );
  return found.map(({ id }) => id);
}

/** Finds the id of somebody whom an officer works with: a person of the directory, or by id one who left it while ill or followed up. */
export async function findFollowedPersonId(
  db: Rows,
  companyId: string,
  reference: Reference,
): Promise<string | null> {
  const person = await findPerson(db, companyId, reference);
  if (person || !reference.id) return person?.id ?? null;
  const [former] = await findFormerEmployees(db, companyId, [reference.id]);
  return former?.employeeId ?? null;
}

/** Finds former employees by id. */
function findFormerEmployees(
  db: Rows,
  companyId: string,
  ids: readonly string[],
): Promise<Pick<FormerEmployee, 'employeeId' | 'name' | 'email' | 'phone' | 'callingCode'>[]> {
  return db.rows(
    {
      name: 'former-employees-by-ids',
      text: `SELECT employee_id AS "employeeId", name, email, phone, calling_code AS "callingCode" FROM former_employee
        WHERE company_id = $1 AND employee_id = ANY ($2::uuid[])`,
    },
    [companyId, ids],
  );
}

const formerEmployeeById = makeRowLoader(findFormerEmployees, ({ employeeId }) => employeeId);

/**
 * Loads people of cases and follow-ups by id. Unlike `personById`, it names those who left while ill or followed up, so only fields that
 * need `case:read`, `follow-up:read` or `immunity:read` may use it.
 */
export function followedPersonById(context: RequestContext): DataLoader<string, Person> {
  const people = context.loader(personById);
  const former = context.loader(formerEmployeeById);
  return new DataLoader((ids) =>
    Promise.all(
      ids.map(async (id) => {
        const person = await people.load(id);
        const kept = person.isDeleted ? await former.load(id) : null;
        if (!kept) return person;
        const { name, email, phone, callingCode } = kept;
        return { ...person, name, email, phone, callingCode: callingCode || null };
      }),
    ),
  );
}
