import type { Rows } from '../../../database/tenant.js';
import type { Passkey } from './passkey.entity.js';
import type { PasskeyChallenge } from './passkey-challenge.entity.js';
import type { KnownCredential } from './passkey.types.js';

const columns = `id, account_id AS "accountId", credential_id AS "credentialId", public_key AS "publicKey", counter, transports,
  is_backed_up AS "isBackedUp", name, created_at AS "createdAt", last_used_at AS "lastUsedAt"`;

/** Lists the passkeys of an account, the oldest first. */
export function listAccountPasskeys(db: Rows, accountId: string): Promise<Passkey[]> {
  return db.rows(
    {
      name: 'passkeys-of-account',
      text: `SELECT ${columns} FROM passkey WHERE account_id = $1 ORDER BY created_at, id`,
    },
    [accountId],
  );
}

/** Lists the passkeys of an account in the form for browsers. */
export async function listAccountCredentials(
  db: Rows,
  accountId: string,
): Promise<KnownCredential[]> {
  const passkeys = await listAccountPasskeys(db, accountId);
  return passkeys.map(({ credentialId, transports }) => ({
    id: credentialId.toString('base64url'),
    transports,
  }));
}

/** Finds a passkey by the id that its authenticator gave it. */
export function findPasskeyByCredential(
  db: Rows,
  credentialId: Buffer,
): Promise<Passkey | undefined> {
  return db.row(
    {
      name: 'passkey-by-credential',
      text: `SELECT ${columns} FROM passkey WHERE credential_id = $1`,
    },
    [credentialId],
  );
}

/** Stores a new passkey. */
export async function insertPasskey(
  db: Rows,
  passkey: Omit<Passkey, 'createdAt' | 'lastUsedAt'>,
): Promise<Passkey> {
  const { id, accountId, credentialId, publicKey, counter, transports, isBackedUp, name } = passkey;
  const stored = await db.row<Passkey>(
    {
      name: 'insert-passkey',
      text: `
        INSERT INTO passkey (id, account_id, credential_id, public_key, counter, transports, is_backed_up, name)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING ${columns}`,
    },
    [id, accountId, credentialId, publicKey, counter, transports, isBackedUp, name],
  );
  return stored!;
}

/** Gives a passkey of an account another name; undefined if the account has no such passkey. */
export function storePasskeyName(
  db: Rows,
  { accountId, id, name }: Pick<Passkey, 'accountId' | 'id' | 'name'>,
): Promise<Passkey | undefined> {
  return db.row(
    {
      name: 'rename-passkey',
      text: `UPDATE passkey SET name = $3 WHERE account_id = $1 AND id = $2 RETURNING ${columns}`,
    },
    [accountId, id, name],
  );
}

/** Deletes a passkey of an account; undefined if the account has no such passkey. */
export function deletePasskey(
  db: Rows,
  accountId: string,
  id: string,
): Promise<Passkey | undefined> {
  return db.row(
    {
      name: 'delete-passkey',
      text: `DELETE FROM passkey WHERE account_id = $1 AND id = $2 RETURNING ${columns}`,
    },
    [accountId, id],
  );
}

/**
 * Stores a use of a passkey.
 * @returns false if its counter has not increased since the last use, which suggests a copy. Authenticators that don't count always send
 * 0.
 */
export async function storePasskeyUse(
  db: Rows,
  { id, counter, isBackedUp }: { id: string; counter: number; isBackedUp: boolean },
): Promise<boolean> {
  const stored = await db.rows(
    {
      name: 'store-passkey-use',
      text: `
        UPDATE passkey SET counter = $2, is_backed_up = $3, last_used_at = now()
        WHERE id = $1 AND (counter < $2 OR (counter = 0 AND $2 = 0)) RETURNING id`,
    },
    [id, counter, isBackedUp],
  );
  return stored.length > 0;
}

/** Stores a challenge, and deletes expired ones. */
export async function insertChallenge(
  db: Rows,
  { challenge, purpose, subjectId, accountId, network, expiresAt }: PasskeyChallenge,
): Promise<void> {
  await db.rows(
    {
      name: 'delete-old-challenges',
      text: `
        DELETE FROM passkey_challenge WHERE challenge IN
          (SELECT challenge FROM passkey_challenge WHERE expires_at < now() ORDER BY expires_at LIMIT 100 FOR UPDATE SKIP LOCKED)`,
    },
    [],
  );
  await db.rows(
    {
      name: 'insert-challenge',
      text: `
        INSERT INTO passkey_challenge (challenge, purpose, subject_id, account_id, network, expires_at)
        VALUES ($1, $2, $3, $4, $5, $6)`,
    },
    [challenge, purpose, subjectId, accountId, network, expiresAt],
  );
}

/** Consumes a challenge; undefined if it has another purpose or subject, has expired, or was used before. */
export function deleteChallenge(
  db: Rows,
  { challenge, purpose, subjectId }: Pick<PasskeyChallenge, 'challenge' | 'purpose' | 'subjectId'>,
): Promise<Pick<PasskeyChallenge, 'accountId' | 'network'> | undefined> {
  return db.row(
    {
      name: 'use-challenge',
      text: `
        DELETE FROM passkey_challenge
        WHERE challenge = $1 AND purpose = $2 AND subject_id IS NOT DISTINCT FROM $3 AND expires_at > now()
        RETURNING account_id AS "accountId", network`,
    },
    [challenge, purpose, subjectId],
  );
}
