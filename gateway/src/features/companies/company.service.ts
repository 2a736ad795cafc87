import { Role } from '../../access/session.entity.js';
import type { RequestContext } from '../../context.js';
import { BadUserInput, NotFound } from '../../errors.js';
import { Company } from './company.entity.js';
import { lockCompany } from './company.queries.js';
import { companyById } from './company.loaders.js';
import { thresholdsOfCompany } from './threshold.loaders.js';
import { thresholdAt } from '../tracing/thresholds.js';
import type { AppSettings, ThresholdInForce } from './settings.entity.js';
import { TimeMetric } from './time-metric.entity.js';
import { isUuid } from '../../uuid.js';

/** Minutes that a company may choose as its time metric. */
export const timeMetricOptions = [1, 2, 3, 4, 5, 10, 15, 20, 25, 30];
/** A change of the time metric counts from this much later on, in milliseconds. */
const timeMetricDelay = 24 * 60 * 60 * 1000;

/**
 * A company by id or pass-key: a company's own, or, for the provider, any.
 * @throws NotFound for every other one, whether it exists or not.
 */
export async function findCompany(
  context: RequestContext,
  reference: string | undefined,
): Promise<Company> {
  if (context.viewer?.role === Role.PROVIDER_ADMIN) {
    if (reference === undefined)
      throw new BadUserInput([{ field: 'id', message: 'Please name a company' }]);
    const manager = await context.db.manager();
    const byPassKey = { uniqueId: reference };
    const company = await manager.findOneBy(
      Company,
      isUuid(reference) ? [{ id: reference }, byPassKey] : byPassKey,
    );
    if (!company) throw new NotFound();
    return company;
  }
  const own = await ownCompany(context);
  if (reference !== undefined && reference !== own.id && reference !== own.uniqueId)
    throw new NotFound();
  return own;
}

export async function ownCompany(context: RequestContext): Promise<Company> {
  const company = await context.loader(companyById).load(context.companyId);
  if (!company) throw new NotFound();
  return company;
}

/**
 * Changes the contact threshold for contacts that begin 24 hours from now or later. A change that is not in force yet
 * is replaced.
 */
export async function changeTimeMetric(context: RequestContext, minutes: number): Promise<Company> {
  if (!timeMetricOptions.includes(minutes)) {
    throw new BadUserInput([
      { field: 'minutes', message: `Please select one of ${timeMetricOptions.join(', ')} minutes` },
    ]);
  }
  const { companyId } = context;
  const manager = await context.db.manager();
  // Two changes at once take turns, so one of them replaces the other.
  await lockCompany(context.db, companyId);
  const now = Date.now();
  await manager
    .createQueryBuilder()
    .delete()
    .from(TimeMetric)
    .where('company_id = :companyId AND in_force_from > :now', { companyId, now: new Date(now) })
    .execute();
  const inForceFrom = new Date(now + timeMetricDelay);
  await manager.insert(TimeMetric, { companyId, inForceFrom, minutes });
  context.loader(thresholdsOfCompany).clear(companyId);
  return ownCompany(context);
}

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
