import type { TenantTransaction } from '../../../database/tenant.js';
import { BadUserInput } from '../../../errors.js';
import { hashToken } from '../../../mail/link-token.js';
import { Account } from '../accounts/account.entity.js';
import { LinkStatus } from '../accounts/mailed-link.entity.js';
import { getLinkStatus } from '../accounts/mailed-link.service.js';
import { assertCompanyOpen } from './member-session.service.js';
import { Company } from '../../company/profile/company.entity.js';
import { findSecondFactor } from '../factors/second-factor.queries.js';
import type { MemberInvitation } from '../team/member-invitation.entity.js';
import { findInvitationByToken } from '../team/member-invitation.queries.js';

/** An invitation with its company, and the account of the invited address. */
export interface Invited {
  invitation: MemberInvitation;
  company: Company;
  account: Account | null;
  /** Whether the account has a passkey. */
  hasPasskey: boolean;
}

/** Finds the status of an invitation by its token, and the invitation only if its link works, in a transaction of the company. */
export async function findInvited(
  db: TenantTransaction,
  companyId: string,
  token: string,
): Promise<{ status: LinkStatus; invited?: Invited }> {
  const invitation = await findInvitationByToken(db, companyId, hashToken(token));
  const status = getLinkStatus(invitation ?? null);
  if (!invitation || status !== LinkStatus.GOOD) return { status };
  const manager = await db.manager();
  const company = await manager.findOneByOrFail(Company, { id: companyId });
  const account = await manager.findOneBy(Account, { email: invitation.email });
  const hasPasskey = account !== null && (await hasPasskeys(db, account.id));
  return { status, invited: { invitation, company, account, hasPasskey } };
}

/** @throws BadUserInput naming `token` for an unknown, used or expired link; Forbidden while the company is not active. */
export async function findValidInvitation(
  db: TenantTransaction,
  companyId: string,
  token: string,
): Promise<Invited> {
  const { invited } = await findInvited(db, companyId, token);
  if (!invited) throw linkError();
  assertCompanyOpen(invited.company);
  if (invited.account?.isProvider)
    throw new BadUserInput('token', 'This address cannot be a member of a company');
  return invited;
}

export function linkError(): BadUserInput {
  return new BadUserInput(
    'token',
    'This invitation was used or withdrawn, or is too old: please ask for a new one',
  );
}

/** Returns whether the invited address can sign in already. */
export function canSignIn({
  account,
  hasPasskey,
}: {
  account: Pick<Account, 'passwordHash'> | null | undefined;
  hasPasskey: boolean;
}): boolean {
  return hasPasskey || Boolean(account?.passwordHash);
}

/** Returns whether an account has a passkey. */
export async function hasPasskeys(db: TenantTransaction, accountId: string): Promise<boolean> {
  return (await findSecondFactor(db, accountId)).passkeyCount > 0;
}
