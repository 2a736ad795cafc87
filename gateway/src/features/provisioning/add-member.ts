import { v7 as uuidv7 } from 'uuid';
import type { MemberRole } from '../../access/role.js';
import { mapUniqueViolation } from '../../database/unique-violation.js';
import type { RequestContext } from '../../request/context.js';
import { Account } from '../accounts/account.entity.js';
import { AuditAction } from '../audit/audit-entry.entity.js';
import { writeAudit } from '../audit/audit.service.js';
import {
  endInvitationByEmail,
  lockAccountByEmail,
} from '../member-invitations/member-invitation.queries.js';
import { recordMemberChange } from '../members/member-changes.js';
import { Member } from '../members/member.entity.js';
import { ScimError } from './scim-error.js';

/**
 * Makes an address of a proven domain a member. Creates an account without a password if there is none: its person signs in through the
 * company's identity provider, or sets a password by a mailed link. An existing account keeps its password and second factor.
 * @throws ScimError invalidValue for the address of an administrator of the provider.
 */
export async function addMember(
  context: RequestContext,
  { id, email, role }: { id: string; email: string; role: MemberRole },
): Promise<void> {
  const { db, companyId } = context;
  const manager = await db.manager();
  await endInvitationByEmail(db, companyId, email);
  const accountId = await findOrCreateAccount(context, email);
  await manager.insert(Member, { companyId, id, accountId, role });
  await recordMemberChange(db, companyId, id);
  const detail = `${email}, ${role}`;
  await writeAudit(context, { companyId, action: AuditAction.MEMBER_JOINED, detail });
}

async function findOrCreateAccount({ db }: RequestContext, email: string): Promise<string> {
  const manager = await db.manager();
  await lockAccountByEmail(db, email);
  const account = await manager.findOneBy(Account, { email });
  if (account?.isProvider)
    throw new ScimError(400, 'invalidValue', 'This address cannot be a member of a company');
  if (account) return account.id;
  const id = uuidv7();
  await mapUniqueViolation(
    { account_email_key: ['userName', 'The account of this address has just changed'] },
    () => manager.insert(Account, { id, email, passwordHash: null }),
  );
  return id;
}
