import type { App } from '../../request/context.js';
import { inTenant, providerTenant, type TenantTransaction } from '../../database/tenant.js';
import { runForEach } from '../../jobs/jobs.js';
import { queueMail } from '../../mail/outbox.js';
import { AuditAction } from '../audit/entries/audit-entry.entity.js';
import { writeAuditEntry } from '../audit/entries/audit.service.js';
import { companyDeletedMail } from './company-deleted.mail.js';
import {
  deleteAttempts,
  type DueCompany,
  eraseRows,
  findDueCompanies,
  lockDueCompany,
} from './erasure.queries.js';

/** Maximum rows deleted per transaction, which takes some hundred milliseconds. */
const maxBatchRows = 10_000;

/** Starts the job that deletes companies whose deletion is due. */
export async function startErasingCompanies(app: App): Promise<void> {
  await app.jobs.work('erase-companies', ({ log }) => eraseDueCompanies({ ...app, log }));
}

/**
 * Deletes every company that is due, in batches. A job that is retried continues after the last batch. A company that fails does
 * not stop the others.
 */
export async function eraseDueCompanies(app: App, batchSize = maxBatchRows): Promise<void> {
  const due = await inTenant(app.dataSource, null, findDueCompanies);
  await runForEach(due, (company) => eraseCompany(app, company, batchSize), {
    message: 'Companies were not deleted',
  });
}

async function eraseCompany(app: App, company: DueCompany, batchSize: number): Promise<void> {
  let isGone = false;
  while (!isGone)
    isGone = await inTenant(app.dataSource, providerTenant, (db) =>
      eraseBatch(app, db, company, batchSize),
    );
}

/** Erases a batch; returns whether nothing of the company is left. */
async function eraseBatch(
  app: App,
  db: TenantTransaction,
  company: DueCompany,
  batchSize: number,
): Promise<boolean> {
  // Another process may have deleted it.
  if (!(await lockDueCompany(db, company.id))) return true;
  const { isGone, erasedRows } = await eraseRows(db, company.id, batchSize);
  if (!isGone) return false;
  await deleteAttempts(db, company.id, company.email);
  await app.jobs.forget(db, { companyId: company.id });
  await app.jobs.forget(db, { email: company.email });
  await queueMail(app.jobs, db, {
    companyId: providerTenant,
    to: company.email,
    content: companyDeletedMail(company.name),
  });
  const detail = [company.id, ...formatCounts(erasedRows)].join(', ');
  const action = AuditAction.COMPANY_DELETED;
  await writeAuditEntry(db, { companyId: providerTenant, action, detail }, { address: '' });
  app.log.info({ company: company.id, rows: erasedRows }, 'company deleted');
  return true;
}

function formatCounts(rows: Record<string, number>): string[] {
  return Object.entries(rows)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([table, count]) => `${table} ${count}`);
}
