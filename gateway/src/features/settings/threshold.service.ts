import type { RequestContext } from '../../request/context.js';
import type { Company } from '../companies/company.entity.js';
import { ownCompany } from '../companies/company.service.js';
import type { AppSettings, ThresholdInForce } from './settings.entity.js';
import { thresholdsOfCompany } from './threshold.loaders.js';
import { thresholdAt } from './thresholds.js';

/** Minutes in force at this moment. */
export async function thresholdNow(context: RequestContext, companyId: string): Promise<number> {
  return thresholdAt(await context.loader(thresholdsOfCompany).load(companyId), Date.now());
}

/** The change that comes into force next, if any. */
export async function pendingThreshold(
  context: RequestContext,
  companyId: string,
): Promise<ThresholdInForce | null> {
  const history = await context.loader(thresholdsOfCompany).load(companyId);
  const next = history.find((period) => period.from > Date.now());
  return next ? { minutes: next.minutes, from: new Date(next.from) } : null;
}

export async function settingsInForce(context: RequestContext): Promise<AppSettings> {
  return settingsOf(context, await ownCompany(context));
}

export async function settingsOf(context: RequestContext, company: Company): Promise<AppSettings> {
  return { ...company, timeMetric: await thresholdNow(context, company.id) };
}
