import type { RequestContext } from '../../request/context.js';
import { BadUserInput } from '../../errors.js';
import { AuditAction } from '../audit/audit-entry.entity.js';
import { writeAudit } from '../audit/audit.service.js';
import { companyById } from '../companies/company.loaders.js';
import { lockCompany } from '../companies/company.queries.js';
import type { RetentionPreview } from './retention.entity.js';
import { setRetention, whatWouldGo } from './retention.queries.js';

/** Days that a company may choose. Tracing somebody who fell ill needs two weeks at least. */
const retentionOptions = new Set([14, 30, 60, 90, 180, 365]);
/** Where counting for a preview stops: some tenths of a second. */
const mostCounted = 100_000;

/** What would go if records were kept for so many days. @throws BadUserInput for days that are not on offer. */
export function previewRetention(
  { db, companyId }: RequestContext,
  days: number,
): Promise<RetentionPreview> {
  checkRetention(days, 'days');
  return whatWouldGo(db, companyId, days, mostCounted);
}

/**
 * Sets for how many days records are kept. Nothing goes before the next night, and until then it can be changed back.
 * @throws BadUserInput for days that are not on offer.
 */
export async function changeRetention(context: RequestContext, days: number): Promise<void> {
  checkRetention(days, 'retentionDays');
  const { db, companyId } = context;
  await lockCompany(db, companyId);
  await setRetention(db, companyId, days);
  context.loader(companyById).clear(companyId);
  const detail = `Records kept for ${days} days`;
  await writeAudit(context, { companyId, action: AuditAction.SETTINGS_CHANGED, detail });
}

function checkRetention(days: number, field: string): void {
  if (retentionOptions.has(days)) return;
  const message = `Please select one of ${[...retentionOptions].join(', ')} days`;
  throw new BadUserInput([{ field, message }]);
}
