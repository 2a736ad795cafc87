import type { Rows } from './tenant.js';

/**
 * Advisory locks of the whole database. A lock is only a number to PostgreSQL, so all numbers are listed here: kinds that shared one
 * would wait for each other.
 */
export const databaseLocks = {
  migration: 4_000_117,
  /** Held by the gateway that uses the embedded database. */
  embeddedDatabase: 4_000_118,
  /** Taken by the functions that create and drop partitions of contacts, in the migrations. */
  contactPartitions: 4_000_119,
  demoCreation: 4_000_120,
  demoSimulation: 4_000_121,
} as const;

/** Seeds of the locks of one object, such as a company, by what they serialise. */
export const lockSeeds = {
  importStep: 0,
  staleDay: 5,
  followUp: 6,
  importStart: 7,
  companyErasure: 8,
  appCodeRunStart: 15,
} as const;

type ObjectLock = keyof typeof lockSeeds;

/** SQL: takes the lock of an object until the transaction ends. @param key expression that identifies the object, such as `$1`. */
export function lockUntilEnd(lock: ObjectLock, key: string): string {
  return `pg_advisory_xact_lock(hashtextextended(${key}::text, ${lockSeeds[lock]}))`;
}

/** SQL: like `lockUntilEnd`, but false where the lock is not free. */
export function tryLockUntilEnd(lock: ObjectLock, key: string): string {
  return `pg_try_advisory_xact_lock(hashtextextended(${key}::text, ${lockSeeds[lock]}))`;
}

/** Serialises transactions that write the follow-up of a company. Held until the transaction ends. */
export async function lockFollowUp(db: Rows, companyId: string): Promise<void> {
  await db.rows(
    { name: 'lock-follow-up', text: `SELECT ${lockUntilEnd('followUp', '$1')} IS NULL AS locked` },
    [companyId],
  );
}

/** Takes the lock of `lockFollowUp` if it is free; returns whether it was. */
export async function tryLockFollowUp(db: Rows, companyId: string): Promise<boolean> {
  const text = `SELECT ${tryLockUntilEnd('followUp', '$1')} AS "isLocked"`;
  const lock = await db.row<{ isLocked: boolean }>({ name: 'try-lock-follow-up', text }, [
    companyId,
  ]);
  return lock!.isLocked;
}
