import { mayReadHealth } from '../../../request/auth-checker.js';
import type { RequestContext } from '../../../request/context.js';
import { BadUserInput } from '../../../errors.js';
import { AuditAction } from '../../audit/entries/audit-entry.entity.js';
import { writeAudit } from '../../audit/entries/audit.service.js';
import { Company } from '../profile/company.entity.js';
import { publishCompanyChange } from '../profile/publish-company-change.js';
import { ownCompany } from '../profile/company.service.js';
import { lockCompany } from '../profile/company.queries.js';
import type { SafeguardChange } from '../profile/change-safeguards.js';
import type { RetentionPreview } from './retention.types.js';
import { findDeletionTime, previewDeletion } from './retention.queries.js';

/** Available retentions, in days. Tracing an ill person needs at least two weeks. */
const retentionOptions = new Set([14, 30, 60, 90, 180, 365]);
/** Maximum count of a preview, which takes some tenths of a second. */
const maxCounted = 100_000;

/** Previews what another retention would delete. @throws BadUserInput for a retention that is not available. */
export function previewRetention(context: RequestContext, days: number): Promise<RetentionPreview> {
  assertRetentionOption(days, 'days');
  const withHealth = mayReadHealth(context);
  return previewDeletion(context.db, context.companyId, { days, maxCounted, withHealth });
}

/**
 * Sets for how many days records are kept. Nothing is deleted before the next night; until then it can be reverted.
 * @returns a shorter retention, which deletes evidence and therefore is a safeguard, for `changeSafeguards` to store.
 * @throws BadUserInput for a retention that is not available.
 */
export async function changeRetention(
  context: RequestContext,
  days: number,
): Promise<SafeguardChange[]> {
  assertRetentionOption(days, 'retentionDays');
  const { db, companyId } = context;
  await lockCompany(db, companyId);
  const { retentionDays } = await ownCompany(context);
  const columns = {
    retentionDays: days,
    retentionDueAt: await findDeletionTime(db, companyId, days),
  };
  if (days < retentionDays)
    return [
      {
        field: 'retentionDays',
        name: 'Days for which records are kept',
        from: String(retentionDays),
        to: String(days),
        columns,
      },
    ];
  const manager = await db.manager();
  await manager.update(Company, { id: companyId }, columns);
  await publishCompanyChange(context, companyId);
  const detail = `Records kept for ${days} days`;
  await writeAudit(context, { companyId, action: AuditAction.SETTINGS_CHANGED, detail });
  return [];
}

function assertRetentionOption(days: number, field: string): void {
  if (retentionOptions.has(days)) return;
  const message = `Please select one of ${[...retentionOptions].join(', ')} days`;
  throw new BadUserInput(field, message);
}
