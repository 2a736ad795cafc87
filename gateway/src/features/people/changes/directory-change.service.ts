import { DAY } from '../../../durations.js';
import { v7 as uuidv7 } from 'uuid';
import type { Role } from '../../../access/role.js';
import type { App } from '../../../request/context.js';
import type { TenantTransaction } from '../../../database/tenant.js';
import { markDaysOfChange } from '../../../jobs/mark-days.js';
import { DirectoryChange, DirectoryChangeKind, isStatusKind } from './directory-change.entity.js';
import { countPeopleOfChange, endRecording, planErasures } from './directory-change.queries.js';

/** How long a change can be undone. */
const undoTimeMs: Record<DirectoryChangeKind, number> = {
  [DirectoryChangeKind.DEPARTMENT]: 10_000,
  [DirectoryChangeKind.NEGATIVE]: 10_000,
  [DirectoryChangeKind.POSITIVE]: 10_000,
  [DirectoryChangeKind.DELETION]: 10_000,
  [DirectoryChangeKind.IMPORT]: DAY,
};

/** Extra time in which an undo is still accepted, for network latency. */
export const undoGraceMs = 5000;

/** Author of a directory change, and the transaction of the company that makes it. */
export interface ChangeContext {
  app: Pick<App, 'jobs' | 'statuses' | 'tokenSecret'>;
  db: TenantTransaction;
  companyId: string;
  /** Email address of the author. */
  by: string;
  role: Role | null;
  /** Network address of the request. */
  address: string;
}

/**
 * Opens a directory change. The same transaction then changes people, stores their old values in `directory_change_person`, and
 * calls `endChange`.
 */
export async function beginChange(
  { db, companyId, by }: ChangeContext,
  kind: DirectoryChangeKind,
  detail = '',
): Promise<DirectoryChange> {
  const now = new Date();
  const change: DirectoryChange = {
    companyId,
    id: uuidv7(),
    kind,
    setsStatus: isStatusKind(kind),
    count: 0,
    detail,
    by,
    createdAt: now,
    undoUntil: now,
    undoneAt: null,
  };
  const manager = await db.manager();
  await manager.insert(DirectoryChange, change);
  return change;
}

/**
 * Closes a change: counts its people, marks days of changed departments as stale, and starts the time in which it can be undone.
 * When that time is over, a job deletes the old values and erases deleted people.
 */
export async function endChange(
  changing: ChangeContext,
  change: DirectoryChange,
): Promise<DirectoryChange> {
  const { app, db, companyId, address } = changing;
  const count = await countPeopleOfChange(db, companyId, change.id);
  await markDaysOfChange(db, companyId, change.id);
  const ended = await endRecording(db, companyId, change.id, {
    count,
    undoTimeMs: undoTimeMs[change.kind],
  });
  const eraseAt = new Date(ended.undoUntil.getTime() + undoGraceMs);
  await planErasures(db, companyId, change.id, eraseAt);
  const job = { companyId, changeId: change.id, address };
  await app.jobs.send(db, 'forget-change', job, eraseAt);
  return ended;
}
