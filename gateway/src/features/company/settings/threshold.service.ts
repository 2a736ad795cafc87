import type { RequestContext } from '../../../request/context.js';
import type { Company } from '../profile/company.entity.js';
import type { AppSettings, ThresholdInForce } from './settings.types.js';
import { thresholdLoader } from './threshold.loaders.js';
import { getThresholdAt } from './thresholds.js';

/** Returns the threshold in force now, in minutes. */
export async function getCurrentThreshold(
  context: RequestContext,
  companyId: string,
): Promise<number> {
  return getThresholdAt(await context.loader(thresholdLoader).load(companyId), Date.now());
}

/** Finds the next change that is not in force yet; null: none. */
export async function findPendingThreshold(
  context: RequestContext,
  companyId: string,
): Promise<ThresholdInForce | null> {
  const history = await context.loader(thresholdLoader).load(companyId);
  const next = history.find((period) => period.from > Date.now());
  return next ? { minutes: next.minutes, from: new Date(next.from) } : null;
}

/** Returns a company's settings for the app. */
export async function getAppSettings(
  context: RequestContext,
  company: Company,
): Promise<AppSettings> {
  return { ...company, timeMetric: await getCurrentThreshold(context, company.id) };
}
