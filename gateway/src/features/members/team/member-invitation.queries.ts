import type { Rows } from '../../../database/tenant.js';
import type { Account } from '../accounts/account.entity.js';
import type { MemberInvitation } from './member-invitation.entity.js';

const columns = `company_id AS "companyId", id, email, role, name, invited_by AS "invitedBy", provisioned_id AS "provisionedId", token_hash AS "tokenHash",
  created_at AS "createdAt", expires_at AS "expiresAt", used_at AS "usedAt"`;

/** Lists the invitations that were not accepted, withdrawn or replaced, newest first. */
export function listOpenInvitations(
  db: Rows,
  companyId: string,
  limit: number,
): Promise<MemberInvitation[]> {
  return db.rows(
    {
      name: 'open-invitations',
      text: `SELECT ${columns} FROM member_invitation WHERE company_id = $1 AND used_at IS NULL
        ORDER BY created_at DESC, id LIMIT $2`,
    },
    [companyId, limit],
  );
}

/** Finds an invitation by the hash of its token. */
export function findInvitationByToken(
  db: Rows,
  companyId: string,
  tokenHash: Buffer,
): Promise<MemberInvitation | undefined> {
  return db.row(
    {
      name: 'invitation-by-token',
      text: `SELECT ${columns} FROM member_invitation WHERE company_id = $1 AND token_hash = $2`,
    },
    [companyId, tokenHash],
  );
}

/** Changes when an open invitation expires; undefined if it is not open. */
export function extendInvitation(
  db: Rows,
  companyId: string,
  id: string,
  expiresAt: Date,
): Promise<MemberInvitation | undefined> {
  return db.row(
    {
      name: 'extend-invitation',
      text: `UPDATE member_invitation SET expires_at = $3
        WHERE company_id = $1 AND id = $2 AND used_at IS NULL RETURNING ${columns}`,
    },
    [companyId, id, expiresAt],
  );
}

/** Ends an open invitation; undefined if it is not open. */
export function endInvitation(
  db: Rows,
  companyId: string,
  id: string,
): Promise<MemberInvitation | undefined> {
  return db.row(
    {
      name: 'end-invitation',
      text: `UPDATE member_invitation SET used_at = statement_timestamp()
        WHERE company_id = $1 AND id = $2 AND used_at IS NULL RETURNING ${columns}`,
    },
    [companyId, id],
  );
}

/** Finds the open request of the identity provider for a membership. */
export function findRequested(
  db: Rows,
  companyId: string,
  provisionedId: string,
): Promise<MemberInvitation | undefined> {
  return db.row(
    {
      name: 'requested-membership',
      text: `SELECT ${columns} FROM member_invitation WHERE company_id = $1 AND provisioned_id = $2 AND used_at IS NULL`,
    },
    [companyId, provisionedId],
  );
}

/** Changes the role that the identity provider asks for. */
export async function updateRequestedRole(
  db: Rows,
  companyId: string,
  provisionedId: string,
  role: MemberInvitation['role'],
): Promise<void> {
  await db.rows(
    {
      name: 'update-requested-role',
      text: `UPDATE member_invitation SET role = $3 WHERE company_id = $1 AND provisioned_id = $2 AND used_at IS NULL`,
    },
    [companyId, provisionedId, role],
  );
}

/** Finds the name that the identity provider has sent for a membership that it asks for; null: none. */
export async function findProvisionedName(
  db: Rows,
  companyId: string,
  provisionedId: string,
): Promise<string | null> {
  const found = await db.row<{ name: string | null }>(
    {
      name: 'provisioned-name',
      text: 'SELECT name FROM provisioned_member WHERE company_id = $1 AND id = $2',
    },
    [companyId, provisionedId],
  );
  return found?.name ?? null;
}

/** Marks somebody who has declined a membership as deactivated for the identity provider. */
export async function deactivateProvisioned(
  db: Rows,
  companyId: string,
  provisionedId: string,
): Promise<void> {
  await db.rows(
    {
      name: 'deactivate-provisioned-member',
      text: 'UPDATE provisioned_member SET deactivated_at = now() WHERE company_id = $1 AND id = $2',
    },
    [companyId, provisionedId],
  );
}

/** Ends the open invitation of an address. */
export async function endInvitationByEmail(
  db: Rows,
  companyId: string,
  email: string,
): Promise<void> {
  await db.rows(
    {
      name: 'end-invitation-of-address',
      text: `UPDATE member_invitation SET used_at = statement_timestamp()
        WHERE company_id = $1 AND email = $2 AND used_at IS NULL`,
    },
    [companyId, email],
  );
}

/** Returns whether an address is a member of a company, and counts the members and the open invitations of other addresses. */
export async function findRoomFor(
  db: Rows,
  companyId: string,
  email: string,
): Promise<{ isMember: boolean; others: number }> {
  const found = await db.row<{ isMember: boolean; others: number }>(
    {
      name: 'room-for-member',
      text: `SELECT EXISTS (SELECT FROM member JOIN account ON account.id = account_id WHERE company_id = $1 AND email = $2) AS "isMember",
        ((SELECT count(*) FROM member WHERE company_id = $1)
          + (SELECT count(*) FROM member_invitation WHERE company_id = $1 AND used_at IS NULL AND email <> $2))::int AS others`,
    },
    [companyId, email],
  );
  return found!;
}

/** Locks the account of an address until the transaction ends, so that it is not deleted and keeps its password. */
export function lockAccountByEmail(
  db: Rows,
  email: string,
): Promise<Pick<Account, 'id' | 'passwordHash'> | undefined> {
  return db.row(
    {
      name: 'lock-account-of-address',
      text: `SELECT id, password_hash AS "passwordHash" FROM account WHERE email = $1 FOR NO KEY UPDATE`,
    },
    [email],
  );
}
