import { v7 as uuidv7 } from 'uuid';
import type { MemberRole } from '../../../access/role.js';
import { mapUniqueViolation } from '../../../database/unique-violation.js';
import type { RequestContext } from '../../../request/context.js';
import { Account } from '../accounts/account.entity.js';
import { AuditAction } from '../../audit/entries/audit-entry.entity.js';
import { writeAudit } from '../../audit/entries/audit.service.js';
import { endInvitationByEmail, lockAccountByEmail } from '../team/member-invitation.queries.js';
import { askForConsent, withdrawRequest } from '../team/member-invitation.service.js';
import { Member } from '../team/member.entity.js';
import { tellOfNewMember } from '../inbox/tell-members.js';
import { findMemberships, recordMemberChange } from '../team/member.queries.js';
import { ScimError } from './scim-error.js';

/** A person whom the identity provider adds. */
interface NewMember {
  id: string;
  email: string;
  name: string | null;
  role: MemberRole;
}

/**
 * Makes an address of a proven domain a member. Creates an account without a password if there is none: its person signs in through the
 * company's identity provider, or sets a password by a mailed link. An account that is a member of another company is asked by mail, and
 * becomes a member once its person has consented: the provider vouches for its own company only.
 * @throws ScimError invalidValue for the address of an administrator of the provider; RateLimited after 3 mails to an address in 15 minutes.
 */
export async function addMember(context: RequestContext, added: NewMember): Promise<void> {
  const { db } = context;
  const { email } = added;
  await lockAccountByEmail(db, email);
  const account = await (await db.manager()).findOneBy(Account, { email });
  if (account?.isProvider)
    throw new ScimError(400, 'invalidValue', 'This address cannot be a member of a company');
  // An account without any membership is about to be deleted.
  if (account && (await findMemberships(db, account.id)).length > 0)
    return askForConsent(context, added);
  return join(context, added, account?.id ?? (await createAccount(context, email)));
}

async function join(
  context: RequestContext,
  { id, email, name, role }: NewMember,
  accountId: string,
): Promise<void> {
  const { db, companyId } = context;
  // Of an earlier name, whose person may not join any more.
  await withdrawRequest(context, id);
  await endInvitationByEmail(db, companyId, email);
  await (await db.manager()).insert(Member, { companyId, id, accountId, role, name });
  await recordMemberChange(db, companyId, id);
  await tellOfNewMember(context.app.jobs, db, companyId, { id, email });
  const detail = `${email}, ${role}`;
  await writeAudit(context, { companyId, action: AuditAction.MEMBER_JOINED, detail });
}

async function createAccount({ db }: RequestContext, email: string): Promise<string> {
  const manager = await db.manager();
  const id = uuidv7();
  await mapUniqueViolation(
    { account_email_key: ['userName', 'The account of this address has just changed'] },
    () => manager.insert(Account, { id, email, passwordHash: null }),
  );
  return id;
}
