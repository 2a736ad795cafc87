import { anywhere, SortDirection } from '../../database/listing.js';
import type { Rows, Statement } from '../../database/tenant.js';
import type { Employee } from './employee.entity.js';
import type { Person } from './person.entity.js';
import { type EmployeeListing, EmployeeSort } from './employee.inputs.js';

const columns = `id, company_id AS "companyId", code AS "employeeId", name, email, phone, country_code AS "countryCode",
  designation, department, gender, date_of_birth AS "dateOfBirth", is_positive AS "isPositive",
  positive_date AS "positiveDate", last_active AS "lastActive", first_sign_in AS "firstSignIn", created_at AS "createdAt"`;

/** What a column sorts by. The only source of ORDER BY: nothing that a client sends gets there. */
const sortKey: Record<EmployeeSort, string> = {
  [EmployeeSort.CREATED_AT]: 'created_at',
  [EmployeeSort.DEPARTMENT]: 'lower(department)',
  [EmployeeSort.EMAIL]: 'email',
  [EmployeeSort.EMPLOYEE_ID]: 'code',
  [EmployeeSort.LAST_ACTIVE]: 'last_active',
  [EmployeeSort.NAME]: 'lower(name)',
  [EmployeeSort.PHONE]: 'phone',
  [EmployeeSort.STATUS]: `is_positive::int || coalesce(positive_date::text, '')`,
};

const matching = `(code ILIKE $2 OR name ILIKE $2 OR email ILIKE $2 OR department ILIKE $2)`;

/** One text a column, direction and kind of search, so that each keeps its own plan. */
function pageStatement(
  sort: EmployeeSort,
  direction: SortDirection,
  searching: boolean,
): Statement {
  const order = direction === SortDirection.ASC ? 'ASC NULLS FIRST' : 'DESC NULLS LAST';
  return {
    name: `employees-by-${sort}-${direction}${searching ? '-searching' : ''}`,
    text: `SELECT ${columns} FROM employee
      WHERE company_id = $1 AND deleted_at IS NULL AND ${searching ? matching : '$2::text IS NOT NULL'}
      ORDER BY ${sortKey[sort]} ${order}, id LIMIT $3 OFFSET $4`,
  };
}

/** Who stands on this page of the directory? */
export function employeesOnPage(
  db: Rows,
  companyId: string,
  listing: EmployeeListing,
): Promise<Employee[]> {
  const { search, sort, direction, page, pageSize } = listing;
  return db.rows(pageStatement(sort, direction, search !== ''), [
    companyId,
    anywhere(search),
    pageSize,
    (page - 1) * pageSize,
  ]);
}

/** How many people does the search find? */
export async function countEmployees(db: Rows, companyId: string, search: string): Promise<number> {
  const searching = search !== '';
  const [counted] = await db.rows<{ count: number }>(
    {
      name: searching ? 'count-employees-searching' : 'count-employees',
      text: `SELECT count(*) FROM employee WHERE company_id = $1 AND deleted_at IS NULL AND ${searching ? matching : '$2::text IS NOT NULL'}`,
    },
    [companyId, anywhere(search)],
  );
  return counted?.count ?? 0;
}

/** How many people never signed in on the app? */
export async function countNeverSignedIn(db: Rows, companyId: string): Promise<number> {
  const [counted] = await db.rows<{ count: number }>(
    {
      name: 'count-never-signed-in',
      text: 'SELECT count(*) FROM employee WHERE company_id = $1 AND deleted_at IS NULL AND first_sign_in IS NULL',
    },
    [companyId],
  );
  return counted?.count ?? 0;
}

/** Which departments are there? */
export async function departmentsOf(db: Rows, companyId: string): Promise<string[]> {
  const found = await db.rows<{ department: string }>(
    {
      name: 'departments',
      text: 'SELECT DISTINCT department FROM employee WHERE company_id = $1 AND deleted_at IS NULL ORDER BY department',
    },
    [companyId],
  );
  return found.map(({ department }) => department);
}

/** Who is positive, newest first? */
export function positiveEmployees(db: Rows, companyId: string): Promise<Employee[]> {
  return db.rows(
    {
      name: 'positive-employees',
      text: `SELECT ${columns} FROM employee WHERE company_id = $1 AND is_positive AND deleted_at IS NULL
        ORDER BY positive_date DESC NULLS LAST, lower(name), id`,
    },
    [companyId],
  );
}

/** Lets changes of one employee take turns, until the transaction ends. */
export async function lockEmployee(db: Rows, companyId: string, id: string): Promise<void> {
  await db.rows(
    {
      name: 'lock-employee',
      text: 'SELECT id FROM employee WHERE company_id = $1 AND id = $2 FOR UPDATE',
    },
    [companyId, id],
  );
}

/** Who are these people? Those who have left the directory are not among the answers. */
export function peopleNamed(
  db: Rows,
  companyId: string,
  ids: readonly string[],
): Promise<Person[]> {
  return db.rows(
    {
      name: 'people-named',
      text: `SELECT id, name, code AS "employeeId", department, is_positive AS "isPositive", false AS "isDeleted"
        FROM employee WHERE company_id = $1 AND id = ANY ($2::uuid[]) AND deleted_at IS NULL`,
    },
    [companyId, ids],
  );
}
