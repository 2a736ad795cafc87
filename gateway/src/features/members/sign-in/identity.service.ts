import { IsNull } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { ConfirmedBy } from '../../../access/session.entity.js';
import { storeConfirmation } from '../../../access/sessions.js';
import type { RequestContext } from '../../../request/context.js';
import { inTenant } from '../../../database/tenant.js';
import { BadUserInput, Conflict, Forbidden } from '../../../errors.js';
import { parseTokenCompany } from '../../../mail/link-token.js';
import { AuditAction } from '../../audit/entries/audit-entry.entity.js';
import { writeAudit } from '../../audit/entries/audit.service.js';
import { ownCompany } from '../../company/profile/company.service.js';
import { ChallengePurpose } from '../factors/passkey-challenge.entity.js';
import { findSecondFactor, hasSecondFactor } from '../factors/second-factor.queries.js';
import { verifyCode } from '../factors/verify-code.service.js';
import { Account } from '../accounts/account.entity.js';
import type { ConfirmIdentityByLinkInput, ConfirmIdentityInput } from './identity.inputs.js';
import type { ConfirmIdentityPayload, IdentityLinkPayload } from './identity.types.js';
import { LinkPurpose, MailedLink } from '../accounts/mailed-link.entity.js';
import { findValidLink, mailLink } from '../accounts/mailed-link.service.js';
import { consumePasskey, verifyPasskey } from './passkey-proof.service.js';
import { assertOwnPassword } from './own-password.service.js';

/**
 * Confirms the viewer's identity, which allows sensitive work for the next 10 minutes.
 * @throws BadUserInput naming `code`, `passkey` or `password` if it is missing or wrong; RateLimited after 5 wrong ones in 15 minutes.
 */
export async function confirmIdentity(
  context: RequestContext,
  { password, code, passkey }: ConfirmIdentityInput,
): Promise<ConfirmIdentityPayload> {
  const { app, companyId } = context;
  const { accountId, sessionId: id } = getOwnSession(context);
  context.assertOnlyField('input');
  const factor = await inTenant(app.dataSource, null, (db) => findSecondFactor(db, accountId));
  let detail = 'password';
  if (!hasSecondFactor(factor)) await assertOwnPassword(context, password ?? '');
  else if (passkey) {
    const proof = await verifyPasskey(context, passkey);
    const purpose = { purpose: ChallengePurpose.CONFIRM, subjectId: id };
    await consumePasskey(context, context.db, proof, purpose);
    detail = 'passkey';
  } else if (code) detail = await verifyCode(context, accountId, code);
  else if (factor.authenticatorSince !== null)
    throw new BadUserInput('code', 'Please enter the code of your authenticator app');
  else throw new BadUserInput('passkey', 'Please use your passkey, or enter a recovery code');
  const confirmedAt = await storeConfirmation(context.db, { companyId, id }, ConfirmedBy.ACCOUNT);
  await writeAudit(context, { companyId, action: AuditAction.IDENTITY_CONFIRMED, detail });
  return { provedAt: confirmedAt };
}

/**
 * Mails a link to the viewer's address that confirms the identity for this session, for accounts without a second factor. Whoever reads the
 * mailbox can set a password there anyhow.
 * @throws Conflict for an account with a second factor, which a mailbox must not replace; RateLimited after 3 mails in 15 minutes.
 */
export async function requestIdentityLink(context: RequestContext): Promise<IdentityLinkPayload> {
  const { app, caller } = context;
  const { accountId, sessionId, email } = getOwnSession(context);
  context.assertOnlyField('requestIdentityLink');
  await context.takeBudget('mailing', caller.address);
  await context.takeBudget('mailbox', `identity:${accountId}`);
  const { db, companyId } = context;
  await assertNoSecondFactor(context, accountId);
  const company = await ownCompany(context);
  const link = { id: uuidv7(), purpose: LinkPurpose.CONFIRM_IDENTITY as const, sessionId };
  const expiresAt = await mailLink(app, db, company, { id: accountId, email }, link);
  await writeAudit(context, { companyId, action: AuditAction.IDENTITY_LINK_MAILED });
  return { email, expiresAt };
}

/**
 * Confirms the viewer's identity with the mailed link. Only the session that asked for it can use it: otherwise somebody who signs in as another
 * person could have that person press it.
 * @throws BadUserInput for an unknown, used or expired link and for one of another session alike; Conflict for an account with a second factor.
 */
export async function confirmIdentityByLink(
  context: RequestContext,
  { token }: ConfirmIdentityByLinkInput,
): Promise<ConfirmIdentityPayload> {
  const { db, companyId } = context;
  const { accountId, sessionId: id } = getOwnSession(context);
  const linkError = new BadUserInput(
    'token',
    'This link was used, is too old, or was asked for in another browser: please open it where you asked for it, or ask for a new one',
  );
  if (parseTokenCompany(token) !== companyId) throw linkError;
  const link = await findValidLink(db, companyId, token, [LinkPurpose.CONFIRM_IDENTITY]);
  if (link?.sessionId !== id || link.accountId !== accountId) throw linkError;
  await assertNoSecondFactor(context, accountId);
  const manager = await db.manager();
  const { affected } = await manager.update(
    MailedLink,
    { companyId, id: link.id, usedAt: IsNull() },
    { usedAt: new Date() },
  );
  if (!affected) throw linkError;
  await manager.update(
    Account,
    { id: accountId, verifiedAt: IsNull() },
    { verifiedAt: new Date() },
  );
  const confirmedAt = await storeConfirmation(db, { companyId, id }, ConfirmedBy.MAILBOX);
  const detail = 'mailed link';
  await writeAudit(context, { companyId, action: AuditAction.IDENTITY_CONFIRMED, detail });
  return { provedAt: confirmedAt };
}

async function assertNoSecondFactor({ db }: RequestContext, accountId: string): Promise<void> {
  if (hasSecondFactor(await findSecondFactor(db, accountId)))
    throw new Conflict(
      'token',
      'Your account has a second factor: please confirm with that, or with a recovery code',
    );
}

function getOwnSession({ viewer }: RequestContext): {
  accountId: string;
  sessionId: string;
  email: string;
} {
  if (!viewer?.accountId || !viewer.sessionId || !viewer.email) throw new Forbidden();
  const { accountId, sessionId, email } = viewer;
  return { accountId, sessionId, email };
}
