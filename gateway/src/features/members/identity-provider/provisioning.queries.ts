import { type MemberRole, Role } from '../../../access/role.js';
import type { Rows } from '../../../database/tenant.js';

/** A member or deactivated person as the identity provider sees them. */
export interface ScimUser {
  id: string;
  /** The `userName`: of a renamed member not yet the address of the account. */
  email: string;
  externalId: string | null;
  /** A member's own, else the one that the provider has sent; null: not known. */
  name: string | null;
  /** Roles of the provider's groups; null if it has never provisioned the member. */
  grantedRoles: MemberRole[] | null;
  /** Null: deactivated, or waiting. */
  member: { accountId: string; email: string; role: MemberRole } | null;
  /** Whether the membership waits for the consent of its person. */
  isWaiting: boolean;
}

/**
 * SQL: members with an address of a proven domain, and everybody whom the provider has provisioned, including deactivated people and those who
 * have not consented yet. Other members, such as guests, do not exist for it. A member hides a deactivated row of the same address.
 */
const users = `
  WITH member_user AS (
    SELECT member.id, coalesce(provisioned_member.email, account.email) AS email, external_id AS "externalId", member.name, roles AS "grantedRoles",
      json_build_object('accountId', account_id, 'email', account.email, 'role', role) AS member, false AS "isWaiting"
    FROM member JOIN account ON account.id = account_id
    LEFT JOIN provisioned_member ON provisioned_member.company_id = $1 AND provisioned_member.id = member.id
    WHERE member.company_id = $1 AND (provisioned_member.id IS NOT NULL OR EXISTS (SELECT FROM mail_domain
      WHERE mail_domain.company_id = $1 AND proven_at IS NOT NULL AND name = split_part(account.email, '@', 2)))
  ), scim_user AS (
    SELECT * FROM member_user
    UNION ALL
    SELECT id, email, external_id, name, roles, NULL, deactivated_at IS NULL FROM provisioned_member AS absent
    WHERE company_id = $1 AND (deactivated_at IS NOT NULL OR EXISTS (SELECT FROM member_invitation AS asked
        WHERE asked.company_id = $1 AND asked.provisioned_id = absent.id AND asked.used_at IS NULL))
      AND NOT EXISTS (SELECT FROM member_user WHERE member_user.id = absent.id OR member_user.email = absent.email)
  )`;

const columns = 'id, email, "externalId", name, "grantedRoles", member, "isWaiting"';

/** Lists a page of the users by id, and counts all of them. @param filter null: all. */
export async function listUsers(
  db: Rows,
  companyId: string,
  filter: { id?: string; email?: string; externalId?: string },
  { startIndex, count }: { startIndex: number; count: number },
): Promise<{ total: number; page: ScimUser[] }> {
  const found = await db.row<{ total: number; page: ScimUser[] }>(
    {
      name: 'scim-users',
      text: `${users}, chosen AS (SELECT ${columns} FROM scim_user
          WHERE ($2::uuid IS NULL OR id = $2) AND ($3::text IS NULL OR email = $3) AND ($4::text IS NULL OR "externalId" = $4))
        SELECT (SELECT count(*)::int FROM chosen) AS total, (SELECT coalesce(json_agg(page), '[]')
          FROM (SELECT * FROM chosen ORDER BY id OFFSET $5 LIMIT $6) AS page) AS page`,
    },
    [
      companyId,
      filter.id ?? null,
      filter.email ?? null,
      filter.externalId ?? null,
      startIndex - 1,
      count,
    ],
  );
  return found!;
}

/** Locks the memberships of a company until the transaction ends. @returns ids of the owners' memberships. */
export async function lockMembers(db: Rows, companyId: string): Promise<string[]> {
  const members = await db.rows<{ id: string; role: MemberRole }>(
    {
      name: 'lock-members',
      text: 'SELECT id, role FROM member WHERE company_id = $1 ORDER BY id FOR UPDATE',
    },
    [companyId],
  );
  return members.filter(({ role }) => role === Role.OWNER).map(({ id }) => id);
}

/** A user to store. */
export interface StoredUser {
  id: string;
  email: string;
  externalId: string | null;
  name: string | null;
  roles: readonly MemberRole[];
  isActive: boolean;
}

/** Stores a user in place of any other with the same address. */
export async function storeUser(
  db: Rows,
  companyId: string,
  { id, email, externalId, name, roles, isActive }: StoredUser,
): Promise<void> {
  await db.rows(
    {
      name: 'delete-other-provisioned-member',
      text: 'DELETE FROM provisioned_member WHERE company_id = $1 AND email = $2 AND id <> $3',
    },
    [companyId, email, id],
  );
  await db.rows(
    {
      name: 'store-provisioned-member',
      text: `INSERT INTO provisioned_member (company_id, id, email, external_id, roles, deactivated_at, name)
        VALUES ($1, $2, $3, $4, $5, $6, $7)
        ON CONFLICT (company_id, id) DO UPDATE SET email = excluded.email, external_id = excluded.external_id,
          roles = excluded.roles, deactivated_at = excluded.deactivated_at, name = excluded.name`,
    },
    [companyId, id, email, externalId, roles, isActive ? null : new Date(), name],
  );
}

/**
 * Stores the name that the provider has sent for a member. That of an owner, who is out of its reach, it can only fill in.
 * @returns whether the name has changed.
 */
export async function storeProvidedName(
  db: Rows,
  companyId: string,
  { id, name }: Pick<StoredUser, 'id' | 'name'>,
): Promise<boolean> {
  const stored = await db.rows(
    {
      name: 'store-provided-name',
      text: `UPDATE member SET name = $3
        WHERE company_id = $1 AND id = $2 AND (role <> 'OWNER' OR name IS NULL) AND name IS DISTINCT FROM $3 RETURNING id`,
    },
    [companyId, id, name],
  );
  return stored.length > 0;
}

/** Returns whether another user has an id of the identity provider, also one whom the company has removed by hand. */
export async function isExternalIdTaken(
  db: Rows,
  companyId: string,
  { id, externalId }: { id: string; externalId: string },
): Promise<boolean> {
  const found = await db.rows(
    {
      name: 'external-id-taken',
      text: 'SELECT id FROM provisioned_member WHERE company_id = $1 AND external_id = $2 AND id <> $3',
    },
    [companyId, externalId, id],
  );
  return found.length > 0;
}

/** Deletes the stored user. */
export async function deleteUser(db: Rows, companyId: string, id: string): Promise<void> {
  await db.rows(
    {
      name: 'delete-provisioned-member',
      text: 'DELETE FROM provisioned_member WHERE company_id = $1 AND id = $2',
    },
    [companyId, id],
  );
}
