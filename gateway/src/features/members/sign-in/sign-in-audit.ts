import { LRUCache } from 'lru-cache';
import { MINUTE } from '../../../durations.js';
import type { Role } from '../../../access/role.js';
import type { SessionKind } from '../../../access/session.entity.js';
import type { PasswordAttempts } from '../../../access/password-attempts.js';
import type { RequestContext } from '../../../request/context.js';
import { inTenant, providerTenant } from '../../../database/tenant.js';
import { RateLimited } from '../../../errors.js';
import { signIns } from '../../../observability/metrics.js';
import { AuditAction } from '../../audit/entries/audit-entry.entity.js';
import { writeAuditEntry } from '../../audit/entries/audit.service.js';
import { findMemberships } from '../team/member.queries.js';
import { Account } from '../accounts/account.entity.js';

/** Target of a refused sign-in. */
interface RefusedSignIn {
  companyId: string;
  /** The account or employee. Who tried is unknown. */
  detail: string;
}

/** Recent audit entries of this process: repeated guesses cause no further writes. */
const recentlyAudited = new LRUCache<string, true>({ max: 5000, ttl: 15 * MINUTE });

/** Writes an audit entry for a sign-in, in the request's transaction of the company. */
export async function auditSignIn(
  context: RequestContext,
  companyId: string,
  who: { kind: SessionKind; role: Role; email: string | null; detail?: string },
): Promise<void> {
  const { db, caller } = context;
  const { detail = '', kind, ...actor } = who;
  await writeAuditEntry(db, { companyId, action: AuditAction.SIGNED_IN, detail }, caller, actor);
  context.afterCommit(() => signIns.inc({ kind, outcome: 'started' }));
}

/** Counts a refused sign-in. */
export function countRefusal(kind: SessionKind): void {
  signIns.inc({ kind, outcome: 'refused' });
}

/**
 * Writes an audit entry for a refused sign-in, at most once in 15 minutes per account or employee and action, and 50 times an hour per
 * company, so that guesses do not flood the log. Guesses at unknown names are only counted. Runs in the background, so that the
 * response takes no longer for existing names.
 */
export function auditRefusedSignIn(
  context: RequestContext,
  { companyId, detail }: RefusedSignIn,
  action: AuditAction,
): void {
  const { app, caller } = context;
  const key = `${companyId}:${action}:${detail}`;
  if (recentlyAudited.has(key)) return;
  recentlyAudited.set(key, true);
  runInBackground(context, async () => {
    if (!(await app.limits.mayAudit(companyId, `${action}:${detail}`))) return;
    await inTenant(app.dataSource, companyId, (db) =>
      writeAuditEntry(db, { companyId, action, detail }, caller),
    );
  });
}

/** Writes audit entries for a refused sign-in of an account: one in each of its companies, or in the provider's log. */
export function auditRefusedAccount(
  context: RequestContext,
  { id, email, isProvider }: Account,
  action: AuditAction,
): void {
  runInBackground(context, async () => {
    const companies = isProvider
      ? [{ companyId: providerTenant }]
      : await inTenant(context.app.dataSource, null, (db) => findMemberships(db, id));
    for (const { companyId } of companies)
      auditRefusedSignIn(context, { companyId, detail: email }, action);
  });
}

/** Takes an attempt from an account's budget. @throws RateLimited if it is used up, which is audited. */
export async function consumeSignInAttempt(
  context: RequestContext,
  tries: PasswordAttempts,
  email: string,
): Promise<void> {
  try {
    await tries.takeOrRefuse();
  } catch (error) {
    if (error instanceof RateLimited) auditLock(context, email);
    throw error;
  }
}

function auditLock(context: RequestContext, email: string): void {
  if (recentlyAudited.has(email)) return;
  recentlyAudited.set(email, true);
  runInBackground(context, async () => {
    const account = await context.app.dataSource.getRepository(Account).findOneBy({ email });
    if (account) auditRefusedAccount(context, account, AuditAction.SIGN_IN_LOCKED);
  });
}

function runInBackground({ log }: RequestContext, audit: () => Promise<void>): void {
  audit().catch((error: unknown) =>
    log.warn({ err: error }, 'refused sign-in could not be audited'),
  );
}
