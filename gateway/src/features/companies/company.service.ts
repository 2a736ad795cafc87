import { isSamePassKey } from '../../access/pass-key.js';
import { Role } from '../../access/session.entity.js';
import type { RequestContext } from '../../request/context.js';
import { BadUserInput, NotFound } from '../../errors.js';
import { Company } from './company.entity.js';
import { companyById } from './company.loaders.js';
import { byPassKey } from './pass-key.js';
import { thresholdsOfCompany } from '../settings/threshold.loaders.js';
import { thresholdAt } from '../settings/thresholds.js';
import type { AppSettings, ThresholdInForce } from '../settings/settings.entity.js';
import { isUuid } from '../../validation/uuid.js';

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
    const passKey = { uniqueId: byPassKey(reference) };
    const company = await manager.findOneBy(
      Company,
      isUuid(reference) ? [{ id: reference }, passKey] : passKey,
    );
    if (!company) throw new NotFound();
    return company;
  }
  const own = await ownCompany(context);
  if (reference !== undefined && reference !== own.id && !isSamePassKey(reference, own.uniqueId))
    throw new NotFound();
  return own;
}

export async function ownCompany(context: RequestContext): Promise<Company> {
  const company = await context.loader(companyById).load(context.companyId);
  if (!company) throw new NotFound();
  return company;
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
