import { Client } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { Role } from '../../src/access/session.entity.js';
import { startSession } from '../../src/access/sessions.js';
import { makeDataSource } from '../../src/database/data-source.js';
import { companyHeader, phoneHeader } from './peers/peer.js';
import type { Phone } from './upload-load.js';
import { entities } from '../../src/app/entities.js';

/** What requests of a company bear: a session for the gateway, the company for peers, who ask nobody to sign in. */
export interface Caller {
  companyId: string;
  headers: Record<string, string>;
  /** Ids of everybody there, in order. */
  people: string[];
}

/** Signs an admin of a company in, past the door that hashes passwords. */
export async function adminOf(
  databaseUrl: string,
  tokenSecret: string,
  companyId: string,
): Promise<Caller> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const accountId = uuidv7();
  await client.query(
    'INSERT INTO account (id, company_id, email, verified_at) VALUES ($1, $2, $3, now())',
    [accountId, companyId, `${accountId}@bench.example`],
  );
  const { rows } = await client.query<{ id: string }>(
    'SELECT id FROM employee WHERE company_id = $1 ORDER BY id',
    [companyId],
  );
  await client.end();
  const dataSource = await makeDataSource(databaseUrl, entities, { poolSize: 1 }).initialize();
  const holder = { role: Role.COMPANY_ADMIN, accountId } as const;
  const token = await startSession({ dataSource, tokenSecret }, companyId, holder);
  await dataSource.destroy();
  return {
    companyId,
    headers: { authorization: `Bearer ${token}`, [companyHeader]: companyId },
    people: rows.map(({ id }) => id),
  };
}

/** Signs so many phones of a company in. */
export async function phonesOf(
  databaseUrl: string,
  tokenSecret: string,
  { companyId, people }: Caller,
  count: number,
): Promise<Phone[]> {
  const dataSource = await makeDataSource(databaseUrl, entities, { poolSize: 1 }).initialize();
  const phones: Phone[] = [];
  for (const employeeId of people.slice(0, count)) {
    const holder = { role: Role.EMPLOYEE, employeeId } as const;
    const token = await startSession({ dataSource, tokenSecret }, companyId, holder);
    const headers = { [companyHeader]: companyId, [phoneHeader]: employeeId };
    phones.push({ employeeId, headers: { ...headers, authorization: `Bearer ${token}` } });
  }
  await dataSource.destroy();
  return phones;
}
