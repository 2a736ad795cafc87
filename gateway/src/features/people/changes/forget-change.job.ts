import type { App } from '../../../request/context.js';
import { inTenant } from '../../../database/tenant.js';
import type { JobData } from '../../../jobs/queues.js';
import { AuditAction } from '../../audit/entries/audit-entry.entity.js';
import { writeAuditEntry } from '../../audit/entries/audit.service.js';
import { deleteOldValues, lockChange } from './directory-change.queries.js';
import {
  eraseRows,
  listOpenCaseIds,
  lockPeopleToErase,
  storeErasureProof,
} from './erasure.queries.js';
import { undoGraceMs } from './directory-change.service.js';
import { recordEvents } from '../../company/events/record-events.js';
import { EventKind } from '../../company/events/event-kind.js';
import { lockFollowUp } from '../../../database/advisory-locks.js';

/** People erased per transaction. */
const batchSize = 2000;

/** Starts to erase changes that can no longer be undone. */
export async function startChangeErasure(app: Pick<App, 'dataSource' | 'jobs'>): Promise<void> {
  await app.jobs.work('forget-change', ({ data }) => eraseChange(app, data));
}

/** Deletes the old values that a change stored for undoing it, and erases the people whom it deleted. Idempotent. */
async function eraseChange(
  { dataSource }: Pick<App, 'dataSource'>,
  { companyId, changeId, address }: JobData['forget-change'],
): Promise<void> {
  await inTenant(dataSource, companyId, async (db) => {
    // Waits for a concurrent undo.
    await lockChange(db, companyId, changeId, undoGraceMs);
    await deleteOldValues(db, companyId, changeId);
  });
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop
    const erased = await inTenant(dataSource, companyId, async (db) => {
      // A recount that does not see the erasure yet would otherwise store the follow-up of these people again.
      await lockFollowUp(db, companyId);
      const ids = await lockPeopleToErase(db, companyId, changeId, batchSize);
      if (ids.length === 0) return 0;
      // Recorded only now, since an undo would have restored the cases.
      const closed = (await listOpenCaseIds(db, companyId, ids)).map((subjectId) => ({
        kind: EventKind.CASE_CLOSED,
        subjectId,
      }));
      await recordEvents(db, companyId, closed);
      await storeErasureProof(db, companyId, await eraseRows(db, companyId, ids));
      const [first] = ids;
      const detail =
        ids.length === 1 ? `employee ${first}` : `${ids.length} people, change ${changeId}`;
      await writeAuditEntry(
        db,
        { companyId, action: AuditAction.EMPLOYEE_ERASED, detail },
        { address },
      );
      return ids.length;
    });
    if (erased < batchSize) return;
  }
}
