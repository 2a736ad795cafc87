import { hashKey, type KeyClaims, KeyFormat } from '../../../access/key-format.js';
import type { Rows } from '../../../database/tenant.js';
import type { AttemptSecrets } from './provider-connection.js';
import type { SingleSignOnAttempt } from './single-sign-on-attempt.entity.js';

/** Format of the cookie that names an attempt and binds it to the browser. */
export const attemptKey = new KeyFormat('vsa');

/** A parsed cookie. */
export interface AttemptCookie extends KeyClaims {
  key: string;
}

/** Marks an attempt as called back. @returns undefined for a repeated or late callback, and for a wrong state. */
export function consumeCallback(
  db: Rows,
  { companyId, id, key }: AttemptCookie,
  state: string,
): Promise<AttemptSecrets | undefined> {
  return db.row(
    {
      name: 'consume-callback',
      text: `UPDATE single_sign_on_attempt SET called_back_at = now()
        WHERE company_id = $1 AND id = $2 AND cookie_hash = $3 AND state = $4
          AND called_back_at IS NULL AND expires_at > now()
        RETURNING state, nonce, code_verifier AS "codeVerifier"`,
    },
    [companyId, id, hashKey(key), state],
  );
}

/** Result of an attempt. */
export type AttemptResult = { accountId: string } | { refusal: string };

/** Stores the result of an attempt, for the page that finishes the sign-in. */
export async function storeResult(
  db: Rows,
  { companyId, id }: KeyClaims,
  result: AttemptResult,
): Promise<void> {
  const { accountId = null, refusal = null } = result as Partial<
    Pick<SingleSignOnAttempt, 'accountId' | 'refusal'>
  >;
  await db.rows(
    {
      name: 'store-attempt-result',
      text: `UPDATE single_sign_on_attempt SET account_id = $3, refusal = $4, expires_at = now() + interval '5 minutes'
        WHERE company_id = $1 AND id = $2`,
    },
    [companyId, id, accountId, refusal],
  );
}

/** Finds the result of an attempt that has not expired. */
export async function findResult(
  db: Rows,
  { companyId, id, key }: AttemptCookie,
): Promise<AttemptResult | undefined> {
  const found = await db.row<Pick<SingleSignOnAttempt, 'accountId' | 'refusal'>>(
    {
      name: 'attempt-result',
      text: `SELECT account_id AS "accountId", refusal FROM single_sign_on_attempt
        WHERE company_id = $1 AND id = $2 AND cookie_hash = $3 AND expires_at > now()`,
    },
    [companyId, id, hashKey(key)],
  );
  if (found?.refusal) return { refusal: found.refusal };
  return found?.accountId ? { accountId: found.accountId } : undefined;
}

/** Consumes an attempt. @returns undefined if another request has consumed it. */
export function consumeAttempt(
  db: Rows,
  { companyId, id }: KeyClaims,
): Promise<Pick<SingleSignOnAttempt, 'network'> | undefined> {
  return db.row(
    {
      name: 'use-attempt',
      text: 'DELETE FROM single_sign_on_attempt WHERE company_id = $1 AND id = $2 RETURNING network',
    },
    [companyId, id],
  );
}

/** Deletes unfinished attempts, because the provider has changed. */
export async function deleteAttempts(db: Rows, companyId: string): Promise<void> {
  await db.rows(
    { name: 'delete-attempts', text: 'DELETE FROM single_sign_on_attempt WHERE company_id = $1' },
    [companyId],
  );
}

/** Deletes the links to people of a provider that is no longer used. */
export async function deleteLinks(db: Rows, companyId: string): Promise<void> {
  await db.rows(
    { name: 'delete-sign-on-links', text: 'DELETE FROM single_sign_on_link WHERE company_id = $1' },
    [companyId],
  );
}

/** Stores that the address of an account is verified, if it is this one. */
export async function markVerified(db: Rows, accountId: string, email: string): Promise<void> {
  await db.rows(
    {
      name: 'mark-account-verified',
      text: 'UPDATE account SET verified_at = now() WHERE id = $1 AND email = $2 AND verified_at IS NULL',
    },
    [accountId, email],
  );
}

/** Stores the name that an identity provider has sent for a member who has none. */
export async function storeFirstName(
  db: Rows,
  { companyId, accountId }: { companyId: string; accountId: string },
  name: string | null,
): Promise<void> {
  if (name === null) return;
  await db.rows(
    {
      name: 'store-first-name',
      text: 'UPDATE member SET name = $3 WHERE company_id = $1 AND account_id = $2 AND name IS NULL',
    },
    [companyId, accountId, name],
  );
}

/** Returns whether an address has been asked for its consent to the membership that the identity provider has added. */
export async function isAskedForConsent(
  db: Rows,
  companyId: string,
  email: string,
): Promise<boolean> {
  const asked = await db.rows(
    {
      name: 'asked-for-consent',
      text: `SELECT id FROM member_invitation
        WHERE company_id = $1 AND email = $2 AND provisioned_id IS NOT NULL AND used_at IS NULL`,
    },
    [companyId, email],
  );
  return asked.length > 0;
}

/**
 * Finds the member of an address: the account's, or the one by which the identity provider knows the member since a change. An owner has
 * that of the account only, because whoever may change members at the provider may not become an owner.
 */
export async function findMemberByEmail(
  db: Rows,
  companyId: string,
  email: string,
): Promise<string | undefined> {
  const found = await db.row<{ accountId: string }>(
    {
      name: 'member-by-email',
      text: `SELECT account.id AS "accountId" FROM account JOIN member ON member.account_id = account.id
        LEFT JOIN provisioned_member ON provisioned_member.company_id = $1 AND provisioned_member.id = member.id
        WHERE member.company_id = $1 AND CASE WHEN role = 'OWNER' THEN account.email ELSE coalesce(provisioned_member.email, account.email) END = $2`,
    },
    [companyId, email],
  );
  return found?.accountId;
}
