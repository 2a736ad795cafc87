import type { DataSource } from 'typeorm';
import type { Logger } from 'pino';
import { inTenant, providerTenant } from '../../database/tenant.js';
import { type Recount, recountMarked, startRecounting } from '../stale-days/recount-loop.js';
import { findStaleDays, type StaleDay, refreshDay } from './rollup.queries.js';

interface Program {
  dataSource: DataSource;
  log: Logger;
}

/** Starts to keep insights up to date; any number of processes may do so. */
export function startInsightsRefresh(app: Program): () => Promise<void> {
  return startRecounting(recountOfDays(app), app.log);
}

/** Recounts the stale days. */
export async function refreshInsights(app: Pick<Program, 'dataSource'>): Promise<void> {
  await recountMarked(recountOfDays(app));
}

function recountOfDays({ dataSource }: Pick<Program, 'dataSource'>): Recount<StaleDay> {
  return {
    noun: 'days of insights',
    find: (limit) => inTenant(dataSource, providerTenant, (db) => findStaleDays(db, limit)),
    keyOf: ({ companyId, day }) => `${companyId} ${day}`,
    run: (staleDay) => inTenant(dataSource, staleDay.companyId, (db) => refreshDay(db, staleDay)),
    restFactor: 10,
  };
}
