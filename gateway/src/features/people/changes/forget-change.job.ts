import { lockFollowUp } from '../../../database/advisory-locks.js';
import { inTenant, providerTenant, type TenantTransaction } from '../../../database/tenant.js';
import { runForEach } from '../../../jobs/jobs.js';
import type { JobData } from '../../../jobs/queues.js';
import type { App } from '../../../request/context.js';
import { AuditAction } from '../../audit/entries/audit-entry.entity.js';
import { writeAuditEntry } from '../../audit/entries/audit.service.js';
import { deleteOldValues, lockChange } from './directory-change.queries.js';
import { undoGraceMs } from './directory-change.service.js';
import {
  caseErasure,
  directoryErasure,
  eraseRows,
  lockPeopleToErase,
  storeErasureProof,
} from './erasure.queries.js';
import { listCompaniesWithFormer, listFinishedPeople } from './former-employee.queries.js';

/** People erased per transaction. */
const batchSize = 2000;

/** Starts to erase changes that can no longer be undone, and former employees whose follow-up has ended. */
export async function startChangeErasure(app: Pick<App, 'dataSource' | 'jobs'>): Promise<void> {
  await app.jobs.work('forget-change', ({ data }) => eraseChange(app, data));
  await app.jobs.work('erase-former-employees', () => eraseFinishedPeople(app));
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
  await eraseInBatches(dataSource, companyId, async (db) => {
    const people = await lockPeopleToErase(db, companyId, changeId, batchSize);
    const ids = people.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await storeErasureProof(
      db,
      companyId,
      await eraseRows(db, companyId, ids, directoryErasure),
      false,
    );
    await eraseCases(
      db,
      companyId,
      people.filter(({ isFollowed }) => !isFollowed).map(({ id }) => id),
    );
    // The same for everybody, because the log is read by people who must not learn who is ill or followed up.
    const detail =
      ids.length === 1 ? `employee ${ids[0]}` : `${ids.length} people, change ${changeId}`;
    await writeAuditEntry(
      db,
      { companyId, action: AuditAction.EMPLOYEE_ERASED, detail },
      { address },
    );
    return ids.length;
  });
}

/**
 * Erases the former employees of all companies whose last case or follow-up ended before the first day that their company keeps. A
 * failure in one company does not stop the others.
 */
export async function eraseFinishedPeople({ dataSource }: Pick<App, 'dataSource'>): Promise<void> {
  const companies = await inTenant(dataSource, providerTenant, listCompaniesWithFormer);
  await runForEach(
    companies,
    (companyId) =>
      eraseInBatches(dataSource, companyId, async (db) => {
        const ids = await listFinishedPeople(db, companyId, batchSize);
        if (ids.length === 0) return 0;
        await eraseCases(db, companyId, ids);
        const detail = `${ids.length} ${ids.length === 1 ? 'person' : 'people'} whose follow-up has ended`;
        await writeAuditEntry(
          db,
          { companyId, action: AuditAction.EMPLOYEE_ERASED, detail },
          { address: '' },
        );
        return ids.length;
      }),
    { message: 'Former employees could not be erased' },
  );
}

async function eraseCases(
  db: TenantTransaction,
  companyId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await storeErasureProof(db, companyId, await eraseRows(db, companyId, ids, caseErasure), true);
}

/** Repeats an erasure until it finds less than a batch. @param erase returns how many people it has erased. */
async function eraseInBatches(
  dataSource: App['dataSource'],
  companyId: string,
  erase: (db: TenantTransaction) => Promise<number>,
): Promise<void> {
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop
    const erased = await inTenant(dataSource, companyId, async (db) => {
      // A recount that does not see the erasure yet would otherwise store the follow-up of these people again.
      await lockFollowUp(db, companyId);
      return erase(db);
    });
    if (erased < batchSize) return;
  }
}
