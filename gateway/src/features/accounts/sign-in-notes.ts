import { LRUCache } from 'lru-cache';
import { MINUTE } from '../../durations.js';
import type { Role } from '../../access/session.entity.js';
import type { Tries } from '../../access/tries.js';
import type { RequestContext } from '../../request/context.js';
import { inTenant, providerTenant } from '../../database/tenant.js';
import { RateLimited } from '../../errors.js';
import { signIns } from '../../observability/metrics.js';
import { AuditAction } from '../audit/audit-entry.entity.js';
import { writeVisit } from '../audit/audit.service.js';
import { Account } from './account.entity.js';

/** Whom a refused sign-in was meant for. */
interface Refused {
  companyId: string;
  /** Who it was; the one who tried is not known. */
  detail: string;
}

/** What this process has noted lately: whoever goes on guessing costs the database nothing more. */
const noted = new LRUCache<string, true>({ max: 5000, ttl: 15 * MINUTE });

/** Writes a sign-in into the log, in the request's transaction, which stands in the company. */
export async function noteSignIn(
  context: RequestContext,
  companyId: string,
  who: { role: Role; email: string | null; detail?: string },
): Promise<void> {
  const { db, caller } = context;
  const { detail = '', ...actor } = who;
  await writeVisit(db, { companyId, action: AuditAction.SIGNED_IN, detail }, caller, actor);
  context.afterCommit(() => signIns.inc({ role: who.role, outcome: 'started' }));
}

export function countRefusal(role: Role): void {
  signIns.inc({ role, outcome: 'refused' });
}

export function refusalOf({ companyId, email }: Account): Refused {
  return { companyId: companyId ?? providerTenant, detail: email };
}

/**
 * Writes a refused sign-in into the log, once in 15 minutes for each account or employee and action, and 50 times an hour for a
 * company: guesses by the thousand do not fill it. Guesses at names that nobody has are only counted. Nobody waits for it, so
 * that the answer takes no longer for a name that exists.
 */
export function noteRefusal(
  { app, caller, log }: RequestContext,
  { companyId, detail }: Refused,
  action: AuditAction,
): void {
  const key = `${companyId}:${action}:${detail}`;
  if (noted.has(key)) return;
  noted.set(key, true);
  const note = async () => {
    if (!(await app.limits.mayNote(companyId, `${action}:${detail}`))) return;
    await inTenant(app.dataSource, companyId, (db) =>
      writeVisit(db, { companyId, action, detail }, caller),
    );
  };
  note().catch((error: unknown) => log.warn({ err: error }, 'a refused sign-in was not noted'));
}

/** @throws RateLimited when the account's tries are used up, which the log is told of. */
export async function takeOrNoteLock(
  context: RequestContext,
  tries: Tries,
  email: string,
): Promise<void> {
  try {
    await tries.takeOrRefuse();
  } catch (error) {
    if (error instanceof RateLimited) noteLock(context, email);
    throw error;
  }
}

function noteLock(context: RequestContext, email: string): void {
  if (noted.has(email)) return;
  noted.set(email, true);
  const note = async () => {
    const account = await context.app.dataSource.getRepository(Account).findOneBy({ email });
    if (account) noteRefusal(context, refusalOf(account), AuditAction.SIGN_IN_LOCKED);
  };
  note().catch((error: unknown) => context.log.warn({ err: error }, 'a lock was not noted'));
}
