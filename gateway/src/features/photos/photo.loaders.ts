import DataLoader from 'dataloader';
import type { RequestContext } from '../../request/context.js';
import { findPhotoNames } from './photo.queries.js';

/** Loads photo names by employee; null: no photo. */
export function photoLoader({ db, companyId }: RequestContext): DataLoader<string, string | null> {
  return new DataLoader(async (ids: readonly string[]) => {
    const found = await findPhotoNames(db, companyId, ids);
    const names = new Map(found.map(({ employeeId, name }) => [employeeId, name]));
    return ids.map((id) => names.get(id) ?? null);
  });
}
