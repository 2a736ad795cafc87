import { IsNull } from 'typeorm';
import { DAY } from '../../durations.js';
import type { App, RequestContext } from '../../request/context.js';
import { inTenant, type TenantTransaction } from '../../database/tenant.js';
import type { MailContent } from '../../mail/layout.js';
import { parseTokenCompany, hashToken, makeLinkToken } from '../../mail/link-token.js';
import { queueMail } from '../../mail/outbox.js';
import type { Company } from '../companies/company.entity.js';
import type { Account } from './account.entity.js';
import {
  type AccountLink,
  type AccountLinkPurpose,
  LinkPurpose,
  LinkStatus,
  MailedLink,
} from './mailed-link.entity.js';
import { resetPasswordMail } from './reset-password.mail.js';
import { verifyEmailMail } from './verify-email.mail.js';

/** Lifetime of a mailed link. */
const linkLifetimeMs = DAY;

const mailFor: Record<AccountLinkPurpose, (companyName: string, linkId: string) => MailContent> = {
  [LinkPurpose.VERIFY_EMAIL]: verifyEmailMail,
  [LinkPurpose.RESET_PASSWORD]: resetPasswordMail,
};

/** Stores a link and queues its mail, in a transaction of the company. */
export async function mailLink(
  app: App,
  db: TenantTransaction,
  company: Pick<Company, 'id' | 'name'>,
  account: Pick<Account, 'id' | 'email'>,
  purpose: AccountLinkPurpose,
  id: string,
): Promise<void> {
  const manager = await db.manager();
  const companyId = company.id;
  await manager.insert(MailedLink, {
    companyId,
    id,
    accountId: account.id,
    purpose,
    tokenHash: hashToken(makeLinkToken(app.tokenSecret, { companyId, id })),
    expiresAt: new Date(Date.now() + linkLifetimeMs),
  });
  const content = mailFor[purpose](company.name, id);
  await queueMail(app.jobs, db, { companyId, to: account.email, content });
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
export async function findValidLink(
  db: TenantTransaction,
  companyId: string,
  token: string,
  purposes: readonly AccountLinkPurpose[],
): Promise<AccountLink | undefined> {
  const link = await findLink(db, companyId, token);
  if (!link || getLinkStatus(link) !== LinkStatus.GOOD) return undefined;
  return isAccountLink(link) && purposes.includes(link.purpose) ? link : undefined;
}

function isAccountLink(link: MailedLink): link is AccountLink {
  return link.accountId !== null;
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
