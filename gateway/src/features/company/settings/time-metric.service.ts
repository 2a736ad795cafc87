import { DAY } from '../../../durations.js';
import type { RequestContext } from '../../../request/context.js';
import { BadUserInput, Conflict } from '../../../errors.js';
import { AuditAction } from '../../audit/entries/audit-entry.entity.js';
import { writeAudit } from '../../audit/entries/audit.service.js';
import { defaultThresholdMinutes } from './thresholds.js';
import type { Company } from '../profile/company.entity.js';
import { lockCompany } from '../profile/company.queries.js';
import { ownCompany } from '../profile/company.service.js';
import { publishCompanyChange } from '../profile/publish-company-change.js';
import { markAllCases } from '../../../jobs/mark-cases.js';
import type { TimeMetricPeriod } from './settings.types.js';
import { thresholdLoader } from './threshold.loaders.js';
import { TimeMetric } from './time-metric.entity.js';

/** Time metrics on offer, in minutes. */
const timeMetricOptions = new Set([1, 2, 3, 4, 5, 10, 15, 20, 25, 30]);
/** Time until a change comes into force. */
const changeDelayMs = DAY;

/** @throws BadUserInput naming the field, for a time metric that is not on offer. */
export function assertTimeMetric(minutes: number, field: string): void {
  if (timeMetricOptions.has(minutes)) return;
  const message = `Please select one of ${[...timeMetricOptions].join(', ')} minutes`;
  throw new BadUserInput(field, message);
}

/**
 * Changes the contact threshold for contacts that begin 24 hours from now or later. A change that is not in force yet
 * is replaced.
 */
export async function changeTimeMetric(context: RequestContext, minutes: number): Promise<void> {
  assertTimeMetric(minutes, 'timeMetric');
  const { companyId, viewer } = context;
  await deletePendingChanges(context);
  const manager = await context.db.manager();
  const inForceFrom = new Date(Date.now() + changeDelayMs);
  const changedBy = viewer?.email ?? null;
  await manager.insert(TimeMetric, { companyId, inForceFrom, minutes, changedBy });
  await auditChange(context, `Time metric ${minutes} min in 24 hours`);
}

/** Cancels a change that is not in force yet. @throws Conflict if there is none. */
export async function cancelTimeMetricChange(context: RequestContext): Promise<Company> {
  const deleted = await deletePendingChanges(context);
  if (deleted === 0) throw new Conflict('timeMetric', 'There is no pending change to cancel');
  return auditChange(context, 'Change of the time metric cancelled');
}

/** Lists the time metrics that were, are and will be in force, newest first. */
export async function listTimeMetrics(context: RequestContext): Promise<TimeMetricPeriod[]> {
  const manager = await context.db.manager();
  const { companyId } = context;
  const changes = await manager.find(TimeMetric, {
    where: { companyId },
    order: { inForceFrom: 'ASC' },
  });
  const periods = [
    { minutes: defaultThresholdMinutes, from: null, changedAt: null, changedBy: null },
    ...changes.map(({ minutes, inForceFrom: from, changedAt, changedBy }) => ({
      minutes,
      from,
      changedAt,
      changedBy,
    })),
  ];
  return periods
    .map((period, index) => ({ ...period, until: periods[index + 1]?.from ?? null }))
    .toReversed();
}

/** Deletes the changes that are not in force yet and returns their number. Concurrent changes wait for each other. */
async function deletePendingChanges({ db, companyId }: RequestContext): Promise<number> {
  await lockCompany(db, companyId);
  const manager = await db.manager();
  const { affected } = await manager
    .createQueryBuilder()
    .delete()
    .from(TimeMetric)
    .where('company_id = :companyId AND in_force_from > :now', { companyId, now: new Date() })
    .execute();
  return affected ?? 0;
}

async function auditChange(context: RequestContext, detail: string): Promise<Company> {
  const { companyId } = context;
  await markAllCases(context.db, companyId);
  context.loader(thresholdLoader).clear(companyId);
  await publishCompanyChange(context, companyId);
  await writeAudit(context, { companyId, action: AuditAction.SETTINGS_CHANGED, detail });
  return ownCompany(context);
}
