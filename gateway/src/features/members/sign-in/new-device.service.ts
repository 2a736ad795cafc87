import type { SignInPlace } from '../../../access/sessions.js';
import type { RequestContext } from '../../../request/context.js';
import { queueMail } from '../../../mail/outbox.js';
import type { Company } from '../../company/profile/company.entity.js';
import { findMemberships } from '../team/member.queries.js';
import { newDeviceMail } from './new-device.mail.js';
import { isKnownDevice } from './own-session.queries.js';

interface SignIn {
  accountId: string;
  email: string;
  place: Record<keyof SignInPlace, string>;
  /** Whether it is the first sign-in of the membership. */
  isFirst: boolean;
}

/**
 * Mails an account that has just signed in from a new device or network, unless it has never signed in before. Call it in a transaction
 * of the company, after the session has started.
 */
export async function mailNewDevice(
  { app, db }: RequestContext,
  company: Pick<Company, 'id' | 'name' | 'timeZone'>,
  { accountId, email, place, isFirst }: SignIn,
): Promise<void> {
  const companyId = company.id;
  // Every device is new to a new account. A member of several companies may have signed in to another one before.
  if (isFirst && (await findMemberships(db, accountId)).length === 1) return;
  if (await isKnownDevice(db, companyId, { accountId, ...place })) return;
  // Otherwise, whoever knows the password could fill the mailbox by inventing user agents.
  if ((await app.limits.take('device-mail', `${companyId}:${accountId}`)) > 0) return;
  const content = newDeviceMail(company, { ...place, at: new Date() });
  await queueMail(app.jobs, db, { companyId, to: email, content });
}
