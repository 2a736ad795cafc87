import type { App } from '../../../request/context.js';
import { inTenant, providerTenant } from '../../../database/tenant.js';
import { type PolledWork, pollOnce, startPolling } from '../../../jobs/poll-loop.js';
import { findStaleDays, type StaleDay, refreshDay } from './rollup.queries.js';

/** Starts to recount stale days of insights. Any number of processes can run it. */
export function startInsightsRefresh(app: Pick<App, 'dataSource' | 'log'>): () => Promise<void> {
  return startPolling(makeRecount(app), app.log);
}

/** Recounts the stale days. */
export async function refreshInsights(app: Pick<App, 'dataSource'>): Promise<void> {
  await pollOnce(makeRecount(app));
}

function makeRecount({ dataSource }: Pick<App, 'dataSource'>): PolledWork<StaleDay> {
  return {
    noun: 'days of insights',
    find: (limit, paused) =>
      inTenant(dataSource, providerTenant, (db) => findStaleDays(db, limit, paused)),
    getKey: ({ companyId, day }) => `${companyId} ${day}`,
    run: (staleDay) => inTenant(dataSource, staleDay.companyId, (db) => refreshDay(db, staleDay)),
    pauseFactor: 10,
  };
}
