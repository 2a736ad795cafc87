import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { MINUTE } from '../durations.js';
import { inTenant, type Statement } from '../database/tenant.js';
import type { Viewer } from './viewer.queries.js';

/** Minimum time between two writes of the last use, however many requests are sent. */
const sessionWriteIntervalMs = 5 * MINUTE;
const keyWriteIntervalMs = MINUTE;
const maxRecent = 10_000;

/** Stores when sessions of accounts and API keys were last used, without delaying responses. */
export class SessionUses {
  private readonly recent = new LRUCache<string, true>({ max: maxRecent });

  constructor(
    private readonly dataSource: DataSource,
    private readonly log: Logger,
  ) {}

  /** Adds a request of a session or key; call it once the request's transaction has ended. */
  add({ companyId, sessionId, apiKeyId, lastUsedAt }: Viewer): void {
    if (apiKeyId)
      this.store(companyId, apiKeyId, lastUsedAt, keyWriteIntervalMs, {
        name: 'store-key-use',
        // Another process may have stored a use meanwhile.
        text: `UPDATE api_key SET last_used_at = now() WHERE company_id = $1 AND id = $2
          AND (last_used_at IS NULL OR last_used_at < now() - interval '1 minute')`,
      });
    else if (sessionId && lastUsedAt)
      this.store(companyId, sessionId, lastUsedAt, sessionWriteIntervalMs, {
        name: 'store-session-use',
        text: 'UPDATE session SET last_used_at = now() WHERE company_id = $1 AND id = $2',
      });
  }

  private store(
    companyId: string,
    id: string,
    lastUsedAt: Date | null,
    ttl: number,
    statement: Statement,
  ): void {
    if (lastUsedAt && Date.now() - lastUsedAt.getTime() < ttl) return;
    if (this.recent.has(id)) return;
    this.recent.set(id, true, { ttl });
    inTenant(this.dataSource, companyId, (db) => db.rows(statement, [companyId, id])).catch(
      (error: unknown) => this.log.warn({ err: error }, 'last use could not be stored'),
    );
  }
}
