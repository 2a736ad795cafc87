import type { App } from '../../request/context.js';
import { inTenant } from '../../database/tenant.js';
import type { JobData } from '../../jobs/queues.js';
import { AuditAction } from '../audit/audit-entry.entity.js';
import { writeVisit } from '../audit/audit.service.js';
import { forgetPeople, lockChange } from '../directory-changes/directory-change.queries.js';
import { eraseRows, lockPeopleToErase, storeErasureProof } from './erasure.queries.js';
import { undoGraceMs } from '../directory-changes/undo-times.js';

/** People who are erased in one transaction. */
const batchSize = 2000;

/** Forgets what undoing needed, and erases who was deleted, from now on. */
export async function startForgettingChanges(app: Pick<App, 'dataSource' | 'jobs'>): Promise<void> {
  await app.jobs.work('forget-change', ({ data }) => forgetChange(app, data));
}

/** The time to undo a change is over. Done twice, it finds nothing left to do. */
async function forgetChange(
  { dataSource }: Pick<App, 'dataSource'>,
  { companyId, changeId, address }: JobData['forget-change'],
): Promise<void> {
  await inTenant(dataSource, companyId, async (db) => {
    // Somebody may just be undoing it: this comes after.
    await lockChange(db, companyId, changeId, undoGraceMs);
    await forgetPeople(db, companyId, changeId);
  });
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop
    const erased = await inTenant(dataSource, companyId, async (db) => {
      const ids = await lockPeopleToErase(db, companyId, changeId, batchSize);
      if (ids.length === 0) return 0;
      await storeErasureProof(db, companyId, await eraseRows(db, companyId, ids));
      const [first] = ids;
      const who =
        ids.length === 1 ? `employee ${first}` : `${ids.length} people, change ${changeId}`;
      await writeVisit(
        db,
        { companyId, action: AuditAction.EMPLOYEE_ERASED, detail: who },
        { address },
      );
      return ids.length;
    });
    if (erased < batchSize) return;
  }
}
