import type { Rows } from '../../../database/tenant.js';
import type { Authenticator } from './second-factor.entity.js';
import type { SecondFactor } from './second-factor.types.js';

/** Finds an account's means of signing in. */
export async function findSecondFactor(db: Rows, accountId: string): Promise<SecondFactor> {
  const found = await db.row<SecondFactor>(
    {
      name: 'second-factor-of-account',
      text: `
        SELECT (SELECT password_hash IS NOT NULL FROM account WHERE id = $1) AS "hasPassword",
          (SELECT confirmed_at FROM authenticator WHERE account_id = $1) AS "authenticatorSince",
          (SELECT count(*)::int FROM passkey WHERE account_id = $1) AS "passkeyCount",
          (SELECT count(*)::int FROM recovery_code WHERE account_id = $1 AND used_at IS NULL) AS "recoveryCodesLeft"`,
    },
    [accountId],
  );
  return found!;
}

/** Returns whether signing in to an account needs more than its password. */
export function hasSecondFactor({
  authenticatorSince,
  passkeyCount,
}: Pick<SecondFactor, 'authenticatorSince' | 'passkeyCount'>): boolean {
  return authenticatorSince !== null || passkeyCount > 0;
}

/** Locks an account until the transaction ends, so that two requests cannot remove its last two factors. */
export async function lockSecondFactor(db: Rows, accountId: string): Promise<void> {
  await db.rows(
    { name: 'lock-second-factor', text: 'SELECT FROM account WHERE id = $1 FOR NO KEY UPDATE' },
    [accountId],
  );
}

/** Finds the authenticator app of an account, confirmed or not. */
export function findAuthenticator(
  db: Rows,
  accountId: string,
): Promise<Pick<Authenticator, 'secret' | 'confirmedAt'> | undefined> {
  return db.row(
    {
      name: 'authenticator-of-account',
      text: 'SELECT secret, confirmed_at AS "confirmedAt" FROM authenticator WHERE account_id = $1',
    },
    [accountId],
  );
}

/** Stores an unconfirmed secret. Returns false if the account has a confirmed one. */
export async function storeSecret(db: Rows, accountId: string, secret: Buffer): Promise<boolean> {
  const stored = await db.rows(
    {
      name: 'store-authenticator-secret',
      text: `
        INSERT INTO authenticator (account_id, secret) VALUES ($1, $2)
        ON CONFLICT (account_id) DO UPDATE SET secret = excluded.secret, last_step = 0
          WHERE authenticator.confirmed_at IS NULL
        RETURNING account_id`,
    },
    [accountId, secret],
  );
  return stored.length > 0;
}

/** Confirms the secret with the time step of its first code. Returns false if it has been confirmed or replaced meanwhile. */
export async function confirmSecret(
  db: Rows,
  { accountId, secret, step }: { accountId: string; secret: Buffer; step: number },
): Promise<boolean> {
  const confirmed = await db.rows(
    {
      name: 'confirm-authenticator',
      text: `
        UPDATE authenticator SET confirmed_at = now(), last_step = $3
        WHERE account_id = $1 AND secret = $2 AND confirmed_at IS NULL RETURNING account_id`,
    },
    [accountId, secret, step],
  );
  return confirmed.length > 0;
}

/** Consumes the time step of a code. Returns false if a code of this step or a later one was accepted before. */
export async function consumeStep(db: Rows, accountId: string, step: number): Promise<boolean> {
  const used = await db.rows(
    {
      name: 'consume-authenticator-step',
      text: `
        UPDATE authenticator SET last_step = $2
        WHERE account_id = $1 AND confirmed_at IS NOT NULL AND last_step < $2 RETURNING account_id`,
    },
    [accountId, step],
  );
  return used.length > 0;
}

/** Consumes a recovery code. Returns false for an unknown or used one. */
export async function consumeRecoveryCode(
  db: Rows,
  accountId: string,
  codeHash: Buffer,
): Promise<boolean> {
  const used = await db.rows(
    {
      name: 'consume-recovery-code',
      text: `
        UPDATE recovery_code SET used_at = now()
        WHERE account_id = $1 AND code_hash = $2 AND used_at IS NULL RETURNING account_id`,
    },
    [accountId, codeHash],
  );
  return used.length > 0;
}

/** Replaces the recovery codes of an account. */
export async function replaceRecoveryCodes(
  db: Rows,
  accountId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await db.rows(
    {
      name: 'delete-recovery-codes',
      text: 'DELETE FROM recovery_code WHERE account_id = $1',
    },
    [accountId],
  );
  await db.rows(
    {
      name: 'add-recovery-codes',
      text: 'INSERT INTO recovery_code (account_id, code_hash) SELECT $1, unnest($2::bytea[])',
    },
    [accountId, hashes],
  );
}

/** Removes the authenticator app of an account. Returns false if it has none. */
export async function deleteAuthenticator(db: Rows, accountId: string): Promise<boolean> {
  const deleted = await db.rows(
    {
      name: 'delete-authenticator',
      text: 'DELETE FROM authenticator WHERE account_id = $1 AND confirmed_at IS NOT NULL RETURNING account_id',
    },
    [accountId],
  );
  return deleted.length > 0;
}
