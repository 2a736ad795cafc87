import { DAY } from '../../../durations.js';
import type { RequestContext } from '../../../request/context.js';
import { ownCompany } from '../../company/profile/company.service.js';
import { getCurrentThreshold } from '../../company/settings/threshold.service.js';
import { assertMinDistance } from '../../company/settings/settings.service.js';
import { assertTimeMetric } from '../../company/settings/time-metric.service.js';
import { findReportingSources } from './reporting.queries.js';
import type { SettingsPreview } from './settings-preview.types.js';
import { findSettingsOutcome } from './settings-preview.queries.js';

const previewPeriodMs = 14 * DAY;

/**
 * Compares other settings with the current ones over the last 14 days. A setting that is not given stays the same.
 * @throws BadUserInput for a value that is not on offer.
 */
export async function previewSettings(
  context: RequestContext,
  given: { timeMetric: number | null; minDistance: number | null },
): Promise<SettingsPreview> {
  const { db, companyId } = context;
  const company = await ownCompany(context);
  const current = {
    timeMetric: await getCurrentThreshold(context, companyId),
    minDistance: company.minDistance,
  };
  const proposed = {
    timeMetric: given.timeMetric ?? current.timeMetric,
    minDistance: given.minDistance ?? current.minDistance,
  };
  assertTimeMetric(proposed.timeMetric, 'timeMetric');
  assertMinDistance(proposed.minDistance, 'minDistance');
  const until = Date.now();
  const period = { from: until - previewPeriodMs, until };
  const currentOutcome = await findSettingsOutcome(db, companyId, period, current);
  const isSame =
    proposed.timeMetric === current.timeMetric && proposed.minDistance === current.minDistance;
  return {
    from: new Date(period.from),
    until: new Date(until),
    reporting: await findReportingSources(db, companyId, period),
    current: currentOutcome,
    proposed: isSame ? currentOutcome : await findSettingsOutcome(db, companyId, period, proposed),
  };
}
