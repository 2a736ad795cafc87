import DataLoader from 'dataloader';
import { isCompanyOpen } from '../../../access/viewer.queries.js';
import type { Rows } from '../../../database/tenant.js';
import type { RequestContext } from '../../../request/context.js';

/** Finds the names of these people's photos. */
export function findPhotoNames(
  db: Rows,
  companyId: string,
  employeeIds: readonly string[],
): Promise<{ employeeId: string; name: string }[]> {
  return db.rows(
    {
      name: 'photo-names',
      text: `SELECT employee_id AS "employeeId", name FROM employee_photo
        WHERE company_id = $1 AND employee_id = ANY ($2::uuid[])`,
    },
    [companyId, employeeIds],
  );
}

/**
 * Finds a photo by name, but not for deleted people or inactive or deleted companies, since a link with a key outlives sessions.
 */
export async function findPhotoBytes(
  db: Rows,
  companyId: string,
  name: string,
): Promise<Buffer | undefined> {
  const found = await db.row<{ bytes: Buffer }>(
    {
      name: 'photo-bytes',
      text: `SELECT bytes FROM employee_photo AS photo
        JOIN employee ON employee.company_id = photo.company_id AND employee.id = photo.employee_id
        JOIN company ON company.id = photo.company_id
        WHERE photo.company_id = $1 AND photo.name = $2 AND deleted_at IS NULL AND ${isCompanyOpen}`,
    },
    [companyId, name],
  );
  return found?.bytes;
}

/** Deletes these people's photos; their paths stop working at once. */
export async function deletePhotos(
  db: Rows,
  companyId: string,
  employeeIds: readonly string[],
): Promise<void> {
  await db.rows(
    {
      name: 'delete-photos',
      text: 'DELETE FROM employee_photo WHERE company_id = $1 AND employee_id = ANY ($2::uuid[])',
    },
    [companyId, employeeIds],
  );
}

/** Loads photo names by employee; null: no photo. */
export function photoLoader({ db, companyId }: RequestContext): DataLoader<string, string | null> {
  return new DataLoader(async (ids: readonly string[]) => {
    const found = await findPhotoNames(db, companyId, ids);
    const names = new Map(found.map(({ employeeId, name }) => [employeeId, name]));
    return ids.map((id) => names.get(id) ?? null);
  });
}
