import { Role } from '../../access/role.js';
import { SessionKind } from '../../access/session.entity.js';
import { storeSession } from '../../access/sessions.js';
import { BadUserInput } from '../../errors.js';
import { hashToken, parseTokenCompany } from '../../mail/link-token.js';
import type { RequestContext } from '../../request/context.js';
import type { MailedLinkPayload } from '../members/sign-in/password-payloads.types.js';
import { auditSignIn } from '../members/sign-in/sign-in-audit.js';
import { consumeOwnFileLink } from './own-file-link.queries.js';
import type { OwnFileSession } from './own-file-session.types.js';

/**
 * Asks for a mail with a link to the own file. Response and time are the same for every address: a job looks it up.
 * @throws RateLimited with the wait, after 3 mails in 15 minutes to one address and 30 from one network address.
 */
export async function requestOwnFileLink(
  context: RequestContext,
  given: string,
): Promise<MailedLinkPayload> {
  const { app, caller, db } = context;
  context.assertOnlyField('email');
  const email = given.trim().toLowerCase();
  await context.takeBudget('mailing', caller.address);
  await context.takeBudget('mailbox', email);
  const { address, requestId } = caller;
  await app.jobs.send(db, 'own-file-link', { email, address, requestId });
  return { email };
}

/**
 * Uses up a mailed link and starts a session that can read the own file.
 * @throws BadUserInput alike for a link that is unknown, used, replaced or too old, and for one of somebody who has left the
 * directory or whose company is not active.
 */
export async function openOwnFile(context: RequestContext, token: string): Promise<OwnFileSession> {
  const { app, caller } = context;
  context.assertOnlyField('token');
  await context.takeBudget('address', caller.address);
  const refusal = new BadUserInput(
    'token',
    'This link has been used or is too old, please ask for a new one',
  );
  const companyId = parseTokenCompany(token);
  if (companyId === undefined) throw refusal;
  await context.enterCompany(companyId);
  const { db } = context;
  const owner = await consumeOwnFileLink(db, companyId, hashToken(token));
  if (!owner) throw refusal;
  const session = await storeSession(db, app.tokenSecret, companyId, {
    kind: SessionKind.OWN_FILE,
    ...owner,
  });
  const detail = `employee ${owner.employeeId}`;
  await auditSignIn(context, companyId, {
    kind: SessionKind.OWN_FILE,
    role: Role.OWN_FILE,
    email: null,
    detail,
  });
  context.returnBudgetAfterCommit('address', caller.address);
  return session;
}
