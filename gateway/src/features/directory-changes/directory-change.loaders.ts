import DataLoader from 'dataloader';
import type { RequestContext } from '../../request/context.js';
import type { DirectoryChange } from './directory-change.entity.js';
import { findChangesById } from './directory-change.queries.js';
import type { StatusChange } from '../employees/status-change.entity.js';
import { listStatusHistories } from '../employees/status-change.queries.js';

/** Loads directory changes by id; null if there is none. */
export function directoryChangeLoader(
  context: RequestContext,
): DataLoader<string, DirectoryChange | null> {
  return new DataLoader(async (ids) => {
    const found = await findChangesById(context.db, context.companyId, ids);
    const byId = new Map(found.map((change) => [change.id, change]));
    return ids.map((id) => byId.get(id) ?? null);
  });
}

/** Loads status histories by employee, newest first. */
export function statusHistoryLoader(context: RequestContext): DataLoader<string, StatusChange[]> {
  return new DataLoader(
    async (ids) => {
      const found = await listStatusHistories(context.db, context.companyId, ids);
      const byEmployee = Map.groupBy(found, ({ employeeId }) => employeeId);
      return ids.map((id) => byEmployee.get(id) ?? []);
    },
    { maxBatchSize: 5000 },
  );
}
