import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { Batcher } from '../../database/batcher.js';
import { inTenant } from '../../database/tenant.js';
import { MINUTE } from '../../durations.js';
import type { RequestContext } from '../../request/context.js';
import { PersonReadKind } from './person-read.entity.js';
import { type NotedRead, storeReads } from './person-read.queries.js';

declare module '../../request/context.js' {
  interface App {
    reads: ReadLog;
  }
}

/** Repeated looks of an account at the same thing count as one look within this time: pages load again while they are open. */
const sameLookMs = 5 * MINUTE;
const maxRecentLooks = 20_000;
/** Pause between the batches of a company, so that many looks share one transaction however busy it is. */
const pauseMs = 1000;
const maxTries = 5;

/**
 * Stores who looked at which person. Answers do not wait for it: looks are collected and stored in batches, the first one at once. A
 * process that is killed loses the looks of its last second.
 */
export class ReadLog {
  private readonly batches: Batcher<NotedRead, undefined>;
  private readonly recent = new LRUCache<string, true>({ max: maxRecentLooks, ttl: sameLookMs });
  private readonly unsaved = new Set<NotedRead>();
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

  /** Notes a look at people of a company, but for those whom the account has just looked at. */
  note(companyId: string, read: Omit<NotedRead, 'at' | 'employeeIds'>, ids: readonly string[]) {
    const { accountId, kind } = read;
    const employeeIds = [...new Set(ids)].filter((id) => {
      const look = `${accountId} ${kind} ${id}`;
      if (this.recent.has(look)) return false;
      this.recent.set(look, true);
      return true;
    });
    if (employeeIds.length > 0) this.add(companyId, { ...read, employeeIds, at: Date.now() });
  }

  /** Notes that people stand in an exported file; null: everybody in the directory. */
  noteExport(
    companyId: string,
    read: Pick<NotedRead, 'accountId' | 'role'>,
    employeeIds: readonly string[] | null,
  ): void {
    this.add(companyId, { ...read, kind: PersonReadKind.EXPORT, employeeIds, at: Date.now() });
  }

  private add(companyId: string, noted: NotedRead): void {
    this.unsaved.add(noted);
    this.batches.add(companyId, noted).catch((error: unknown) => {
      this.unsaved.delete(noted);
      this.log.error({ err: error }, 'reads of people could not be stored');
    });
  }

  /** Resolves once everything that was noted is stored, or has failed for good. */
  async settle(): Promise<void> {
    while (this.unsaved.size > 0) await wait(10);
  }

  /** Stores what is left without pauses. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.settle();
  }

  private async store(companyId: string, reads: readonly NotedRead[]): Promise<void> {
    for (let tries = 1; ; tries += 1)
      try {
        await inTenant(this.dataSource, companyId, (db) => storeReads(db, companyId, reads));
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

/** Who looks: an account, or an API key by its id. Phones and cameras look at nobody. */
function findReader({ viewer }: RequestContext): Pick<NotedRead, 'accountId' | 'role'> | undefined {
  const accountId = viewer?.accountId ?? viewer?.apiKeyId;
  return viewer && accountId ? { accountId, role: viewer.role } : undefined;
}

/** Notes that the viewer has looked at people by name. */
export function noteReads(
  context: RequestContext,
  kind: Exclude<PersonReadKind, PersonReadKind.EXPORT>,
  employeeIds: readonly string[],
): void {
  const reader = findReader(context);
  if (reader) context.app.reads.note(context.companyId, { ...reader, kind }, employeeIds);
}

/** Notes that the whole directory was exported. */
export function noteExportOfAll(context: RequestContext): void {
  const reader = findReader(context);
  if (reader) context.app.reads.noteExport(context.companyId, reader, null);
}

/** Returns a function that notes the people of a file as it is made, each of them once. */
export function noteExport(context: RequestContext) {
  const reader = findReader(context);
  const noted = new Set<string>();
  return (ids: readonly string[]): void => {
    if (!reader) return;
    const others = [...new Set(ids)].filter((id) => !noted.has(id));
    for (const id of others) noted.add(id);
    if (others.length > 0) context.app.reads.noteExport(context.companyId, reader, others);
  };
}
