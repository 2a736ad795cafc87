import type { App } from '../../request/context.js';
import { inTenant, providerTenant } from '../../database/tenant.js';
import { type Recount, recountMarked, startRecounting } from '../stale-days/recount-loop.js';
import { findStaleDays, type StaleDay, refreshDay } from './rollup.queries.js';

/** Starts to recount stale days of insights. Any number of processes can run it. */
export function startInsightsRefresh(app: Pick<App, 'dataSource' | 'log'>): () => Promise<void> {
  return startRecounting(makeRecount(app), app.log);
}

/** Recounts the stale days. */
export async function refreshInsights(app: Pick<App, 'dataSource'>): Promise<void> {
  await recountMarked(makeRecount(app));
}

function makeRecount({ dataSource }: Pick<App, 'dataSource'>): Recount<StaleDay> {
  return {
    noun: 'days of insights',
    find: (limit, resting) =>
      inTenant(dataSource, providerTenant, (db) => findStaleDays(db, limit, resting)),
    getKey: ({ companyId, day }) => `${companyId} ${day}`,
    run: (staleDay) => inTenant(dataSource, staleDay.companyId, (db) => refreshDay(db, staleDay)),
    restFactor: 10,
  };
}
