import { IsNull } from 'typeorm';
import { DAY, MINUTE } from '../../../durations.js';
import type { App, RequestContext } from '../../../request/context.js';
import { inTenant, type TenantTransaction } from '../../../database/tenant.js';
import type { MailContent } from '../../../mail/layout.js';
import { parseTokenCompany, hashToken, makeLinkToken } from '../../../mail/link-token.js';
import { queueMail } from '../../../mail/outbox.js';
import type { Company } from '../../company/profile/company.entity.js';
import type { Account } from './account.entity.js';
import { changeEmailMail } from './change-email.mail.js';
import { confirmIdentityMail } from './confirm-identity.mail.js';
import {
  type AccountLink,
  type AccountLinkPurpose,
  LinkPurpose,
  LinkStatus,
  MailedLink,
} from './mailed-link.entity.js';
import { resetPasswordMail } from './reset-password.mail.js';
import { verifyEmailMail } from './verify-email.mail.js';

/** Lifetimes of mailed links. */
const lifetimesMs: Record<AccountLinkPurpose, number> = {
  [LinkPurpose.VERIFY_EMAIL]: DAY,
  [LinkPurpose.RESET_PASSWORD]: DAY,
  [LinkPurpose.CONFIRM_IDENTITY]: 15 * MINUTE,
  // People do not read a new mailbox every day.
  [LinkPurpose.CHANGE_EMAIL]: 7 * DAY,
};

const mailFor: Record<AccountLinkPurpose, (companyName: string, linkId: string) => MailContent> = {
  [LinkPurpose.VERIFY_EMAIL]: verifyEmailMail,
  [LinkPurpose.RESET_PASSWORD]: resetPasswordMail,
  [LinkPurpose.CONFIRM_IDENTITY]: confirmIdentityMail,
  [LinkPurpose.CHANGE_EMAIL]: changeEmailMail,
};

/** A link to mail: to the new address if there is one, else to the account's. */
interface NewLink extends Partial<Pick<MailedLink, 'sessionId' | 'newEmail'>> {
  id: string;
  purpose: AccountLinkPurpose;
}

/** Stores a link and queues its mail, in a transaction of the company. @returns when it expires. */
export async function mailLink(
  app: App,
  db: TenantTransaction,
  company: Pick<Company, 'id' | 'name'>,
  account: Pick<Account, 'id' | 'email'>,
  link: NewLink,
): Promise<Date> {
  const manager = await db.manager();
  const companyId = company.id;
  const { id, purpose, newEmail } = link;
  const expiresAt = new Date(Date.now() + lifetimesMs[purpose]);
  await manager.insert(MailedLink, {
    companyId,
    accountId: account.id,
    tokenHash: hashToken(makeLinkToken(app.tokenSecret, { companyId, id })),
    expiresAt,
    ...link,
  });
  const content = mailFor[purpose](company.name, id);
  await queueMail(app.jobs, db, { companyId, to: newEmail ?? account.email, content });
  return expiresAt;
}

/**
 * Returns the status of a link without using it.
 * @throws BadUserInput if the document has other fields, because the link's company may not be the viewer's.
 */
export async function findLinkStatus(
  context: RequestContext,
  token: string,
  purpose: LinkPurpose,
): Promise<LinkStatus> {
  const companyId = parseTokenCompany(token);
  if (companyId === undefined) return LinkStatus.UNKNOWN;
  await context.discardTransaction('token');
  const { dataSource } = context.app;
  const link = await inTenant(dataSource, companyId, (db) => findLink(db, companyId, token));
  return getLinkStatus(link?.purpose === purpose ? link : null);
}

/** Returns the status of a mailed link or invitation; UNKNOWN for null. */
export function getLinkStatus(link: Pick<MailedLink, 'usedAt' | 'expiresAt'> | null): LinkStatus {
  if (!link) return LinkStatus.UNKNOWN;
  if (link.usedAt) return LinkStatus.USED;
  return link.expiresAt.getTime() > Date.now() ? LinkStatus.GOOD : LinkStatus.EXPIRED;
}

/** Finds an account's valid link by its token, in a transaction of the company; undefined if there is none. */
export async function findValidLink<Purpose extends AccountLinkPurpose>(
  db: TenantTransaction,
  companyId: string,
  token: string,
  purposes: readonly Purpose[],
): Promise<AccountLink<Purpose> | undefined> {
  const link = await findLink(db, companyId, token);
  if (!link || getLinkStatus(link) !== LinkStatus.GOOD) return undefined;
  return hasPurpose(link, purposes) ? link : undefined;
}

function hasPurpose<Purpose extends AccountLinkPurpose>(
  link: MailedLink,
  purposes: readonly Purpose[],
): link is AccountLink<Purpose> {
  return link.accountId !== null && purposes.some((purpose) => purpose === link.purpose);
}

async function findLink(
  db: TenantTransaction,
  companyId: string,
  token: string,
): Promise<MailedLink | null> {
  return (await db.manager()).findOneBy(MailedLink, { companyId, tokenHash: hashToken(token) });
}

/** Expires all links of an account, which must not work any more once a password has been set. */
export async function expireLinks(
  db: TenantTransaction,
  companyId: string,
  accountId: string,
): Promise<void> {
  const manager = await db.manager();
  await manager.update(
    MailedLink,
    { companyId, accountId, usedAt: IsNull() },
    { usedAt: new Date() },
  );
}
