import DataLoader from 'dataloader';
import type { RequestContext } from '../../request/context.js';
import type { ManualContact } from './manual-contact.entity.js';
import { listContactsById, listContactsOfCases } from './manual-contact.queries.js';

/** Loads the contacts added by hand that count on a case, the latest first. */
export function manualContactsOfCase(context: RequestContext): DataLoader<string, ManualContact[]> {
  return new DataLoader(
    async (ids) => {
      const found = await listContactsOfCases(context.db, context.companyId, ids);
      const byCase = Map.groupBy(found, ({ caseId }) => caseId);
      return ids.map((id) => byCase.get(id) ?? []);
    },
    { maxBatchSize: 5000 },
  );
}

/** Loads contacts added by hand by id; null once erased. */
export function manualContactById(
  context: RequestContext,
): DataLoader<string, ManualContact | null> {
  return new DataLoader(
    async (ids) => {
      const found = await listContactsById(context.db, context.companyId, ids);
      const byId = new Map(found.map((contact) => [contact.id, contact]));
      return ids.map((id) => byId.get(id) ?? null);
    },
    { maxBatchSize: 5000 },
  );
}
