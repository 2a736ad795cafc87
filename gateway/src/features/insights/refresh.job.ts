import { setTimeout as wait } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import type { Logger } from 'pino';
import { inTenant, providerTenant } from '../../database/tenant.js';
import { findStaleDays, type Piece, refreshPiece } from './rollup.queries.js';

/** How long marks wait at least before they are looked for again, in milliseconds. */
const pause = 1500;
/** Most days that are worked out between two looks. */
const piecesAtOnce = 50;
/** A day that takes long is worked out again only after so many times as long, so that it never fills a processor. */
const rest = 10;

interface Program {
  dataSource: DataSource;
  log: Logger;
}

/** Keeps the figures of insights up to date from now on, beside every other process that does. */
export function startInsightsRefresh(app: Program): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const next = new Map<string, number>();
  const running = (async () => {
    while (!signal.aborted) {
      await refreshInsights(app, next, signal).catch((error: unknown) =>
        app.log.error({ err: error }, 'insights were not refreshed'),
      );
      await wait(pause, undefined, { signal }).catch(() => undefined);
    }
  })();
  return async () => {
    stopping.abort();
    await running;
  };
}

/** Works off the marks that are there, but for days whose next turn (epoch milliseconds by piece) has not come. */
export async function refreshInsights(
  { dataSource }: Pick<Program, 'dataSource'>,
  next = new Map<string, number>(),
  signal?: AbortSignal,
): Promise<void> {
  const pieces = await inTenant(dataSource, providerTenant, (db) =>
    findStaleDays(db, piecesAtOnce),
  );
  for (const piece of pieces) {
    if (signal?.aborted) return;
    if ((next.get(keyOf(piece)) ?? 0) > Date.now()) continue;
    const started = Date.now();
    await inTenant(dataSource, piece.companyId, (db) => refreshPiece(db, piece));
    const ended = Date.now();
    next.set(keyOf(piece), ended + rest * (ended - started));
  }
  for (const [key, turn] of next) if (turn < Date.now()) next.delete(key);
}

const keyOf = ({ companyId, day }: Piece): string => `${companyId} ${day}`;
