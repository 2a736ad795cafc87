import DataLoader from 'dataloader';
import type { RequestContext } from '../../request/context.js';
import { photoNames } from './photo.queries.js';

/** Names of photos by employee; null: has none. */
export function photoLoader({ db, companyId }: RequestContext): DataLoader<string, string | null> {
  return new DataLoader(async (ids: readonly string[]) => {
    const found = await photoNames(db, companyId, ids);
    const names = new Map(found.map(({ employeeId, name }) => [employeeId, name]));
    return ids.map((id) => names.get(id) ?? null);
  });
}
