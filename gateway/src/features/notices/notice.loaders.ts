import DataLoader from 'dataloader';
import type { RequestContext } from '../../request/context.js';
import { listNoticesOfFollowUps } from './notice.queries.js';
import type { NoticeOfFollowUp } from './notice.types.js';

/** Loads the notices of follow-ups, the latest first. */
export function noticesOfFollowUp(context: RequestContext): DataLoader<string, NoticeOfFollowUp[]> {
  return new DataLoader(
    async (ids) => {
      const found = await listNoticesOfFollowUps(context.db, context.companyId, ids);
      const byRow = Map.groupBy(found, ({ followUpId }) => followUpId);
      return ids.map((id) => byRow.get(id) ?? []);
    },
    { maxBatchSize: 5000 },
  );
}
