import type { MemberRole } from '../../../access/role.js';
import { endSessions } from '../../../access/sessions.js';
import type { Rows, TenantTransaction } from '../../../database/tenant.js';
import { makeRowLoader } from '../../../request/loaders.js';
import type { ListedMember, MemberName } from './member.types.js';
import { recordEvents } from '../../company/events/record-events.js';
import { EventKind } from '../../company/events/event-kind.js';

export interface Membership {
  companyId: string;
  role: MemberRole;
}

/** Finds the companies of an account, in the order in which it joined. Works in a transaction without a company. */
export function findMemberships(db: Rows, accountId: string): Promise<Membership[]> {
  return db.rows(
    {
      name: 'memberships',
      text: 'SELECT company_id AS "companyId", role FROM find_memberships($1)',
    },
    [accountId],
  );
}

/** Stores a sign-in of a member. @returns the role, and whether it was the first sign-in; undefined if the account is not a member. */
export function storeLastSignIn(
  db: Rows,
  { companyId, accountId }: { companyId: string; accountId: string },
): Promise<{ role: MemberRole; isFirst: boolean } | undefined> {
  return db.row(
    {
      name: 'store-last-sign-in',
      text: `UPDATE member SET last_signed_in_at = now()
        FROM (SELECT id, last_signed_in_at FROM member WHERE company_id = $1 AND account_id = $2 FOR UPDATE) AS before
        WHERE company_id = $1 AND member.id = before.id
        RETURNING role, before.last_signed_in_at IS NULL AS "isFirst"`,
    },
    [companyId, accountId],
  );
}

/** Ends a membership and its sessions. The account may then be without a membership; see `deleteLoneAccount`. */
export async function deleteMember(
  db: TenantTransaction,
  { companyId, id, accountId }: { companyId: string; id: string; accountId: string },
): Promise<void> {
  await endSessions(db, companyId, { accountId });
  const text = 'DELETE FROM member WHERE company_id = $1 AND id = $2';
  await db.rows({ name: 'delete-member', text }, [companyId, id]);
}

/**
 * Deletes an account, with its attempts and known networks, if it has no membership. Needs its own transaction: on Citus, the owner of
 * the function cannot read what the gateway has written in the same one.
 */
export async function deleteLoneAccount(db: Rows, accountId: string): Promise<void> {
  const text = 'SELECT delete_lone_accounts(ARRAY[$1::uuid])';
  await db.rows({ name: 'delete-lone-account', text }, [accountId]);
}

/** Lists the members of a company, owners first, then by address. @param viewerId account of the viewer. */
export function listCompanyMembers(
  db: Rows,
  companyId: string,
  viewerId: string | null,
  limit: number,
): Promise<ListedMember[]> {
  return db.rows(
    {
      name: 'members',
      text: `SELECT member.id, account_id AS "accountId", email, name, role, account_id IS NOT DISTINCT FROM $2 AS "isSelf",
          member.created_at AS "joinedAt", last_signed_in_at AS "lastSignedInAt"
        FROM member JOIN account ON account.id = account_id
        WHERE company_id = $1
        ORDER BY role <> 'OWNER', email, member.id LIMIT $3`,
    },
    [companyId, viewerId, limit],
  );
}

/** Lists the addresses of members by the ids of their memberships. */
export function listAddressesOfMembers(
  db: Rows,
  companyId: string,
  ids: readonly string[],
): Promise<{ id: string; email: string }[]> {
  return db.rows(
    {
      name: 'addresses-of-members',
      text: `SELECT member.id, email FROM member JOIN account ON account.id = account_id
        WHERE company_id = $1 AND member.id = ANY ($2::uuid[])`,
    },
    [companyId, ids],
  );
}

/** Loads the addresses of members by the ids of their memberships; null: they have left. */
export const addressOfMember = makeRowLoader(listAddressesOfMembers, ({ id }) => id);

/** Lists the names of a company's members. */
export function listNames(db: Rows, companyId: string, limit: number): Promise<MemberName[]> {
  return db.rows(
    {
      name: 'member-names',
      text: `SELECT email, name, role FROM member JOIN account ON account.id = account_id
        WHERE company_id = $1 ORDER BY email LIMIT $2`,
    },
    [companyId, limit],
  );
}

/** Finds the name of the member with an account; null: only the address is known, or it is no member. */
export async function findNameOfAccount(
  db: Rows,
  companyId: string,
  accountId: string,
): Promise<string | null> {
  const found = await db.row<{ name: string | null }>(
    {
      name: 'name-of-account',
      text: 'SELECT name FROM member WHERE company_id = $1 AND account_id = $2',
    },
    [companyId, accountId],
  );
  return found?.name ?? null;
}

/** Stores another name of a member. */
export async function storeName(
  db: Rows,
  companyId: string,
  id: string,
  name: string | null,
): Promise<void> {
  await db.rows(
    {
      name: 'store-name',
      text: 'UPDATE member SET name = $3 WHERE company_id = $1 AND id = $2',
    },
    [companyId, id, name],
  );
}

/** Locks the owners of a company until the transaction ends, and lists them. */
export function lockOwners(
  db: Rows,
  companyId: string,
): Promise<{ id: string; accountId: string }[]> {
  return db.rows(
    {
      name: 'lock-owners',
      text: `SELECT id, account_id AS "accountId" FROM member WHERE company_id = $1 AND role = 'OWNER' ORDER BY id FOR UPDATE`,
    },
    [companyId],
  );
}

/** Stores another role of a member. */
export async function storeRole(
  db: Rows,
  companyId: string,
  id: string,
  role: MemberRole,
): Promise<void> {
  await db.rows(
    {
      name: 'store-role',
      text: 'UPDATE member SET role = $3 WHERE company_id = $1 AND id = $2',
    },
    [companyId, id, role],
  );
}

/** Records the event that a member has joined, has another role or was removed, for webhooks. */
export async function recordMemberChange(db: Rows, companyId: string, id: string): Promise<void> {
  await recordEvents(db, companyId, [{ kind: EventKind.MEMBER_CHANGED, subjectId: id }]);
}
