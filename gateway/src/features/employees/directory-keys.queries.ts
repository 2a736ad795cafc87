import type { Rows } from '../../database/tenant.js';
import type { DirectoryKeys } from './directory-keys.js';

interface NamedPerson {
  id: string;
  code: string;
  name: string;
  email: string;
  department: string;
}

/** Who has no keys yet? So many at most; nobody else gives them any until the transaction ends. */
export function peopleWithoutKeys(
  db: Rows,
  companyId: string,
  most: number,
): Promise<NamedPerson[]> {
  return db.rows(
    {
      name: 'people-without-keys',
      text: `SELECT id, code, name, email, department FROM employee
        WHERE company_id = $1 AND search = '' AND deleted_at IS NULL LIMIT $2 FOR UPDATE`,
    },
    [companyId, most],
  );
}

/** Gives these people their keys. */
export async function setDirectoryKeys(
  db: Rows,
  companyId: string,
  keys: readonly (DirectoryKeys & { id: string })[],
): Promise<void> {
  await db.rows(
    {
      name: 'set-directory-keys',
      text: `UPDATE employee SET name_key = keys.name_key, department_key = keys.department_key, search = keys.search
        FROM unnest($2::uuid[], $3::text[], $4::text[], $5::text[]) AS keys (id, name_key, department_key, search)
        WHERE company_id = $1 AND employee.id = keys.id`,
    },
    [
      companyId,
      keys.map(({ id }) => id),
      keys.map(({ nameKey }) => nameKey),
      keys.map(({ departmentKey }) => departmentKey),
      keys.map(({ search }) => search),
    ],
  );
}
