import { createHash, randomUUID } from 'node:crypto';
import { Passwords } from '../../src/access/passwords.js';
import { ConfirmedBy, SessionKind } from '../../src/access/session.entity.js';
import { startSession } from '../../src/access/sessions.js';
import { entities } from '../../src/app/rooms.js';
import { makeDataSource } from '../../src/database/data-source.js';
import { type BenchDatabase, withDataSource } from './database.js';

/** Of everybody in a company that was signed in with passwords. */
export const adminPassword = 'password of the benchmark';
export const phonePassword = '482915';

export interface SignedInCompany {
  id: string;
  passKey: string;
  /** The admin's address. */
  email: string;
  /** Sessions of the admin. */
  tokens: string[];
  people: { id: string; email: string; phone: string; code: string }[];
}

/**
 * Adds an admin to a company and starts sessions for them.
 * @param options.passwords lets the admin and all phones sign in with a password.
 */
export async function signInCompany(
  database: Pick<BenchDatabase, 'url' | 'secrets' | 'query'>,
  companyId: string | undefined,
  { sessions = 1, passwords = false } = {},
): Promise<SignedInCompany> {
  const accountId = randomUUID();
  const email = `${accountId}@bench.example`;
  const hasher = new Passwords(database.secrets.passwordPepper);
  const hash = passwords ? await hasher.hash(adminPassword) : null;
  await database.query(
    'INSERT INTO account (id, email, password_hash, verified_at) VALUES ($1, $2, $3, now())',
    [accountId, email, hash],
  );
  await database.query(
    `INSERT INTO member (company_id, id, account_id, role) VALUES ($1, $2, $2, 'OWNER')`,
    [companyId, accountId],
  );
  if (passwords)
    await database.query('UPDATE employee SET password_hash = $1 WHERE company_id = $2', [
      await hasher.hash(phonePassword),
      companyId,
    ]);
  const [company] = await database.query<{ id: string; unique_id: string }>(
    'SELECT id, unique_id FROM company WHERE id = $1',
    [companyId],
  );
  if (!company) throw new Error('There is no such company');
  const { id, unique_id: passKey } = company;
  const admin = { kind: SessionKind.MEMBER, accountId, confirmedBy: ConfirmedBy.ACCOUNT } as const;
  return {
    id,
    passKey,
    email,
    tokens: await startSessions(
      database,
      id,
      Array.from({ length: sessions }, () => admin),
    ),
    people: await database.query(
      'SELECT id, email, phone, code FROM employee WHERE company_id = $1 ORDER BY id',
      [id],
    ),
  };
}

/** Starts a session for each phone. @returns their tokens. */
export function signInPhones(
  database: Pick<BenchDatabase, 'url' | 'secrets'>,
  companyId: string,
  people: readonly { id: string }[],
): Promise<string[]> {
  const phones = people.map(({ id }) => ({ kind: SessionKind.EMPLOYEE, employeeId: id }) as const);
  return startSessions(database, companyId, phones);
}

/** Opens the own file of each person, as their mailed link does. @returns the tokens. */
export function signInOwnFiles(
  database: Pick<BenchDatabase, 'url' | 'secrets'>,
  companyId: string,
  people: readonly { id: string; email: string }[],
): Promise<string[]> {
  const holders = people.map(({ id, email }) => ({
    kind: SessionKind.OWN_FILE as const,
    employeeId: id,
    emailHash: createHash('sha256').update(email).digest(),
  }));
  return startSessions(database, companyId, holders);
}

function startSessions(
  { url, secrets: { tokenSecret } }: Pick<BenchDatabase, 'url' | 'secrets'>,
  companyId: string,
  holders: readonly Parameters<typeof startSession>[2][],
): Promise<string[]> {
  return withDataSource(makeDataSource(url, entities, { poolSize: 4 }), (dataSource) =>
    Promise.all(
      holders.map((holder) => startSession({ dataSource, tokenSecret }, companyId, holder)),
    ),
  );
}
