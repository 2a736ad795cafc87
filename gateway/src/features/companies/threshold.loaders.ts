import DataLoader from 'dataloader';
import { In } from 'typeorm';
import type { RequestContext } from '../../context.js';
import { type ThresholdPeriod, thresholdHistory } from '../tracing/thresholds.js';
import { TimeMetric } from './time-metric.entity.js';

/** The whole threshold history of companies, changes that are still to come included. */
export function thresholdsOfCompany(
  context: RequestContext,
): DataLoader<string, ThresholdPeriod[]> {
  return new DataLoader(async (companyIds) => {
    const manager = await context.db.manager();
    const changes = await manager.findBy(TimeMetric, { companyId: In([...companyIds]) });
    return companyIds.map((companyId) =>
      thresholdHistory(
        changes
          .filter((change) => change.companyId === companyId)
          .map((change) => ({ from: change.inForceFrom.getTime(), minutes: change.minutes })),
      ),
    );
  });
}
