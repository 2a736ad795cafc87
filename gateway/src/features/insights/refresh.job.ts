import { setTimeout as wait } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import type { Logger } from 'pino';
import { inTenant, providerTenant } from '../../database/tenant.js';
import { findStaleDays, type StaleDay, refreshDay } from './rollup.queries.js';

/** Time between two polls for stale days. */
const pollIntervalMs = 1500;
/** Maximum days recounted per poll. */
const maxDaysPerPoll = 50;
/** A day rests this many times as long as its last count took, so that a slow one does not occupy a core. */
const restFactor = 10;

interface Program {
  dataSource: DataSource;
  log: Logger;
}

/** Starts to keep insights up to date; any number of processes may do so. */
export function startInsightsRefresh(app: Program): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const next = new Map<string, number>();
  const running = (async () => {
    while (!signal.aborted) {
      await refreshInsights(app, next, signal).catch((error: unknown) =>
        app.log.error({ err: error }, 'insights refresh failed'),
      );
      await wait(pollIntervalMs, undefined, { signal }).catch(() => undefined);
    }
  })();
  return async () => {
    stopping.abort();
    await running;
  };
}

/** Recounts the stale days, except those whose next turn (epoch milliseconds by day) is still ahead. */
export async function refreshInsights(
  { dataSource }: Pick<Program, 'dataSource'>,
  next = new Map<string, number>(),
  signal?: AbortSignal,
): Promise<void> {
  const staleDays = await inTenant(dataSource, providerTenant, (db) =>
    findStaleDays(db, maxDaysPerPoll),
  );
  for (const staleDay of staleDays) {
    if (signal?.aborted) return;
    if ((next.get(keyOf(staleDay)) ?? 0) > Date.now()) continue;
    const started = Date.now();
    await inTenant(dataSource, staleDay.companyId, (db) => refreshDay(db, staleDay));
    const ended = Date.now();
    next.set(keyOf(staleDay), ended + restFactor * (ended - started));
  }
  for (const [key, turn] of next) if (turn < Date.now()) next.delete(key);
}

const keyOf = ({ companyId, day }: StaleDay): string => `${companyId} ${day}`;
