import DataLoader from 'dataloader';
import type { RequestContext } from '../../request/context.js';
import { latestHealth } from './phone-health.queries.js';
import type { PhoneHealth } from './phone-health.entity.js';

/** What phones said last, by employee; null where a phone never spoke. */
export function latestHealthOf(context: RequestContext): DataLoader<string, PhoneHealth | null> {
  return new DataLoader(
    async (ids) => {
      const found = await latestHealth(context.db, context.companyId, ids, 1);
      const byEmployee = new Map(found.map((health) => [health.employeeId, health]));
      return ids.map((id) => byEmployee.get(id) ?? null);
    },
    { maxBatchSize: 5000 },
  );
}
