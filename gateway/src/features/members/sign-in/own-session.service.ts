import { Not } from 'typeorm';
import { endSessions } from '../../../access/sessions.js';
import type { RequestContext } from '../../../request/context.js';
import { Forbidden, NotFound } from '../../../errors.js';
import { AuditAction } from '../../audit/entries/audit-entry.entity.js';
import { writeAudit } from '../../audit/entries/audit.service.js';
import { listSessions } from './own-session.queries.js';
import type {
  EndOtherSessionsPayload,
  EndSessionPayload,
  OwnSession,
} from './own-session.types.js';

/** Lists the sessions of the viewer's account in the company, the viewer's own first. */
export function listOwnSessions(context: RequestContext): Promise<OwnSession[]> {
  const { accountId, sessionId } = getOwnSession(context);
  return listSessions(context.db, { companyId: context.companyId, accountId }, sessionId);
}

/**
 * Ends a session of the viewer's account, at once and on every process.
 * @throws NotFound for an ended session, somebody else's and an unknown id alike.
 */
export async function endOwnSession(
  context: RequestContext,
  id: string,
): Promise<EndSessionPayload> {
  const { db, companyId } = context;
  const { accountId } = getOwnSession(context);
  const ended = await endSessions(db, companyId, { accountId, id });
  if (ended === 0) throw new NotFound();
  await writeAudit(context, { companyId, action: AuditAction.SESSIONS_ENDED, detail: '1' });
  return { endedSessionId: id };
}

/** Ends every session of the viewer's account in the company but the one of this request. */
export async function endOtherSessions(context: RequestContext): Promise<EndOtherSessionsPayload> {
  const { db, companyId } = context;
  const { accountId, sessionId } = getOwnSession(context);
  const endedCount = await endSessions(db, companyId, { accountId, id: Not(sessionId) });
  const detail = String(endedCount);
  await writeAudit(context, { companyId, action: AuditAction.SESSIONS_ENDED, detail });
  return { endedCount };
}

function getOwnSession({ viewer }: RequestContext): { accountId: string; sessionId: string } {
  if (!viewer?.accountId || !viewer.sessionId) throw new Forbidden();
  return { accountId: viewer.accountId, sessionId: viewer.sessionId };
}
