import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { Batcher } from '../../../database/batcher.js';
import { inTenant } from '../../../database/tenant.js';
import { MINUTE } from '../../../durations.js';
import type { RequestContext } from '../../../request/context.js';
import { type ExportKind, PersonReadKind } from './person-read.entity.js';
import { type PersonAccess, storeAccesses } from './person-read.queries.js';

declare module '../../../request/context.js' {
  interface App {
    accesses: AccessLog;
  }
}

/** Repeated accesses of an account to the same thing within this time count as one, because open pages reload. */
const sameAccessMs = 5 * MINUTE;
const maxRecentAccesses = 20_000;
/** Pause between the batches of a company, so that many accesses share one transaction however busy it is. */
const pauseMs = 1000;
const maxTries = 5;

/**
 * Stores who looked at which person, in batches, without delaying responses. A process that is killed loses the accesses of its last
 * second.
 */
export class AccessLog {
  private readonly batches: Batcher<PersonAccess, undefined>;
  private readonly recent = new LRUCache<string, true>({
    max: maxRecentAccesses,
    ttl: sameAccessMs,
  });
  private readonly unsaved = new Set<PersonAccess>();
  private readonly stopping = new AbortController();

  constructor(
    private readonly dataSource: DataSource,
    private readonly log: Logger,
  ) {
    this.batches = new Batcher(
      async (companyId, reads) => {
        await this.store(companyId, reads);
        for (const read of reads) this.unsaved.delete(read);
        await this.pause();
        return reads.map(() => undefined);
      },
      { concurrency: 1, maxBatchSize: 1000, maxWaiting: 100_000 },
    );
  }

  /** Logs an access to people of a company, except those whom the account has just read about. */
  add(companyId: string, read: Omit<PersonAccess, 'at' | 'employeeIds'>, ids: readonly string[]) {
    const { accountId, kind } = read;
    const employeeIds = [...new Set(ids)].filter((id) => {
      const access = `${accountId} ${kind} ${id}`;
      if (this.recent.has(access)) return false;
      this.recent.set(access, true);
      return true;
    });
    if (employeeIds.length > maxRows)
      this.addExport(companyId, { ...read, kind: PersonReadKind.HEALTH_EXPORT }, employeeIds);
    else if (employeeIds.length > 0)
      this.queue(companyId, { ...read, employeeIds, at: Date.now() });
  }

  /** Logs an exported file with people; null: the whole directory. */
  addExport(
    companyId: string,
    read: Pick<PersonAccess, 'accountId' | 'role'> & { kind: ExportKind },
    employeeIds: readonly string[] | null,
  ): void {
    this.queue(companyId, { ...read, employeeIds, at: Date.now() });
  }

  private queue(companyId: string, read: PersonAccess): void {
    this.unsaved.add(read);
    this.batches.add(companyId, read).catch((error: unknown) => {
      this.unsaved.delete(read);
      this.log.error({ err: error }, 'accesses to people could not be stored');
    });
  }

  /** Waits until all accesses are stored, or have failed for good. */
  async settle(): Promise<void> {
    while (this.unsaved.size > 0) await wait(10);
  }

  /** Stores the remaining accesses without pauses. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.settle();
  }

  private async store(companyId: string, reads: readonly PersonAccess[]): Promise<void> {
    for (let tries = 1; ; tries += 1)
      try {
        await inTenant(this.dataSource, companyId, (db) => storeAccesses(db, companyId, reads));
        return;
      } catch (error) {
        if (tries >= maxTries) throw error;
        await this.pause();
      }
  }

  private async pause(): Promise<void> {
    await wait(pauseMs, undefined, { signal: this.stopping.signal }).catch(() => undefined);
  }
}

/** Returns the viewer as a reader: an account, or an API key. Accesses of phones, cameras and own files are not logged. */
function findReader({
  viewer,
}: RequestContext): Pick<PersonAccess, 'accountId' | 'role'> | undefined {
  const accountId = viewer?.accountId ?? viewer?.apiKeyId;
  return viewer && accountId ? { accountId, role: viewer.role } : undefined;
}

/** Maximum accesses that are stored as a row each. A longer list is stored like an export, as one row. */
const maxRows = 100;

/** Logs that the viewer has read about people by name. */
export function logAccess(
  context: RequestContext,
  kind: Exclude<PersonReadKind, ExportKind>,
  employeeIds: readonly string[],
): void {
  const reader = findReader(context);
  if (reader) context.app.accesses.add(context.companyId, { ...reader, kind }, employeeIds);
}

/** Maximum people of a list that is an access to each of them: fewer than on a page of a list. A longer one is an overview. */
export const maxPeopleOfAccess = 9;

/** Logs people whom the answer tells apart by their status, unless they are so many that it is an overview. */
export function logAccessByStatus(context: RequestContext, employeeIds: readonly string[]): void {
  if (employeeIds.length <= maxPeopleOfAccess)
    logAccess(context, PersonReadKind.HEALTH, employeeIds);
}

/** Logs an export of the whole directory. */
export function logExportOfAll(context: RequestContext, kind: ExportKind): void {
  const reader = findReader(context);
  if (reader) context.app.accesses.addExport(context.companyId, { ...reader, kind }, null);
}

/** Returns a function that logs the people of an export as it is written, each of them once. */
export function startExportLog(context: RequestContext, kind: ExportKind) {
  const reader = findReader(context);
  const logged = new Set<string>();
  return (ids: readonly string[]): void => {
    if (!reader) return;
    const newIds = [...new Set(ids)].filter((id) => !logged.has(id));
    for (const id of newIds) logged.add(id);
    if (newIds.length > 0)
      context.app.accesses.addExport(context.companyId, { ...reader, kind }, newIds);
  };
}
